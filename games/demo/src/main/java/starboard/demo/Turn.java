package starboard.demo;

import starboard.kernel.Arg;
import starboard.kernel.Ask;
import starboard.kernel.Choices;
import starboard.kernel.Option;
import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.kernel.Text;
import starboard.kernel.Thing;

/** D3 A turn: one action, and the rest of the turn behind it. */
record Turn(Seat seat, int left) implements Ask<Demo, Action> {

  static final int ACTIONS = 2;

  private static final Action SEARCH = new Action.Search();
  private static final Action STOW = new Action.Stow();
  private static final Action PASS = new Action.Pass();

  @Override
  public void options(Demo s, Choices<Action> out) {
    out.add(SEARCH);
    boolean hasProbe = s.holds(seat, Components.BOX.probe);
    boolean hasCard = !s.hand(seat).isEmpty();
    for (int berth = 0; berth < s.wreck().size(); berth++) {
      offerProbe(s, berth, hasProbe, out);
      if (hasCard) out.add(new Action.Open(berth));
      else out.refuse(new Action.Open(berth), needsCard());
    }
    if (hasCard) out.add(STOW);
    else out.refuse(STOW, needsCard());
    for (int i = 0; i < s.players(); i++) {
      if (i == seat.index()) continue;
      if (hasCard) out.add(new Action.Give(Seat.of(i)));
      else out.refuse(new Action.Give(Seat.of(i)), needsCard());
    }
    out.add(PASS);
  }

  private void offerProbe(Demo s, int berth, boolean hasProbe, Choices<Action> out) {
    Action probe = new Action.Probe(berth);
    if (!hasProbe) out.refuse(probe, Text.of("refused.needs-probe"));
    else if (Thing.isSeenBy(s.wreck().at(berth), seat))
      out.refuse(probe, Text.of("refused.already-seen"));
    else out.add(probe);
  }

  private static Text needsCard() {
    return Text.of("refused.needs-card", 0);
  }

  @Override
  public void answer(Demo s, Action action) {
    switch (action) {
      case Action.Search _ ->
          s.then(ReactionWindow.around(s, seat, new Searching(seat), new Cancelled(seat)));
      case Action.Probe probe -> s.then(new Crates.Probe(seat, probe.berth()));
      case Action.Open open -> s.then(new Crates.Pay(seat, open.berth()));
      case Action.Stow _ -> s.then(new Stow(seat));
      case Action.Give give -> s.then(new Gift.ChooseCard(seat, give.to()));
      case Action.Pass _ -> {
        s.announce("passes", seat);
        return;
      }
    }
    if (left > 1) s.then(new Turn(seat, left - 1));
  }

  @Override
  public Text question(Demo s) {
    return Text.of("choose-action", left);
  }

  @Override
  public Text source(Demo s) {
    return Text.of("rule.turn");
  }

  @Override
  public Option option(Demo s, Action action) {
    return switch (action) {
      case Action.Search _ -> Option.of("search", Text.of("do.search"), "bag");
      case Action.Probe probe -> {
        String berth = DemoScene.berth(probe.berth());
        Text text = Text.of("do.probe", probe.berth() + 1);
        yield new Option("probe:" + berth, text, berth, Text.of("cost.probe"));
      }
      case Action.Open open -> {
        String berth = DemoScene.berth(open.berth());
        Text text = Text.of("do.open", open.berth() + 1);
        yield new Option("open:" + berth, text, berth, Text.of("cost.card"));
      }
      case Action.Stow _ -> Option.of("stow", Text.of("do.stow"), DemoScene.hold(seat));
      case Action.Give give -> {
        String mat = DemoScene.mat(give.to());
        yield Option.of("give:" + mat, Text.of("do.give", Arg.of(give.to())), mat);
      }
      case Action.Pass _ -> Option.of("pass", Text.of("do.pass"));
    };
  }

  /** D7.1 An action that was jammed. */
  record Cancelled(Seat actor) implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.announce("cancelled", actor);
    }
  }
}
