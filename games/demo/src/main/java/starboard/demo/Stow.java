package starboard.demo;

import starboard.kernel.Ask;
import starboard.kernel.Choices;
import starboard.kernel.Option;
import starboard.kernel.Seat;
import starboard.kernel.Text;

/** D3.2 A hand card goes face down into the hold. */
record Stow(Seat seat) implements Ask<Demo, Cards> {

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public void options(Demo s, Choices<Cards> out) {
    Cards.list(s.hand(seat), out);
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

  @Override
  public Option option(Demo s, Cards card) {
    return card.ofHand("stow", seat);
  }
}
