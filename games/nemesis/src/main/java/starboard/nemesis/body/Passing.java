package starboard.nemesis.body;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.ask.HandCard;

/** N3.7 Declared, then the Bleeding wound, then any discards; it ends the actions. */
public record Passing(Seat seat) implements Step<Nemesis> {
  @Override
  public void run(Nemesis s) {
    s.clock().endActions();
    if (s.crew().hasPassed(seat)) return;
    s.beginActionOrStep();
    s.crew().pass(seat);
    int wounds = InForce.asked(s, Quantity.WOUNDS_ON_PASS, seat, Nemesis.NONE, 0);
    for (int i = 0; i < wounds; i++) s.then(new Wounds.Light(seat));
    s.then(new DiscardAny(seat, 0));
  }

  /** N3.6 Any number of hand cards, contamination too. */
  public record DiscardAny(Seat seat, int from) implements Ask<Nemesis, HandCard> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<HandCard> out) {
      if (!s.crew().isInPlay(seat) || s.cards().hand(seat).isEmpty()) return;
      out.add(HandCard.DONE);
      HandCard.listAll(s, seat, from, out);
    }

    @Override
    public void answer(Nemesis s, HandCard card) {
      if (card.equals(HandCard.DONE)) return;
      card.discard(s, seat, "event.discards");
      s.then(new DiscardAny(seat, card.card()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.discard-any");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.pass");
    }

    @Override
    public Option option(Nemesis s, HandCard card) {
      return card.option(s, seat, "discard");
    }
  }
}
