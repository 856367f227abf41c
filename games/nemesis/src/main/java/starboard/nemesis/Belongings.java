package starboard.nemesis;

import java.util.function.IntConsumer;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.CardTexts;

/** What the Characters have (N18): inventories, hands, ammo, what is attached or taped. */
public final class Belongings extends NemesisPart {

  /** Normal items: the face is the owner's secret, the deck is not (N18.1). */
  private Pile[] inventories;

  /** Heavy items in the hand slots, public. */
  private Pile[] held;

  /** Quest items not activated yet, public (N2.14). */
  private Pile[] locked;

  /** Items offered in a trade, seen by both sides, others see backs (N18.12). */
  private Pile[] trays;

  /** Cards laid on a weapon, and the weapon each lies on (N18.9). */
  private Pile attached = Pile.EMPTY;

  private int[] attachedTo = {};

  /** Tape, and the two heavy items each card joins (N18.10). */
  private Pile tapes = Pile.EMPTY;

  private int[] taped = {};

  /** By weapon ({@link BoxIndex#weaponOf}). */
  private int[] ammo;

  Belongings(Nemesis table) {
    super(table);
    inventories = table().crew().noPiles();
    held = table().crew().noPiles();
    locked = table().crew().noPiles();
    trays = table().crew().noPiles();
    ammo = new int[kit().weapons()];
  }

  @Override
  protected void walk(Places p) {
    inventories = p.piles(Zones.INVENTORIES, inventories);
    held = p.piles(Zones.HELD, held);
    locked = p.piles(Zones.LOCKED, locked);
    trays = p.piles(Zones.TRAYS, trays);
    attached = p.pile(Zones.ATTACHED, attached);
    tapes = p.pile(Zones.TAPES, tapes);
  }

  // What there is

  public Pile inventory(Seat seat) {
    return inventories[seat.index()];
  }

  public Pile held(Seat seat) {
    return held[seat.index()];
  }

  public Pile locked(Seat seat) {
    return locked[seat.index()];
  }

  public Pile attached() {
    return attached;
  }

  /** The weapon the attached card at that position lies on. */
  public int attachedTo(int position) {
    return attachedTo[position];
  }

  public Pile tapes() {
    return tapes;
  }

  /** The card of an item a Character has unlocked. */
  public int numberOf(Seat seat, int item) {
    int position = table().itemDecks().findItem(inventory(seat), item);
    return position == NONE
        ? held(seat).number(table().itemDecks().findItem(held(seat), item))
        : inventory(seat).number(position);
  }

  /** N24.4 All item cards, attached and taped ones too; locked quest items not. */
  public int itemCount(Seat seat) {
    int count = inventory(seat).size() + held(seat).size();
    for (int weapon : attachedTo) if (held(seat).contains(kit().weaponCard(weapon))) count++;
    for (int pair : taped) if (held(seat).contains(pair & 0x3FFF)) count++;
    return count;
  }

  /** Whether the Character has anything it could drop or trade; all see that. */
  public boolean hasThings(Seat seat) {
    return !inventory(seat).isEmpty()
        || !held(seat).isEmpty()
        || table().objects().carriedCount(seat) > 0;
  }

  public boolean ownsThing(Seat seat, int number) {
    return inventory(seat).contains(number) || held(seat).contains(number);
  }

  /** Whether the Character has that item unlocked, in inventory or hands. */
  public boolean owns(Seat seat, int item) {
    return table().itemDecks().findItem(inventory(seat), item) != NONE
        || table().itemDecks().findItem(held(seat), item) != NONE;
  }

  public int ammo(int weapon) {
    return ammo[weapon];
  }

  /** The most ammo a weapon holds, with what is attached to it. */
  public int capacity(int weapon) {
    int capacity = kit().weapon(weapon).ammo();
    for (int i = 0; i < attachedTo.length; i++) {
      if (attachedTo[i] != weapon) continue;
      Item laidOn = kit().item(kit().itemOf(attached.number(i)));
      capacity =
          InForce.changed(table(), laidOn.ops(), Quantity.CAPACITY, Seats.NONE, weapon, capacity);
      capacity =
          InForce.changed(
              table(), laidOn.passiveOps(), Quantity.CAPACITY, Seats.NONE, weapon, capacity);
    }
    return capacity;
  }

