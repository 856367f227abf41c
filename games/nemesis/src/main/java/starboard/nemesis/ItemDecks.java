package starboard.nemesis;

import java.util.Arrays;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.words.CardTexts;

/** The item decks and what is being found in them (N18.15). */
public final class ItemDecks extends NemesisPart {

  private Pile[] itemDecks;
  private Pile[] itemDiscards;

  /** Items drawn to choose from, seen by their drawer only. */
  private Pile[] finds;

  ItemDecks(Nemesis table) {
    super(table);
    itemDecks = new Pile[ItemDeck.values().length];
    Arrays.fill(itemDecks, Pile.EMPTY);
    itemDiscards = itemDecks.clone();
    finds = table().crew().noPiles();
  }

  @Override
  protected void walk(Places p) {
    itemDecks = p.piles(Zones.ITEM_DECKS, itemDecks);
    itemDiscards = p.piles(Zones.ITEM_DISCARDS, itemDiscards);
    finds = p.piles(Zones.FINDS, finds);
  }

  public Pile finds(Seat seat) {
    return finds[seat.index()];
  }

  public Pile itemDeck(ItemDeck deck) {
    return itemDecks[deck.ordinal()];
  }

  public Pile itemDiscard(ItemDeck deck) {
    return itemDiscards[deck.ordinal()];
  }

  /** How many of each item of that deck a seat was never shown, wherever they lie. */
  public int[] unseen(ItemDeck deck, Seat seat) {
    int[] unseen = new int[kit().content().items().size()];
    table()
        .places(
            new Places() {
              @Override
              public Pile pile(Place place, Pile pile) {
                for (int i = 0; i < pile.size(); i++) {
                  int number = pile.number(i);
                  if (kit().deckOf(number) == deck && !Thing.isSeenBy(pile.at(i), seat))
                    unseen[kit().itemOf(number)]++;
                }
                return pile;
              }

              @Override
              public void tokens(String family, Bag bag) {}

              @Override
              public void loose(String family, int kind, int count) {}
            });
    return unseen;
  }

  public boolean isHeavy(int number) {
    return kit().item(kit().itemOf(number)).heavy();
  }

