package starboard.nemesis;

import java.util.function.Consumer;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.term.ItemDeck;

/** What lies ready at a table of the family that is laid by hand, whichever box it came in. */
public final class Supplies {
  private Supplies() {}

  /** Full decks in the order of the box, Eggs, what the place and the species bring. */
  public static void lay(Nemesis s, Content content, Box box) {
    Pile weaknesses = s.cards().fromBox(box.weaknesses().pile());
    s.intruderDecks()
        .layIntruderDecks(
            s.cards().fromBox(box.attacks().pile()),
            s.cards().fromBox(box.events().pile()),
            weaknesses.top(3));
    s.cards().intoBox(weaknesses.withoutTop(3));
    s.creatures().layEggs(content.setup().eggsOnBoard());
    s.cards().layContamination(s.cards().fromBox(box.contamination().pile()));
    s.crew().layWounds(s.cards().fromBox(box.wounds().pile()));
    for (ItemDeck deck : ItemDeck.values()) {
      s.itemDecks().layItems(deck, s.cards().fromBox(box.items(deck).pile()));
    }
    s.rules().place().setUp(s);
    s.rules().species().fillBag(s);
    int first = box.helpCards().first();
    s.briefing().layHelpCards(s.cards().fromBox(Pile.box(first, first + s.players() - 1)));
    s.clock().setFirstPlayer(Seat.ONE);
  }

  /** An item in the inventory, or in the hands if it is heavy; an own quest item is activated. */
  public static Consumer<Nemesis> item(Content content, Seat seat, String id) {
    return s -> {
      int item = content.items().indexOf(id);
      int quest = s.itemDecks().findItem(s.belongings().locked(seat), item);
      int thing =
          quest == Nemesis.NONE
              ? fromDeck(s, item)
              : s.belongings().takeLocked(seat, s.belongings().locked(seat).number(quest));
      s.belongings().loadNew(thing);
      if (s.kit().item(item).heavy()) s.belongings().hold(seat, thing);
      else s.belongings().stow(seat, thing);
    };
  }

  private static int fromDeck(Nemesis s, int item) {
    for (ItemDeck deck : ItemDeck.values()) {
      Pile cards = s.itemDecks().itemDeck(deck);
      int position = s.itemDecks().findItem(cards, item);
      if (position == Nemesis.NONE) continue;
      s.itemDecks().layItems(deck, cards.without(position));
      return cards.at(position);
    }
    return s.cards().takeFromBox(item);
  }
}
