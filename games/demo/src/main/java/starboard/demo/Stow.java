package starboard.demo;

import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** D3.2 A hand card goes face down into the hold. */
record Stow(Seat seat) implements FromHand {

  @Override
  public String verb() {
    return "stow";
  }

  @Override
  public void answer(Demo s, Cards card) {
    s.stow(seat, card.kind());
  }

  @Override
  public Text question(Demo s) {
    return Text.of("choose-card-to-stow");
  }

  @Override
  public Text source(Demo s) {
    return Text.of("rule.turn");
  }
}
