package starboard.nemesis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Hooks;
import starboard.kernel.Moment;
import starboard.kernel.Pile;
import starboard.kernel.Places;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Text;
import starboard.kernel.Thing;

/**
 * Items and objects (N18): item decks, inventories, hands, ammo, what is attached or taped, and the
 * eggs, corpses and carcasses that lie about or are carried.
 */
public abstract class Belongings extends Cards {

  private static final ObjectKind[] OBJECT_KINDS = ObjectKind.values();
  private static final int CARRIED = 32;
  private static final int NOBODY = 15;

  private Pile[] itemDecks;
  private Pile[] itemDiscards;

  /** Normal items: the face is the owner's secret, the deck is not (N18.1). */
  private Pile[] inventories;

  /** Heavy items in the hand slots, public. */
  private Pile[] held;

  /** Quest items not activated yet, public (N2.14). */
  private Pile[] locked;

  /** Items drawn to choose from, seen by their drawer only. */
  private Pile[] finds;

  /** Cards laid on a weapon, and the weapon each lies on (N18.9). */
  private Pile attached = Pile.EMPTY;

  private int[] attachedTo = {};

  /** Tape, and the two heavy items each card joins (N18.10). */
  private Pile tapes = Pile.EMPTY;

  private int[] taped = {};

  /** By weapon ({@link Kit#weaponOf}). */
  private int[] ammo;

  /** Kind, whose corpse it is, and where it is: a room or a seat. */
  private int[] objects = {};

  Belongings(int players, RuleSet rules, Hooks<Nemesis> hooks) {
    super(players, rules, hooks);
    itemDecks = new Pile[ItemDeck.values().length];
    Arrays.fill(itemDecks, Pile.EMPTY);
    itemDiscards = itemDecks.clone();
    inventories = noPiles();
    held = noPiles();
    locked = noPiles();
    finds = noPiles();
    ammo = new int[kit().weapons()];
  }

  void walkBelongings(Places p) {
    itemDecks = p.piles(Zones.ITEM_DECKS, itemDecks);
    itemDiscards = p.piles(Zones.ITEM_DISCARDS, itemDiscards);
    inventories = p.piles(Zones.INVENTORIES, inventories);
    held = p.piles(Zones.HELD, held);
    locked = p.piles(Zones.LOCKED, locked);
    finds = p.piles(Zones.FINDS, finds);
    attached = p.pile(Zones.ATTACHED, attached);
    tapes = p.pile(Zones.TAPES, tapes);
    int out = 0;
    for (int object : objects) if (kindOf(object) == ObjectKind.EGG.ordinal()) out++;
    p.loose("egg", 0, out);
  }

  // What there is

  public final Pile inventory(Seat seat) {
    return inventories[seat.index()];
  }

  public final Pile held(Seat seat) {
    return held[seat.index()];
  }

  public final Pile locked(Seat seat) {
    return locked[seat.index()];
  }

  public final Pile finds(Seat seat) {
    return finds[seat.index()];
  }

  public final Pile itemDeck(ItemDeck deck) {
    return itemDecks[deck.ordinal()];
  }

  public final Pile itemDiscard(ItemDeck deck) {
    return itemDiscards[deck.ordinal()];
  }

  public final Pile attached() {
    return attached;
  }

  /** The weapon the attached card at that position lies on. */
  public final int attachedTo(int position) {
    return attachedTo[position];
  }

  public final Pile tapes() {
    return tapes;
  }

  /** The position of an item of that kind in a pile, or NONE. */
  public final int findItem(Pile pile, int item) {
    for (int i = 0; i < pile.size(); i++) if (kit().itemOf(pile.number(i)) == item) return i;
    return NONE;
  }

  /** The position of an item that is the same for every rule that names it (N1.7), or NONE. */
  public final int findSame(Pile pile, int item) {
    for (int i = 0; i < pile.size(); i++) {
      if (kit().content().sameItem(kit().itemOf(pile.number(i))) == item) return i;
    }
    return NONE;
  }

  /** The card of an item a Character has unlocked. */
  public final int numberOf(Seat seat, int item) {
    int position = findItem(inventory(seat), item);
    return position == NONE
        ? held(seat).number(findItem(held(seat), item))
        : inventory(seat).number(position);
  }

  /** N24.4 All item cards, attached and taped ones too; locked quest items not. */
  public final int itemCount(Seat seat) {
    int count = inventory(seat).size() + held(seat).size();
    for (int weapon : attachedTo) if (held(seat).contains(kit().weaponCard(weapon))) count++;
    for (int pair : taped) if (held(seat).contains(pair & 0x3FFF)) count++;
    return count;
  }