  /**
   * In an imagined world: gives a normal item that a seat has not seen in the deck of a heavy one,
   * and puts that there instead; the heavy one itself if the deck has none.
   */
  int exchange(int heavy, Seat seat, Rng rng, long position) {
    ItemDeck deck = kit().deckOf(heavy);
    if (deck == null) return heavy;
    Pile pile = itemDeck(deck);
    int[] normal = new int[pile.size()];
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      if (!Thing.isSeenBy(pile.at(i), seat) && !isHeavy(pile.number(i))) normal[count++] = i;
    }
    if (count == 0) return heavy;
    int place = normal[rng.draw(Chance.ITEMS, position, count)];
    int found = pile.number(place);
    itemDecks = itemDecks.clone();
    itemDecks[deck.ordinal()] = pile.with(place, pile.at(place) - found + heavy);
    return found;
  }

  /** The position of an item of that kind in a pile, or NONE. */
  public int findItem(Pile pile, int item) {
    for (int i = 0; i < pile.size(); i++) if (kit().itemOf(pile.number(i)) == item) return i;
    return NONE;
  }

  /** The position of an item that is the same for every rule that names it (N1.7), or NONE. */
  public int findSame(Pile pile, int item) {
    for (int i = 0; i < pile.size(); i++) {
      if (kit().content().sameItem(kit().itemOf(pile.number(i))) == item) return i;
    }
    return NONE;
  }

  /** Puts a deck down as it is: for tests. */
  void orderItems(ItemDeck deck, Pile cards) {
    itemDecks = replaced(itemDecks, deck.ordinal(), cards);
  }

  public void layItems(ItemDeck deck, Pile cards) {
    Pile laid = deck == ItemDeck.BLUE ? show(cards, Seats.EVERYONE) : shuffle(Chance.ITEMS, cards);
    itemDecks = replaced(itemDecks, deck.ordinal(), laid);
  }

  private static Pile[] replaced(Pile[] piles, int index, Pile pile) {
    Pile[] changed = piles.clone();
    changed[index] = pile;
    return changed;
  }

  /** N18.15 Takes the top cards of a deck to choose from; tells how many there were (N27.6). */
  public int find(Seat seat, ItemDeck from, int count) {
    int found = 0;
    for (; found < count; found++) {
      int deck = from.ordinal();
      if (itemDecks[deck].isEmpty()) {
        itemDecks = replaced(itemDecks, deck, shuffle(Chance.ITEMS, itemDiscards[deck]));
        itemDiscards = replaced(itemDiscards, deck, Pile.EMPTY);
        if (itemDecks[deck].isEmpty()) break;
      }
      int card = show(itemDecks[deck].top(), Seats.of(seat));
      itemDecks = replaced(itemDecks, deck, itemDecks[deck].withoutTop());
      finds = with(finds, seat, finds(seat).with(card));
      if (heard()) {
        Text does = CardTexts.of(kit().item(kit().itemOf(Thing.number(card))));
        Beat beat = Beats.found("event.you-find", seat, from).shows(Beats.card(card, does));
        tell(Seats.of(seat), Text.of("event.you-find", Arg.thing(card)), beat);
      }
    }
    if (heard()) {
      Text text = Text.of("event.searches", Arg.of(seat), Arg.of(kit().box().items(from).name()));
      tell(Seats.EVERYONE, text, Beats.found("event.searches", seat, from));
    }
    return found;
  }

  /** Takes one of the finds to keep; it lies outside until it is put somewhere. */
  public int takeFind(Seat seat, int item) {
    Pile pile = finds(seat);
    int position = findItem(pile, item);
    int thing = followed(pile.at(position), Seats.of(seat));
    finds = with(finds, seat, followed(pile.without(position), Seats.of(seat)));
    return thing;
  }

  /** What is left of the finds goes under its deck, unseen by others (N18.15). */
  public void returnFinds(Seat seat) {
    Pile pile = finds(seat);
    if (pile.isEmpty()) return;
    for (int i = 0; i < pile.size(); i++) underDeck(followed(pile.at(i), Seats.of(seat)));
    finds = with(finds, seat, Pile.EMPTY);
    if (heard()) {
      ItemDeck deck = kit().deckOf(pile.number(0));
      Beat beat = Beats.of("event.puts-back", seat).from(Beats.at("finds", seat));
      if (deck != null) beat = beat.to(Widgets.deck(deck));
      tell(Seats.EVERYONE, Text.of("event.puts-back", seat), beat);
    }
  }

  /** A crafted item that is declined lies open among the others again (N2.9). */
  public void returnCrafted(Seat seat) {
    Pile pile = finds(seat);
    for (int i = 0; i < pile.size(); i++) putAway(pile.at(i));
    finds = with(finds, seat, Pile.EMPTY);
  }

  /** N18.4 */
  public void underDeck(int thing) {
    ItemDeck deck = kit().deckOf(Thing.number(thing));
    if (deck == null) throw new IllegalArgumentException("it belongs to no deck");
    itemDecks = replaced(itemDecks, deck.ordinal(), itemDeck(deck).under(thing));
  }

  /** One more thing to be put away by its finder: a crafted card. */
  public void findOne(Seat seat, int thing) {
    finds = with(finds, seat, finds(seat).with(thing));
  }

  /** A heavy find is public (N18.15). */
  public void showFind(Seat seat, int item) {
    Pile pile = finds(seat);
    int position = findItem(pile, item);
    finds = with(finds, seat, pile.with(position, show(pile.at(position), Seats.EVERYONE)));
  }

  /** Under its deck, if it has one and does not lie open; else where it goes when used. */
  void giveUp(int thing) {
    ItemDeck deck = kit().deckOf(Thing.number(thing));
    if (deck == null || deck == ItemDeck.BLUE) putAway(thing);
    else underDeck(thing);
  }

  void putAway(int thing) {
    ItemDeck deck = kit().deckOf(Thing.number(thing));
    if (deck == null) table().cards().intoBox(thing);
    else if (deck == ItemDeck.BLUE)
      itemDecks = replaced(itemDecks, deck.ordinal(), itemDeck(deck).with(thing));
    else itemDiscards = replaced(itemDiscards, deck.ordinal(), itemDiscard(deck).with(thing));
  }

  /** N18.20 The first card of that kind in the blue deck; NONE if there is none left. */
  public int takeCrafted(int item) {
    Pile blue = itemDeck(ItemDeck.BLUE);
    int position = findItem(blue, item);
    if (position == NONE) return NONE;
    itemDecks = replaced(itemDecks, ItemDeck.BLUE.ordinal(), blue.without(position));
    return blue.at(position);
  }

  void loseFinds(Seat seat) {
    table().cards().intoBox(finds(seat));
    finds = with(finds, seat, Pile.EMPTY);
  }
}
