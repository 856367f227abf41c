package starboard.demo;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** D5 Crates: looking into them and opening them. */
final class Crates {

  private Crates() {}

  /** D5.1 */
  record Probe(Seat seat, int berth) implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.discard(seat, Components.BOX.probe, "paid");
      s.peek(seat, berth);
    }
  }

  /** D5.2 The card is paid before anybody can jam. */
  record Pay(Seat seat, int berth) implements FromHand {
    @Override
    public String verb() {
      return "pay";
    }

    @Override
    public void answer(Demo s, Cards card) {
      s.discard(seat, card.kind(), "paid");
      s.then(Jamming.around(s, seat, new Open(seat, berth), new Turn.Cancelled(seat)));
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-card-to-pay");
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.crate");
    }

    @Override
    public @Nullable String about(Demo s) {
      return DemoScene.berth(berth);
    }
  }

  /** D5.2 */
  record Open(Seat seat, int berth) implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.takeCrate(seat, berth);
      s.then(new CrateOpened(seat));
    }
  }

  /** A crate has been opened: a flare hangs on it (D1.4). */
  record CrateOpened(Seat seat) implements Moment<Demo> {}
}