  public final boolean ownsThing(Seat seat, int number) {
    return inventory(seat).contains(number) || held(seat).contains(number);
  }

  /** Whether the Character has that item unlocked, in inventory or hands. */
  public final boolean owns(Seat seat, int item) {
    return findItem(inventory(seat), item) != NONE || findItem(held(seat), item) != NONE;
  }

  public final int ammo(int weapon) {
    return ammo[weapon];
  }

  /** The most ammo a weapon holds, with what is attached to it. */
  public final int capacity(int weapon) {
    int capacity = kit().weapon(weapon).ammo();
    for (int i = 0; i < attachedTo.length; i++) {
      if (attachedTo[i] == weapon) capacity += kit().addedCapacity(attached.number(i));
    }
    return capacity;
  }

  public final int objectCount() {
    return objects.length;
  }

  public final ObjectKind objectKind(int object) {
    return OBJECT_KINDS[kindOf(objects[object])];
  }

  private static int kindOf(int packed) {
    return packed & 7;
  }

  /** Whose corpse it is, or null. */
  public final @Nullable Seat corpseOf(int object) {
    int owner = objects[object] >>> 3 & 15;
    return owner == NOBODY ? null : Seat.of(owner);
  }

  private static int whereOf(int packed) {
    return packed >>> 7;
  }

  public final boolean liesIn(int object, int room) {
    return whereOf(objects[object]) == room;
  }

  public final boolean carries(Seat seat, int object) {
    return whereOf(objects[object]) == CARRIED + seat.index();
  }

  /** An object of that kind on the floor of a room, or NONE. */
  public final int onFloor(ObjectKind kind, int room) {
    for (int i = 0; i < objects.length; i++) {
      if (kindOf(objects[i]) == kind.ordinal() && whereOf(objects[i]) == room) return i;
    }
    return NONE;
  }

  /** An object of that kind carried by a Character, or NONE. */
  public final int carried(ObjectKind kind, Seat seat) {
    return onFloor(kind, CARRIED + seat.index());
  }

  public final boolean anyOnFloor(int room) {
    for (int object : objects) if (whereOf(object) == room) return true;
    return false;
  }

  public final int carriedCount(Seat seat) {
    int count = 0;
    for (int object : objects) if (whereOf(object) == CARRIED + seat.index()) count++;
    return count;
  }

  /** Eggs that can be attacked or burnt in that room (N12.1). */
  public final int eggsIn(int room) {
    int count = tileAt(room) == kit().nest() ? eggs() : 0;
    for (int object : objects) {
      if (kindOf(object) == ObjectKind.EGG.ordinal() && whereOf(object) == room) count++;
    }
    return count;
  }

  /** Hand slots filled: heavy items and objects, a taped pair counting once. */
  public final int slotsUsed(Seat seat) {
    int used = held(seat).size() + carriedCount(seat);
    for (int pair : taped) if (held(seat).contains(pair & 0x3FFF)) used--;
    return used;
  }

  public final boolean isTaped(int number) {
    return pairOf(number) != NONE;
  }

  private int pairOf(int number) {
    for (int i = 0; i < taped.length; i++) {
      if ((taped[i] & 0x3FFF) == number || taped[i] >>> 14 == number) return i;
    }
    return NONE;
  }

  // Verbs: set-up

  public final void layItems(ItemDeck deck, Pile cards) {
    Pile laid = deck == ItemDeck.BLUE ? show(cards, Seats.EVERYONE) : shuffle(Chance.ITEMS, cards);
    itemDecks = replaced(itemDecks, deck.ordinal(), laid);
  }

  private static Pile[] replaced(Pile[] piles, int index, Pile pile) {
    Pile[] changed = piles.clone();
    changed[index] = pile;
    return changed;
  }

  public final void lockQuestItem(Seat seat, int thing) {
    locked = with(locked, seat, locked(seat).with(show(thing, Seats.EVERYONE)));
  }

  // Verbs: finding

