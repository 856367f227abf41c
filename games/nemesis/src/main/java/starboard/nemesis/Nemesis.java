package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Hooks;
import starboard.kernel.Pile;
import starboard.kernel.Places;
import starboard.kernel.Rng;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Setup;
import starboard.kernel.Step;
import starboard.kernel.Text;
import starboard.kernel.Thing;
import starboard.nemesis.action.PassiveOps;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.content.Basic;
import starboard.nemesis.content.CombatDie;
import starboard.nemesis.content.Effect;
import starboard.nemesis.content.Face;
import starboard.nemesis.content.Item;
import starboard.nemesis.content.NoiseDie;
import starboard.nemesis.opposition.IntruderPlayer;
import starboard.nemesis.round.CriticalMoments;
import starboard.nemesis.round.Turn;
import starboard.nemesis.words.Words;

/**
 * The table of a game of the Nemesis family and the verbs its rules are written in; every verb
 * tells what it did. What lies on the table is in the layers below: {@link Interior}, {@link
 * IntruderDecks}, {@link Creatures}, {@link Crew}, {@link Cards}, {@link Briefing}, {@link
 * Objects}, {@link ItemDecks}, {@link Belongings}, {@link Systems}, {@link Opposition}.
 */
public final class Nemesis extends Opposition {

  private static final Hooks<Nemesis> HOOKS = CriticalMoments.hooks();

  public Nemesis(Setup setup, RuleSet rules) {
    super(setup.players(), rules, HOOKS);
  }

  @Override
  protected void places(Places p) {
    walkInterior(p);
    walkIntruderDecks(p);
    walkCreatures(p);
    walkCrew(p);
    walkCards(p);
    walkBriefing(p);
    walkObjects(p);
    walkItemDecks(p);
    walkBelongings(p);
    walkSystems(p);
    walkOpposition(p);
  }

  @Override
  protected int back(int number) {
    return kit().box().back(number);
  }

  /**
   * Contamination lies anywhere in the hands and decks of others (N15.3); no heavy item is hidden
   * in an inventory.
   */
  @Override
  protected void imagined(Seat seat, Rng rng) {
    dealUnknown(new UnknownCards(this, seat, rng));
    lighten(seat, rng);
  }

