package starboard.demo;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** D6 A gift: a card on the tray, and the other's consent. */
final class Gift {

  private Gift() {}

  /** D6.1 */
  record ChooseCard(Seat seat, Seat to) implements FromHand {
    @Override
    public String verb() {
      return "offer";
    }

    @Override
    public void answer(Demo s, Cards card) {
      s.offer(seat, to, card.kind());
      s.then(new Accept(to, seat));
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-card-to-give", to);
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.gift");
    }
  }

  /** The receiver's answer. */
  enum Reply implements Choice {
    ACCEPT,
    REFUSE
  }

  /** D6.1 Accepted, the giver gains a credit; refused, the card goes back. */
  record Accept(Seat seat, Seat giver) implements Ask<Demo, Reply> {
    @Override
    public void options(Demo s, Choices<Reply> out) {
      out.add(Reply.ACCEPT);
      out.add(Reply.REFUSE);
    }

    @Override
    public void answer(Demo s, Reply reply) {
      if (reply == Reply.ACCEPT) {
        s.takeFromTray(seat);
        s.gain(giver, 1);
        s.announce("gift-accepted", seat, Beats.takenFromTray(seat, giver));
      } else {
        s.takeFromTray(giver);
        s.announce("gift-refused", seat, Beats.takenFromTray(giver, giver));
      }
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-gift", giver);
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.gift");
    }

    @Override
    public String about(Demo s) {
      return DemoScene.TRAY;
    }

    @Override
    public Option option(Demo s, Reply reply) {
      return switch (reply) {
        case ACCEPT -> Option.of("accept", Text.of("do.accept"), DemoScene.TRAY);
        case REFUSE -> Option.of("refuse", Text.of("do.refuse"), DemoScene.TRAY);
      };
    }
  }
}
