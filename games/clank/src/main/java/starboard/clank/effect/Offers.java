package starboard.clank.effect;

import starboard.clank.Clank;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Op;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** C21.1 "Discard to gain", once per card and turn. */
public final class Offers {

  private static final Content CONTENT = Content.BOX;

  private Offers() {}

  /** What a card offers. */
  public static Op.DiscardThen of(int card) {
    for (Card.Effect effect : CONTENT.card(card).effects()) {
      for (Op op : effect.ops()) if (op instanceof Op.DiscardThen offer) return offer;
    }
    throw new IllegalArgumentException(CONTENT.card(card).id() + " offers nothing");
  }

  /** A kind of card of the hand. */
  public record FromHand(int kind) implements Choice {}

  /**
   * Which card is discarded.
   *
   * @param left how many are still to be discarded
   */
  public record Discarding(Seat seat, int card, int left) implements Ask<Clank, FromHand> {
    @Override
    public void options(Clank s, Choices<FromHand> out) {
      Pile hand = s.hand(seat);
      for (int i = 0; i < hand.size(); i++) {
        if (!Box.repeats(hand, i)) out.add(new FromHand(Box.kindOf(hand.number(i))));
      }
    }

    @Override
    public void answer(Clank s, FromHand from) {
      s.discard(seat, from.kind);
      if (left > 1) s.then(new Discarding(seat, card, left - 1));
      else Resolving.now(s, seat, card, of(card).then());
    }

    /** Nobody else knows how many kinds of cards are in the hand. */
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public Text question(Clank s) {
      return Text.of("ask.discard", left);
    }

    @Override
    public Text source(Clank s) {
      return Texts.card(card);
    }

    @Override
    public Option option(Clank s, FromHand from) {
      String widget = Widgets.hand(seat, from.kind);
      Text text = Text.of("do.discard", Arg.of(Texts.card(from.kind)));
      return Option.of("discard:" + widget, text, widget);
    }
  }
}