  /** Hand slots filled: heavy items and objects, a taped pair counting once. */
  public int slotsUsed(Seat seat) {
    int used = held(seat).size() + table().objects().carriedCount(seat);
    for (int pair : taped) if (held(seat).contains(pair & 0x3FFF)) used--;
    return used;
  }

  public boolean isTaped(int number) {
    return pairOf(number) != NONE;
  }

  private int pairOf(int number) {
    for (int i = 0; i < taped.length; i++) {
      if ((taped[i] & 0x3FFF) == number || taped[i] >>> 14 == number) return i;
    }
    return NONE;
  }

  // Verbs: set-up

  public void lockQuestItem(Seat seat, int thing) {
    locked = with(locked, seat, locked(seat).with(show(thing, Seats.EVERYONE)));
  }

  /** N18.6 A weapon found has its start ammo. */
  public void loadNew(int thing) {
    int weapon = kit().weaponOf(Thing.number(thing));
    if (weapon != NONE) setAmmo(weapon, kit().weapon(weapon).startAmmo());
    rules().place().gained(table(), Thing.number(thing));
  }

  // Verbs: having

  /** A normal item goes to the inventory; who has seen it there knows it. */
  public void stow(Seat seat, int thing) {
    inventories = with(inventories, seat, inventory(seat).with(show(thing, Seats.of(seat))));
    if (heard()) {
      Beat beat = Beats.of("event.keeps", seat).to(Beats.at("items", seat));
      tell(Seats.EVERYONE, Text.of("event.keeps", seat), beat);
    }
  }

  /** A heavy item goes to the hands, seen by all; there must be a slot. */
  public void hold(Seat seat, int thing) {
    int shown = show(thing, Seats.EVERYONE);
    held = with(held, seat, held(seat).with(shown));
    if (heard()) {
      Text text = Text.of("event.holds", Arg.of(seat), Arg.thing(shown));
      tell(Seats.EVERYONE, text, Beats.of("event.holds", seat).to(Beats.at("held", seat)));
    }
  }

  /**
   * An item is named and shown before an action with it is paid; tells its number.
   *
   * @param except a card that has been named before, or NONE
   */
  public int nameItem(Seat seat, int item, int except) {
    Pile pile = inventory(seat);
    for (int i = 0; i < pile.size(); i++) {
      int number = pile.number(i);
      if (kit().itemOf(number) != item || number == except) continue;
      inventories = with(inventories, seat, pile.with(i, show(pile.at(i), Seats.EVERYONE)));
      if (heard()) tellUse(seat, number);
      return number;
    }
    int position = table().itemDecks().findItem(held(seat), item);
    if (held(seat).number(position) == except) position = lastItem(held(seat), item);
    return held(seat).number(position);
  }

  private void tellUse(Seat seat, int number) {
    Text does = CardTexts.of(kit().item(kit().itemOf(number)));
    Beat beat = Beats.of("event.uses", seat).on(Beats.at("items", seat));
    beat = beat.shows(Beats.card(number, does));
    tell(Seats.EVERYONE, Text.of("event.uses", Arg.of(seat), Arg.thing(number)), beat);
  }

  /** An item goes where all see it. */
  private void tellAway(String why, Seat seat, int thing, boolean underDeck) {
    Beat beat = Beats.of(why, seat).on(Beats.at("items", seat), Beats.at("held", seat));
    ItemDeck deck = kit().deckOf(Thing.number(thing));
    if (deck != null) {
      boolean open = underDeck || deck == ItemDeck.BLUE;
      beat = beat.to(open ? Widgets.deck(deck) : "items-discard-" + Spelling.of(deck));
    }
    tell(Seats.EVERYONE, Text.of(why, Arg.of(seat), Arg.thing(thing)), beat);
  }

  private int lastItem(Pile pile, int item) {
    int last = NONE;
    for (int i = 0; i < pile.size(); i++) if (kit().itemOf(pile.number(i)) == item) last = i;
    return last;
  }

  /** N4.8 Items are used openly: all see the card; tells its number. */
  public int showItem(Seat seat, int item) {
    int position = table().itemDecks().findItem(inventory(seat), item);
    if (position != NONE) {
      int thing = show(inventory(seat).at(position), Seats.EVERYONE);
      inventories = with(inventories, seat, inventory(seat).with(position, thing));
    }
    int number = numberOf(seat, item);
    if (heard()) tellUse(seat, number);
    return number;
  }

