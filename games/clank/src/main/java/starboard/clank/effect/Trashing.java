package starboard.clank.effect;

import starboard.clank.Clank;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
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

/**
 * C21.2 Removing cards of the play area or discard pile from the game.
 *
 * @param left how many at most
 * @param must whether a card has to go (C20.2)
 */
public record Trashing(Seat seat, int source, int left, boolean must)
    implements Ask<Clank, Trashing.Card> {

  private static final int KEEP = -1;
  private static final Card[] PLAYED = cards(true);
  private static final Card[] DISCARDED = cards(false);
  private static final Card NO_CARD = new Card(KEEP, false);

  /** A kind of card of the play area or the discard pile. */
  public record Card(int kind, boolean played) implements Choice {

    /** Whether no card goes. */
    public boolean isNone() {
      return kind == KEEP;
    }
  }

  private static Card[] cards(boolean played) {
    Card[] cards = new Card[Content.BOX.cards().size()];
    for (int kind = 0; kind < cards.length; kind++) cards[kind] = new Card(kind, played);
    return cards;
  }

  @Override
  public void options(Clank s, Choices<Card> out) {
    int before = out.size();
    list(s.playArea(seat), PLAYED, out);
    list(s.discardPile(seat), DISCARDED, out);
    if (!must && out.size() > before) out.add(NO_CARD);
  }

  private static void list(Pile pile, Card[] cards, Choices<Card> out) {
    for (int i = 0; i < pile.size(); i++) {
      if (!Box.repeats(pile, i)) out.add(cards[Box.kindOf(pile.number(i))]);
    }
  }

  @Override
  public void answer(Clank s, Card card) {
    if (card.isNone()) return;
    s.remove(seat, card.kind, card.played);
    Conditions.mayHold(s, seat);
    if (left > 1) s.then(new Trashing(seat, source, left - 1, must));
  }

  @Override
  public Text question(Clank s) {
    return Text.of(must ? "ask.trash-must" : "ask.trash");
  }

  @Override
  public Text source(Clank s) {
    return Texts.source(source);
  }

  @Override
  public Option option(Clank s, Card card) {
    if (card.isNone()) return Option.of("keep", Text.of("do.keep"));
    String widget =
        card.played ? Widgets.played(seat, card.kind) : Widgets.discarded(seat, card.kind);
    String from = card.played ? "trash-played" : "trash-discarded";
    Text name = Texts.card(card.kind);
    return Option.of("trash:" + widget, Text.of("do." + from, Arg.of(name)), widget)
        .in(from, Text.of("group." + from), name);
  }
}
