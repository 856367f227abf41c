package starboard.nemesis.action;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.TellsHand;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.HandCard;

/** N4.2 Action cards are discarded one by one; then what they pay for. */
public record Paying(Seat seat, int left, Deed next) implements Ask<Nemesis, HandCard>, TellsHand {

  /** Without paying: a card allowed it. */
  public static final int PAID = -1;

  public static Step<Nemesis> of(Seat seat, int cost, Deed next) {
    return cost == 0 ? next : new Paying(seat, cost, next);
  }

  @Override
  public int actionCards(Nemesis s) {
    return left;
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public void options(Nemesis s, Choices<HandCard> out) {
    HandCard.listActions(s, seat, out);
  }

  @Override
  public void answer(Nemesis s, HandCard card) {
    s.cards().discardCard(seat, card.card(), "event.pays");
    s.then(of(seat, left - 1, next));
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.pay", Arg.of(next.inWords(s)), Arg.of(left));
  }

  @Override
  public Text source(Nemesis s) {
    return Text.of("rule.cost");
  }

  @Override
  public Option option(Nemesis s, HandCard card) {
    return card.option(s, seat, "pay");
  }
}