  /** Takes an item out of a Character's inventory or hands; it lies outside now. */
  public int takeItem(Seat seat, int number) {
    int position = inventory(seat).find(number);
    if (position != NONE) {
      int thing = inventory(seat).at(position);
      inventories = with(inventories, seat, inventory(seat).without(position));
      return thing;
    }
    position = held(seat).find(number);
    int thing = held(seat).at(position);
    held = with(held, seat, held(seat).without(position));
    untape(number, table().itemDecks()::putAway);
    return thing;
  }

  public int takeLocked(Seat seat, int number) {
    int position = locked(seat).find(number);
    int thing = locked(seat).at(position);
    locked = with(locked, seat, locked(seat).without(position));
    return thing;
  }

  /** N18.5, N18.20 An item goes to its discard pile, the blue deck or out of the game. */
  public void discardItem(Seat seat, int number, String why) {
    int thing = show(takeItem(seat, number), Seats.EVERYONE);
    table().itemDecks().putAway(thing);
    int weapon = kit().weaponOf(number);
    if (weapon != NONE) detach(weapon, table().itemDecks()::putAway);
    if (heard()) tellAway(why, seat, thing, false);
  }

  /** N18.5 An item is given up unused, and goes where the place says. */
  public void dropItem(Seat seat, int number) {
    if (!rules().place().dropsUnderDecks()) {
      discardItem(seat, number, "event.drops");
      return;
    }
    int thing = show(takeItem(seat, number), Seats.EVERYONE);
    table().itemDecks().giveUp(thing);
    int weapon = kit().weaponOf(number);
    if (weapon != NONE) detach(weapon, table().itemDecks()::giveUp);
    if (heard()) tellAway("event.drops", seat, thing, true);
  }

  /** N16.6 Items and ammo leave the game unseen, what is attached or taped too (N18.9). */
  public void loseItems(Seat seat) {
    Pile gone = held(seat);
    for (int i = 0; i < gone.size(); i++) {
      untape(gone.number(i), table().cards()::intoBox);
      int weapon = kit().weaponOf(gone.number(i));
      if (weapon != NONE) detach(weapon, table().cards()::intoBox);
    }
    table().cards().intoBox(inventory(seat));
    table().cards().intoBox(gone);
    table().cards().intoBox(locked(seat));
    table().itemDecks().loseFinds(seat);
    inventories = with(inventories, seat, Pile.EMPTY);
    held = with(held, seat, Pile.EMPTY);
    locked = with(locked, seat, Pile.EMPTY);
  }

  // Verbs: trade

  public Pile tray(Seat seat) {
    return trays[seat.index()];
  }

  public boolean hasOffered(Seat seat) {
    return !tray(seat).isEmpty() || table().objects().trayObjects(seat) > 0;
  }

  /** An item is laid on the tray; of a normal one onlookers see only the back. */
  public void layOnTray(Seat seat, Seat to, int number) {
    int position = inventory(seat).find(number);
    int thing;
    if (position == NONE) {
      position = held(seat).find(number);
      thing = held(seat).at(position);
      held = with(held, seat, held(seat).without(position));
    } else {
      Pile items = inventory(seat);
      boolean known = kit().deckOf(number) == null; // a quest item is known by its back
      thing = known ? items.at(position) : followed(items.at(position), Seats.of(seat, to));
      Pile rest = items.without(position);
      inventories = with(inventories, seat, known ? rest : forget(rest, Seats.of(seat, to)));
    }
    thing = show(thing, Seats.of(seat, to));
    trays = with(trays, seat, tray(seat).with(thing));
    if (heard()) {
      Text text = Text.of("event.offers-this", Arg.of(seat), Arg.thing(thing));
      tell(Seats.of(seat, to), text, Beats.offered("event.offers-this", seat));
      Beat others = Beats.offered("event.offers", seat);
      tell(Seats.of(seat, to).others(), Text.of("event.offers", seat), others);
    }
  }