  @Override
  protected List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (Seat seat : seats()) {
      Pile hand = hand(seat);
      for (int i = 0; i < hand.size(); i++) {
        if (!kit().isContamination(hand.number(i)) && !Thing.isSeenBy(hand.at(i), seat)) {
          faults.add("seat " + seat.index() + " does not see its own hand");
        }
      }
    }
    if (doorPieces() < 0) faults.add("more doors than pieces");
    return faults;
  }

  // What ops in force change

  /** The answer to a question about a Character, with its undressed wounds. */
  public final int asked(Matter matter, Seat seat, int about, int value) {
    Pile wounds = wounds(seat);
    int now = value;
    for (int i = 0; i < wounds.size(); i++) {
      if (repeats(wounds, i)) continue;
      now = changed(kit().wound(wounds.number(i)).ops(), matter, about, now);
    }
    return now;
  }

  /** N16.2 Identical effects do not add up. */
  private boolean repeats(Pile wounds, int position) {
    int entry = kit().box().entry(wounds.number(position));
    for (int i = 0; i < position; i++) {
      if (kit().box().entry(wounds.number(i)) == entry) return true;
    }
    return false;
  }

  /** The answer to a question about the creatures, with the weaknesses that are face up. */
  public final int known(Matter matter, int about, int value) {
    int now = value;
    for (int left = discovered(); left != 0; left &= left - 1) {
      int card = weaknesses().number(Integer.numberOfTrailingZeros(left));
      now = changed(kit().weakness(card).ops(), matter, about, now);
    }
    return now;
  }

  private int changed(List<Effect> effects, Matter matter, int about, int value) {
    int now = value;
    for (int i = 0; i < effects.size(); i++) {
      now = effects.get(i).op().changed(this, matter, about, now);
    }
    return now;
  }

  /** N3.2 */
  public final int handSize(Seat seat) {
    int size = asked(Matter.HAND_SIZE, seat, NONE, kit().content().setup().handSize());
    int room = roomOf(seat);
    if (room == NONE || !isExplored(room) || isBroken(room)) return size;
    List<Effect> passive = kit().room(tileAt(room)).passiveOps();
    return changed(passive, Matter.HAND_SIZE, room, size);
  }

  /** N18.2 */
  public final int handSlots(Seat seat) {
    return asked(Matter.HAND_SLOTS, seat, NONE, kit().content().setup().handSlots());
  }

  public final int cost(Basic basic, Seat seat) {
    return asked(Matter.BASIC_COST, seat, basic.ordinal(), kit().content().basic(basic).cost());
  }

  /** N4.12 The Hand wound comes last. */
  public final int itemCost(Seat seat, Item item) {
    return itemCost(seat, item.cost());
  }

  public final int itemCost(Seat seat, int cost) {
    return asked(Matter.ITEM_COST, seat, NONE, cost);
  }

  /** Whether the card may be played anywhere, whatever it requires (Holo Computer). */
  public final boolean ignoresRequirements(Occasion on) {
    return hasRange(on, PassiveOps.PassiveRange.Range.ANY_ROOM);
  }

  /** N27.25 Whether the card reaches rooms with a working computer (Intercom). */
  public final boolean reachesComputers(Occasion on) {
    return hasRange(on, PassiveOps.PassiveRange.Range.COMPUTER_ROOMS);
  }

  /** Whether the card reaches a Character: in its user's room, or further (N27.25). */
  public final boolean reaches(Occasion on, Seat seat) {
    int room = roomOf(seat);
    if (room == NONE) return false;
    if (room == on.room()) return true;
    return isExplored(room)
        && !isBroken(room)
        && kit().room(tileAt(room)).computer()
        && reachesComputers(on);
  }

  private boolean hasRange(Occasion on, PassiveOps.PassiveRange.Range wanted) {
    int card = on.thing() == NONE || !on.hasYou() ? NONE : kit().cardOf(on.thing());
    return card != NONE
        && (hasRange(held(on.you()), card, wanted) || hasRange(inventory(on.you()), card, wanted));
  }

  private boolean hasRange(Pile items, int card, PassiveOps.PassiveRange.Range wanted) {
    for (int i = 0; i < items.size(); i++) {
      List<Effect> passive = kit().item(kit().itemOf(items.number(i))).passiveOps();
      for (int p = 0; p < passive.size(); p++) {
        if (passive.get(p).op() instanceof PassiveOps.PassiveRange range
            && range.range() == wanted
            && range.names(card)) {
          return true;
        }
      }
    }
    return false;
  }

  public final boolean breaksDoors(int type) {
    return known(Matter.BREAKS_DOORS, type, 1) != 0;
  }

  public final boolean isBlunted(int type) {
    return known(Matter.BLUNTED, type, 0) != 0;
  }

  public final int healthTotal(int total) {
    return known(Matter.HEALTH, NONE, total);
  }

  /** Whether a seat has turns in the Player phase. */
  public boolean takesTurns(Seat seat) {
    return isInPlay(seat) || isIntruderPlayer(seat);
  }

  public Step<Nemesis> turnOf(Seat seat) {
    return isIntruderPlayer(seat) ? new IntruderPlayer.Turn(seat) : new Turn(seat);
  }

  /** N14.2 The Character in that room with the fewest hand cards, ties in turn order; or null. */
  public @Nullable Seat fewestCards(int room) {
    Seat fewest = null;
    for (int i = 0; i < players(); i++) {
      Seat seat = inTurnOrder(i);
      if (roomOf(seat) != room) continue;
      if (fewest == null || hand(seat).size() < hand(fewest).size()) fewest = seat;
    }
    return fewest;
  }

  // Dice

  public final NoiseDie.Side rollNoise(Seat seat) {
    NoiseDie die = kit().content().dice().noise();
    NoiseDie.Side side = die.faces().get(roll(Chance.NOISE, die.sides()) - 1);
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.noise-roll", Arg.of(seat), Arg.of(Words.of(side))));
    }
    return side;
  }

  public final Face rollCombat(Seat seat) {
    CombatDie die = kit().content().dice().combat();
    Face face = die.faces().get(roll(Chance.COMBAT, die.sides()) - 1);
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.combat-roll", Arg.of(seat), Arg.of(Words.of(face))));
    }
    return face;
  }

  public final Pile shuffled(Chance stream, Pile pile) {
    return shuffle(stream, pile);
  }

  public final Pile shown(Pile pile, Seats seats) {
    return show(pile, seats);
  }

  // Verbs: moving, dying

  public final void enter(Seat seat, int room) {
    stand(seat, room);
    if (heard()) tell(Seats.EVERYONE, Text.of("event.enters", Arg.of(seat), at(room)));
  }

  /** The room of a Character; for one in a pod the section room. */
  public final int roomOrSection(Seat seat) {
    int pod = podOf(seat);
    return pod == NONE ? roomOf(seat) : rules().place().sectionRoom(this, pod);
  }

  /** N16.6 */
  public final void dropAllObjects(Seat seat, int room) {
    for (int object = objectCount() - 1; object >= 0; object--) {
      if (carries(seat, object)) drop(object, room);
    }
  }

  /** A reaction item is shown, and used up if it is for a single use. */
  public final void useUp(Seat seat, int item) {
    int number = showItem(seat, item);
    if (kit().item(item).singleUse()) discardItem(seat, number, "event.used-up");
  }

  // Verbs: scans

  /** N15.4 Tells whether an infected card was among them. */
  public final boolean scanHand(Seat seat, boolean removeClean) {
    boolean infected = false;
    int removed = 0;
    for (int i = hand(seat).size() - 1; i >= 0; i--) {
      Pile hand = hand(seat);
      if (!kit().isContamination(hand.number(i))) continue;
      int card = show(hand.at(i), Seats.of(seat));
      boolean bad = kit().isInfected(Thing.number(card));
      boolean goes = !bad && removeClean;
      infected |= bad;
      keepCards(seat, goes ? hand.without(i) : hand.with(i, card), deck(seat), discard(seat));
      if (goes) {
        intoBox(card);
        removed++;
      }
      if (heard()) tell(Seats.of(seat), Text.of("event.you-scan", Arg.thing(card)));
    }
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.scans", Arg.of(seat), Arg.of(removed)));
    }
    return infected;
  }

  /** N27.27 One contamination card of the hand is scanned and removed; tells if it was infected. */
  public final boolean scanAway(Seat seat, HandCard kind) {
    int position = findContamination(seat, kind);
    int card = show(hand(seat).at(position), Seats.of(seat));
    keepCards(seat, hand(seat).without(position), deck(seat), discard(seat));
    intoBox(card);
    if (heard()) {
      tell(Seats.of(seat), Text.of("event.you-scan", Arg.thing(card)));
      tell(Seats.EVERYONE, Text.of("event.scans", Arg.of(seat), Arg.of(1)));
    }
    return kit().isInfected(Thing.number(card));
  }

  /** N15.5 All contamination is scanned; infected cards leave the game. */
  public final void scanEverything(Seat seat) {
    Pile hand = withoutInfected(seat, hand(seat));
    Pile deck = withoutInfected(seat, deck(seat));
    Pile discard = withoutInfected(seat, discard(seat));
    if (heard()) {
      Arg fromHand = Arg.of(hand(seat).size() - hand.size());
      Arg fromDeck = Arg.of(deck(seat).size() - deck.size());
      Arg fromDiscard = Arg.of(discard(seat).size() - discard.size());
      Text scans = Text.of("event.scans-all", Arg.of(seat), fromHand, fromDeck, fromDiscard);
      tell(Seats.EVERYONE, scans);
    }
    keepCards(seat, hand, deck, discard);
  }

  private Pile withoutInfected(Seat seat, Pile pile) {
    Pile rest = pile;
    for (int i = pile.size() - 1; i >= 0; i--) {
      if (!kit().isContamination(pile.number(i))) continue;
      int card = show(pile.at(i), Seats.of(seat));
      if (kit().isInfected(Thing.number(card))) {
        rest = rest.without(i);
        intoBox(card);
      } else {
        rest = rest.with(i, card);
      }
    }
    return rest;
  }

  // Announcements: what all may know though no component moved

  public final void announce(String key) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key));
  }

  public final void announce(String key, Seat seat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, seat));
  }

  public final void announce(String key, int number) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, number));
  }

  public final void announce(String key, Seat seat, int number) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(number)));
  }

  public final void announceTrade(Seat one, Seat other) {
    if (heard()) tell(Seats.EVERYONE, Text.of("event.traded", Arg.of(one), Arg.of(other)));
  }

  public final void announceText(String key, Text what) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(what)));
  }

  public final void announceRoom(String key, int room) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, at(room)));
  }

  public final void announceRoom(String key, Seat seat, int room) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), at(room)));
  }

  public final void announceFigure(String key, int figure) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(figureNamed(figure))));
  }

  public final void announceFigure(String key, int figure, Seat seat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(figureNamed(figure)), Arg.of(seat)));
  }

  public final void announce(String key, Seat seat, Text what) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(what)));
  }
}
