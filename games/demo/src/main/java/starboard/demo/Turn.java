package starboard.demo;

import starboard.kernel.box.Thing;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** D3 A turn: one action, and the rest of the turn behind it. */
record Turn(Seat seat, int left) implements Ask<Demo, Action> {

  static final int ACTIONS = 2;

  private static final Action SEARCH = new Action.Search();
  private static final Action STOW = new Action.Stow();
  private static final Action PASS = new Action.Pass();
  private static final Action[] PROBE = new Action[Demo.BERTHS];
  private static final Action[] OPEN = new Action[Demo.BERTHS];
  private static final Action[] GIVE = new Action[Seat.MOST];
  private static final Text NEEDS_PROBE = Text.of("refused.needs-probe");
  private static final Text NEEDS_CARD = Text.of("refused.needs-card", 0);
  private static final Text ALREADY_SEEN = Text.of("refused.already-seen");

  static {
    for (int berth = 0; berth < Demo.BERTHS; berth++) {
      PROBE[berth] = new Action.Probe(berth);
      OPEN[berth] = new Action.Open(berth);
    }
    for (int i = 0; i < Seat.MOST; i++) GIVE[i] = new Action.Give(Seat.of(i));
  }

  @Override
  public boolean begins() {
    return true;
  }

  @Override
  public void options(Demo s, Choices<Action> out) {
    out.add(SEARCH);
    boolean hasProbe = s.holds(seat, Components.BOX.probe);
    boolean hasCard = !s.hand(seat).isEmpty();
    for (int berth = 0; berth < s.wreck().size(); berth++) {
      boolean seen = Thing.isSeenBy(s.wreck().at(berth), seat);
      out.offer(PROBE[berth], !hasProbe ? NEEDS_PROBE : seen ? ALREADY_SEEN : null);
      out.offer(OPEN[berth], hasCard ? null : NEEDS_CARD);
    }
    out.offer(STOW, hasCard ? null : NEEDS_CARD);
    for (int i = 0; i < s.players(); i++) {
      if (i != seat.index()) out.offer(GIVE[i], hasCard ? null : NEEDS_CARD);
    }
    out.add(PASS);
  }

  @Override
  public void answer(Demo s, Action action) {
    switch (action) {
      case Action.Search _ ->
          s.then(Jamming.around(s, seat, new Searching(seat), new Cancelled(seat)));
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
  public Text openly(Demo s) {
    return question(s);
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
