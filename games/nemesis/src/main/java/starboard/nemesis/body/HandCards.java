package starboard.nemesis.body;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.TellsHand;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Reach;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.ask.Target;

/** Cards drawn, swapped and thrown away. */
public final class HandCards {

  static final Text NO_HAND = Text.of("refused.no-hand");
  static final Text TOO_MANY = Text.of("refused.too-many-cards");
  private static final Text NO_CARDS = Text.of("refused.no-cards");

  private HandCards() {}

  /** Why somebody can draw nothing (N3.3); null if he can. */
  static @Nullable Text whyNotDraw(Nemesis s, Seat seat) {
    return s.cards().deck(seat).isEmpty() && s.cards().discard(seat).isEmpty() ? NO_CARDS : null;
  }

  /** N27.25 Any further Characters at working computers, in ascending order. */
  record Further(HandOps.DrawCards op, Occasion on, int from) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = from; i < s.players(); i++) {
        Seat other = Seat.of(i);
        if (s.crew().roomOf(other) == on.room() || !Reach.has(s, on, other)) continue;
        if (op.whyNotTo(s, other, on) != null) continue;
        if (out.size() == 0) out.add(Target.DONE);
        out.add(Target.seat(i));
      }
    }

    @Override
    public void answer(Nemesis s, Target choice) {
      if (choice.equals(Target.DONE)) return;
      op.happenTo(s, Seat.of(choice.index()), on);
      s.then(new Further(op, on, choice.index() + 1));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.further");
    }

    @Override
    public Option option(Nemesis s, Target choice) {
      if (choice.equals(Target.DONE)) return Option.of("done", Text.of("do.done"));
      String mat = Widgets.mat(Seat.of(choice.index()));
      return Option.of("character:" + mat, Text.of("do.seat", Seat.of(choice.index())), mat);
    }
  }

  /** Action cards of one's own choice go, as far as there are any. */
  record DiscardActions(Occasion on, Seat seat, int left) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (left == 0 || !s.crew().isInPlay(seat) || !s.cards().hasActionCards(seat)) return;
      s.then(new DiscardAction(on, seat), new DiscardActions(on, seat, left - 1));
    }
  }

  /** One action card goes. */
  public record DiscardAction(Occasion on, Seat seat) implements EffectAsk<HandCard>, TellsHand {
    @Override
    public int actionCards(Nemesis s) {
      return 1;
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
      card.discard(s, seat, "event.discards");
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.discard-action");
    }

    @Override
    public Option option(Nemesis s, HandCard card) {
      return card.option(s, seat, "discard");
    }
  }

  /**
   * Any number of hand cards go, contamination too; as many and some more are drawn.
   *
   * @param from the first kind of card still to be named
   * @param gone how many are discarded
   * @param bonus how many more are drawn
   */
  record Swap(Occasion on, int from, int gone, int bonus) implements EffectAsk<HandCard> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<HandCard> out) {
      out.add(HandCard.DONE);
      HandCard.listAll(s, seat(), from, out);
    }

    @Override
    public void answer(Nemesis s, HandCard card) {
      if (card.equals(HandCard.DONE)) {
        s.cards().drawCards(seat(), gone + bonus);
        return;
      }
      card.discard(s, seat(), "event.discards");
      s.then(new Swap(on, card.card(), gone + 1, bonus));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.swap", gone);
    }

    @Override
    public Option option(Nemesis s, HandCard card) {
      return card.option(s, seat(), "discard");
    }
  }
}