  /** An item of that kind that the partner has not seen is shown; onlookers see that, not which. */
  public void showTo(Seat seat, Seat to, int item) {
    Pile items = inventory(seat);
    int position = 0;
    while (kit().itemOf(items.number(position)) != item || Thing.isSeenBy(items.at(position), to)) {
      position++;
    }
    int thing = show(items.at(position), Seats.of(to));
    inventories = with(inventories, seat, items.with(position, thing));
    note(to, Text.of("note.item", Arg.of(table().clock().round()), Arg.of(seat), Arg.thing(thing)));
    if (heard()) {
      Seats both = Seats.of(seat, to);
      Beat beat = Beats.of("event.shows-this", seat).on(Beats.at("items", seat));
      tell(both, Text.of("event.shows-this", Arg.of(seat), Arg.of(to), Arg.thing(thing)), beat);
      Beat others = Beats.of("event.shows", seat).on(Beats.at("items", seat));
      tell(both.others(), Text.of("event.shows", Arg.of(seat), Arg.of(to)), others);
    }
  }

  /** After a secret choice only these still know what is left; quest items are known anyway. */
  private Pile forget(Pile items, Seats by) {
    Pile left = items;
    for (int i = 0; i < items.size(); i++) {
      if (kit().deckOf(items.number(i)) != null) left = left.with(i, followed(items.at(i), by));
    }
    return left;
  }

  /** Both trays change hands, or go back to their owners. */
  public void emptyTrays(Seat one, Seat other, boolean swap) {
    Pile ones = tray(one);
    Pile others = tray(other);
    trays = with(with(trays, one, Pile.EMPTY), other, Pile.EMPTY);
    for (int i = 0; i < ones.size(); i++) receive(swap ? other : one, ones.at(i), swap);
    for (int i = 0; i < others.size(); i++) receive(swap ? one : other, others.at(i), swap);
    table().objects().emptyObjectTrays(one, other, swap);
  }

  /**
   * N18.1 Heavy items lie in the hands for all to see. So none is among what a seat has not seen of
   * inventories and trays, in imagined worlds too: a normal one of its deck comes in its place.
   */
  void lighten(Seat seat, Rng rng) {
    inventories = lightened(inventories, seat, rng, 0);
    trays = lightened(trays, seat, rng, kit().box().size());
  }

  private Pile[] lightened(Pile[] piles, Seat seat, Rng rng, long draws) {
    Pile[] light = piles.clone();
    long position = draws;
    for (int p = 0; p < light.length; p++) {
      for (int i = 0; i < light[p].size(); i++) {
        int thing = light[p].at(i);
        if (Thing.isSeenBy(thing, seat) || !table().itemDecks().isHeavy(Thing.number(thing)))
          continue;
        int heavy = Thing.number(thing);
        light[p] =
            light[p].with(
                i, thing - heavy + table().itemDecks().exchange(heavy, seat, rng, position++));
      }
    }
    return light;
  }

  /** Weapons go with their ammo; a taped pair that is parted loses its tape (N18.10). */
  private void receive(Seat seat, int thing, boolean swapped) {
    int number = Thing.number(thing);
    if (!table().itemDecks().isHeavy(number)) {
      inventories = with(inventories, seat, inventory(seat).with(thing));
      return;
    }
    held = with(held, seat, held(seat).with(thing));
    if (swapped) untape(number, table().itemDecks()::putAway);
  }

  // Verbs: weapons

  public void setAmmo(int weapon, int count) {
    int[] changed = ammo.clone();
    changed[weapon] = count;
    ammo = changed;
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.ammo", Arg.of(kit().name(kit().weaponCard(weapon))), Arg.of(count)),
          Beats.of("event.ammo"));
    }
  }

  /** N18.9 A card is laid on a weapon. */
  public void attach(int thing, int weapon) {
    attached = attached.with(show(thing, Seats.EVERYONE));
    attachedTo = appended(attachedTo, weapon);
  }

  private void detach(int weapon, IntConsumer to) {
    for (int i = attachedTo.length - 1; i >= 0; i--) {
      if (attachedTo[i] != weapon) continue;
      to.accept(attached.at(i));
      attached = attached.without(i);
      attachedTo = without(attachedTo, i);
    }
  }

  /** N18.10 Joins two heavy items with a tape card. */
  public void tape(int thing, int number, int other) {
    tapes = tapes.with(show(thing, Seats.EVERYONE));
    taped = appended(taped, number | other << 14);
    if (heard()) {
      Text text = Text.of("event.tapes", Arg.thing(number), Arg.thing(other));
      tell(Seats.EVERYONE, text, Beats.of("event.tapes"));
    }
  }

  private void untape(int number, IntConsumer to) {
    int pair = pairOf(number);
    if (pair == NONE) return;
    to.accept(tapes.at(pair));
    tapes = tapes.without(pair);
    taped = without(taped, pair);
  }
}
