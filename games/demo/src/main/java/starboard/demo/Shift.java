package starboard.demo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** D8 The shift: a row is dealt, then all crews work at once. */
record Shift() implements Step<Demo> {

  @Override
  public void run(Demo s) {
    s.dealRow();
    s.together(s.seats(), Work::new);
    s.then(new ClearRow());
  }

  /** One crew's shift. */
  record Work(Seat seat) implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.then(new Take(seat), new Propose(seat), new Drop(seat));
    }
  }

  /** What the shift asks. */
  interface AtShift<C extends Choice> extends Ask<Demo, C> {
    @Override
    default Text source(Demo s) {
      return Text.of("rule.shift");
    }
  }

  /** D8.1 */
  record Take(Seat seat) implements AtShift<Cards> {
    @Override
    public void options(Demo s, Choices<Cards> out) {
      Cards.list(s.row(), out);
    }

    @Override
    public void answer(Demo s, Cards card) {
      s.takeFromRow(seat, card.kind());
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-from-row");
    }

    @Override
    public Option option(Demo s, Cards card) {
      String widget = DemoScene.rowCard(card.kind());
      return Option.of("take:" + widget, Text.of("do.take", Arg.of(card.name())), widget);
    }
  }

  /** Yes or no. */
  enum Reply implements Choice {
    YES,
    NO
  }

  /** D8.2 */
  record Propose(Seat seat) implements AtShift<Reply> {
    @Override
    public void options(Demo s, Choices<Reply> out) {
      out.add(Reply.YES);
      out.add(Reply.NO);
    }

    @Override
    public void answer(Demo s, Reply reply) {
      if (reply == Reply.NO) return;
      Seat mate = seat.next(s.players());
      s.announce("proposes", seat, mate);
      s.then(new Consent(mate, seat));
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-deal");
    }

    @Override
    public Option option(Demo s, Reply reply) {
      Seat mate = seat.next(s.players());
      return switch (reply) {
        case YES ->
            Option.of(
                "propose:" + DemoScene.mat(mate), Text.of("do.propose", mate), DemoScene.mat(mate));
        case NO -> Option.of("no-deal", Text.of("do.no-deal"));
      };
    }
  }

  /** D8.2 The neighbour's answer, asked in the proposer's lane. */
  record Consent(Seat seat, Seat proposer) implements AtShift<Reply> {
    @Override
    public void options(Demo s, Choices<Reply> out) {
      out.add(Reply.YES);
      out.add(Reply.NO);
    }

    @Override
    public void answer(Demo s, Reply reply) {
      if (reply == Reply.NO) {
        s.announce("not-repaired", seat);
        return;
      }
      s.gain(proposer, 2);
      s.gain(seat, 1);
      s.announce("repaired", proposer, seat, Beats.repaired(proposer, seat));
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-consent", proposer);
    }

    @Override
    public Option option(Demo s, Reply reply) {
      return switch (reply) {
        case YES -> Option.of("yes", Text.of("do.yes"), DemoScene.mat(proposer));
        case NO -> Option.of("no", Text.of("do.no"), DemoScene.mat(proposer));
      };
    }
  }

  /** D8.3 One card after another down to the limit. */
  record Drop(Seat seat) implements AtShift<Cards>, FromHand {
    @Override
    public String verb() {
      return "drop";
    }

    @Override
    public void options(Demo s, Choices<Cards> out) {
      if (s.hand(seat).size() > s.handLimit()) Cards.list(s.hand(seat), out);
    }

    @Override
    public void answer(Demo s, Cards card) {
      s.discard(seat, card.kind(), "dropped");
      s.then(this);
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-card-to-drop");
    }

    /** The cards of least value, one after another, down to the limit. */
    @Override
    public List<Shortcut> shortcuts(Demo s) {
      List<Cards> hand = new ArrayList<>();
      for (int i = 0; i < s.hand(seat).size(); i++) {
        hand.add(new Cards(Components.BOX.kindOf(s.hand(seat).number(i))));
      }
      hand.sort(Comparator.comparingInt(card -> Components.BOX.value(card.kind())));
      List<String> cheapest = new ArrayList<>();
      for (Cards card : hand.subList(0, hand.size() - s.handLimit())) {
        cheapest.add(option(s, card).id());
      }
      return List.of(new Shortcut("drop-cheapest", Text.of("do.drop-cheapest"), cheapest));
    }
  }

  /** D8.1 What nobody took is discarded. */
  record ClearRow() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.discardRow();
    }
  }
}