  /** N18.15 Takes the top cards of a deck to choose from; tells how many there were (N27.6). */
  public final int find(Seat seat, ItemDeck from, int count) {
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
      if (heard()) tell(Seats.of(seat), Text.of("event.you-find", Arg.thing(card)));
    }
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.searches", Arg.of(seat), Arg.of(kit().box().items(from).name())));
    }
    return found;
  }

  /** Takes one of the finds to keep; it lies outside until it is put somewhere. */
  public final int takeFind(Seat seat, int item) {
    Pile pile = finds(seat);
    int position = findItem(pile, item);
    int thing = followed(pile.at(position), Seats.of(seat));
    finds = with(finds, seat, followed(pile.without(position), Seats.of(seat)));
    return thing;
  }

  /** What is left of the finds goes under its deck, unseen by others (N18.15). */
  public final void returnFinds(Seat seat) {
    Pile pile = finds(seat);
    for (int i = 0; i < pile.size(); i++) underDeck(followed(pile.at(i), Seats.of(seat)));
    finds = with(finds, seat, Pile.EMPTY);
  }

  /** N18.4 */
  public final void underDeck(int thing) {
    ItemDeck deck = kit().deckOf(Thing.number(thing));
    if (deck == null) throw new IllegalArgumentException("it belongs to no deck");
    itemDecks = replaced(itemDecks, deck.ordinal(), itemDeck(deck).under(thing));
  }

  /** One more thing to be put away by its finder: a crafted card. */
  public final void findOne(Seat seat, int thing) {
    finds = with(finds, seat, finds(seat).with(thing));
  }

  /** A heavy find is public (N18.15). */
  public final void showFind(Seat seat, int item) {
    Pile pile = finds(seat);
    int position = findItem(pile, item);
    finds = with(finds, seat, pile.with(position, show(pile.at(position), Seats.EVERYONE)));
  }

  /** N18.6 A weapon found has its start ammo. */
  public final void loadNew(int thing) {
    int weapon = kit().weaponOf(Thing.number(thing));
    if (weapon != NONE) setAmmo(weapon, kit().weapon(weapon).startAmmo());
  }

  // Verbs: having

  /** A normal item goes to the inventory; who has seen it there knows it. */
  public final void stow(Seat seat, int thing) {
    inventories = with(inventories, seat, inventory(seat).with(show(thing, Seats.of(seat))));
  }

  /** A heavy item goes to the hands, seen by all; there must be a slot. */
  public final void hold(Seat seat, int thing) {
    int shown = show(thing, Seats.EVERYONE);
    held = with(held, seat, held(seat).with(shown));
    if (heard()) tell(Seats.EVERYONE, Text.of("event.holds", Arg.of(seat), Arg.thing(shown)));
  }

  /** N4.8 Items are used openly: all see the card; tells its number. */
  public final int showItem(Seat seat, int item) {
    int position = findItem(inventory(seat), item);
    if (position != NONE) {
      int thing = show(inventory(seat).at(position), Seats.EVERYONE);
      inventories = with(inventories, seat, inventory(seat).with(position, thing));
    }
    int number = numberOf(seat, item);
    if (heard()) tell(Seats.EVERYONE, Text.of("event.uses", Arg.of(seat), Arg.thing(number)));
    return number;
  }

  /** Takes an item out of a Character's inventory or hands; it lies outside now. */
  public final int takeItem(Seat seat, int number) {
    int position = inventory(seat).find(number);
    if (position != NONE) {
      int thing = inventory(seat).at(position);
      inventories = with(inventories, seat, inventory(seat).without(position));
      return thing;
    }
    position = held(seat).find(number);
    int thing = held(seat).at(position);
    held = with(held, seat, held(seat).without(position));
    untape(number);
    return thing;
  }

  public final int takeLocked(Seat seat, int number) {
    int position = locked(seat).find(number);
    int thing = locked(seat).at(position);
    locked = with(locked, seat, locked(seat).without(position));
    return thing;
  }

  /** N18.5, N18.20 An item goes to its discard pile, the blue deck or out of the game. */
  public final void discardItem(Seat seat, int number, String why) {
    int thing = show(takeItem(seat, number), Seats.EVERYONE);
    putAway(thing);
    int weapon = kit().weaponOf(number);
    if (weapon != NONE) detach(weapon);
    if (heard()) tell(Seats.EVERYONE, Text.of(why, Arg.of(seat), Arg.thing(thing)));
  }

  private void putAway(int thing) {
    ItemDeck deck = kit().deckOf(Thing.number(thing));
    if (deck == null) intoBox(thing);
    else if (deck == ItemDeck.BLUE)
      itemDecks = replaced(itemDecks, deck.ordinal(), itemDeck(deck).with(thing));
    else itemDiscards = replaced(itemDiscards, deck.ordinal(), itemDiscard(deck).with(thing));
  }

  /** N18.20 The first card of that kind in the blue deck; NONE if there is none left. */
  public final int takeCrafted(int item) {
    Pile blue = itemDeck(ItemDeck.BLUE);
    int position = findItem(blue, item);
    if (position == NONE) return NONE;
    itemDecks = replaced(itemDecks, ItemDeck.BLUE.ordinal(), blue.without(position));
    return blue.at(position);
  }

  /** N16.6 Items and ammo leave the game unseen. */
  public final void loseItems(Seat seat) {
    Pile gone = held(seat);
    for (int i = 0; i < gone.size(); i++) {
      untape(gone.number(i));
      int weapon = kit().weaponOf(gone.number(i));
      if (weapon != NONE) detach(weapon);
    }
    intoBox(inventory(seat));
    intoBox(gone);
    intoBox(locked(seat));
    intoBox(finds(seat));
    inventories = with(inventories, seat, Pile.EMPTY);
    held = with(held, seat, Pile.EMPTY);
    locked = with(locked, seat, Pile.EMPTY);
    finds = with(finds, seat, Pile.EMPTY);
  }

  // Verbs: weapons

  public final void setAmmo(int weapon, int count) {
    int[] changed = ammo.clone();
    changed[weapon] = count;
    ammo = changed;
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.ammo", Arg.of(kit().name(kit().weaponCard(weapon))), Arg.of(count)));
    }
  }

  /** N18.9 A card is laid on a weapon. */
  public final void attach(int thing, int weapon) {
    attached = attached.with(show(thing, Seats.EVERYONE));
    attachedTo = appended(attachedTo, weapon);
  }

  private void detach(int weapon) {
    for (int i = attachedTo.length - 1; i >= 0; i--) {
      if (attachedTo[i] != weapon) continue;
      putAway(attached.at(i));
      attached = attached.without(i);
      attachedTo = without(attachedTo, i);
    }
  }

  /** N18.10 Joins two heavy items with a tape card. */
  public final void tape(int thing, int number, int other) {
    tapes = tapes.with(show(thing, Seats.EVERYONE));
    taped = appended(taped, number | other << 14);
  }

  private void untape(int number) {
    int pair = pairOf(number);
    if (pair == NONE) return;
    putAway(tapes.at(pair));
    tapes = tapes.without(pair);
    taped = without(taped, pair);
  }

  // Verbs: objects

  /** An object comes to lie in a room (N24.7 hangs on it). */
  public final void lay(ObjectKind kind, @Nullable Seat owner, int room) {
    objects = appended(objects, packed(kind, owner, room));
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.lies", Arg.of(kind.title()), Arg.of(named(room))));
    then(new ObjectLaid(kind, room));
  }

  /** A Character gets an object into its hands; there must be a slot. */
  public final void carry(ObjectKind kind, @Nullable Seat owner, Seat seat) {
    objects = appended(objects, packed(kind, owner, CARRIED + seat.index()));
    if (heard()) tell(Seats.EVERYONE, Text.of("event.carries", Arg.of(seat), Arg.of(kind.title())));
  }

  private static int packed(ObjectKind kind, @Nullable Seat owner, int where) {
    return kind.ordinal() | (owner == null ? NOBODY : owner.index()) << 3 | where << 7;
  }

  /** N18.7 */
  public final void pickUp(Seat seat, int object) {
    ObjectKind kind = objectKind(object);
    Seat owner = corpseOf(object);
    removeObject(object);
    carry(kind, owner, seat);
  }

  /** N18.5 */
  public final void drop(Seat seat, int object) {
    ObjectKind kind = objectKind(object);
    Seat owner = corpseOf(object);
    removeObject(object);
    lay(kind, owner, roomOf(seat));
  }

  public final void hand(Seat to, int object) {
    ObjectKind kind = objectKind(object);
    Seat owner = corpseOf(object);
    removeObject(object);
    carry(kind, owner, to);
  }

  public final void removeObject(int object) {
    objects = without(objects, object);
  }

  private static int[] appended(int[] values, int value) {
    int[] more = Arrays.copyOf(values, values.length + 1);
    more[values.length] = value;
    return more;
  }

  private static int[] without(int[] values, int index) {
    int[] fewer = Arrays.copyOf(values, values.length - 1);
    System.arraycopy(values, index + 1, fewer, index, fewer.length - index);
    return fewer;
  }

  /** An object has come to lie in a room. */
  public record ObjectLaid(ObjectKind kind, int room) implements Moment<Nemesis> {}
}
