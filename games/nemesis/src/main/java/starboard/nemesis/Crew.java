package starboard.nemesis;

import java.util.Arrays;
import starboard.kernel.Arg;
import starboard.kernel.Hooks;
import starboard.kernel.Pile;
import starboard.kernel.Places;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Text;
import starboard.nemesis.content.Layout;

/** The Characters: where they are, their wounds, and what lies on their boards. */
public abstract class Crew extends Creatures {

  /** So many pods have numbers between the rooms and the ways out. */
  public static final int MOST_PODS = 16;

  private static final int IN_POD = Layout.MOST_ROOMS;
  private static final int HIBERNATING = IN_POD + MOST_PODS;
  private static final int LAUNCHED = 49;
  private static final int DEAD = 50;
  private static final int NOT_YET = 51;

  /** By seat: a room, a pod, or how the Character left. */
  private int[] whereabouts;

  /** By seat: the Character played. */
  private int[] characters;

  private Pile[] wounds;
  private Pile[] dressed;
  private Pile woundDeck = Pile.EMPTY;
  private Pile woundDiscard = Pile.EMPTY;

  /** Light wounds, four bits per seat. */
  private int lightWounds;

  private int slimed;
  private int infested;
  private int signals;
  private int passed;
  private boolean firstDeath;

  Crew(int players, RuleSet rules, Hooks<Nemesis> hooks) {
    super(players, rules, hooks);
    whereabouts = filled(NOT_YET);
    characters = filled(NONE);
    wounds = noPiles();
    dressed = noPiles();
  }

  public final Pile[] noPiles() {
    Pile[] piles = new Pile[players()];
    Arrays.fill(piles, Pile.EMPTY);
    return piles;
  }

  private int[] filled(int value) {
    int[] values = new int[players()];
    Arrays.fill(values, value);
    return values;
  }

  public static Pile[] with(Pile[] piles, Seat seat, Pile pile) {
    Pile[] changed = piles.clone();
    changed[seat.index()] = pile;
    return changed;
  }

  private static int[] with(int[] values, Seat seat, int value) {
    int[] changed = values.clone();
    changed[seat.index()] = value;
    return changed;
  }

  void walkCrew(Places p) {
    wounds = p.piles(Zones.WOUNDS, wounds);
    dressed = p.piles(Zones.DRESSED, dressed);
    woundDeck = p.pile(Zones.WOUND_DECK, woundDeck);
    woundDiscard = p.pile(Zones.WOUND_DISCARD, woundDiscard);
  }

  // Where they are

  /** The room a Character stands in, or NONE. */
  public final int roomOf(Seat seat) {
    int where = whereabouts[seat.index()];
    return where < IN_POD ? where : NONE;
  }

  public final boolean isInRoom(Seat seat) {
    return whereabouts[seat.index()] < IN_POD;
  }

  /** The pod a Character waits in, or NONE. */
  public final int podOf(Seat seat) {
    int where = whereabouts[seat.index()];
    return where >= IN_POD && where < HIBERNATING ? where - IN_POD : NONE;
  }

  /** Still takes part: in a room or in a pod that waits. */
  public final boolean isInPlay(Seat seat) {
    return whereabouts[seat.index()] < HIBERNATING;
  }

  public final boolean isHibernating(Seat seat) {
    return whereabouts[seat.index()] == HIBERNATING;
  }

  public final boolean isLaunched(Seat seat) {
    return whereabouts[seat.index()] == LAUNCHED;
  }

  public final boolean isDead(Seat seat) {
    return whereabouts[seat.index()] == DEAD;
  }

  public final boolean isAnyoneHibernating() {
    for (int where : whereabouts) if (where == HIBERNATING) return true;
    return false;
  }

  public final boolean isAnyoneInPlay() {
    for (int where : whereabouts) if (where < HIBERNATING) return true;
    return false;
  }

  /** N4.5 */
  public final boolean isInCombat(Seat seat) {
    int where = whereabouts[seat.index()];
    return where < IN_POD && hasIntruder(where);
  }

  /** The seats whose Characters stand in that room. */
  public final Seats seatsIn(int room) {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] == room) bits |= 1 << i;
    return new Seats(bits);
  }

  public final boolean hasCharacter(int room) {
    for (int where : whereabouts) if (where == room) return true;
    return false;
  }

  /** The rooms with a Character, a bit each. */
  public final int characterRooms() {
    int rooms = 0;
    for (int where : whereabouts) if (where < IN_POD) rooms |= 1 << where;
    return rooms;
  }

  /** The seats whose Characters wait in that pod. */
  public final Seats seatsInPod(int pod) {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] == IN_POD + pod) bits |= 1 << i;
    return new Seats(bits);
  }

  /** The seats whose Characters are not dead: in play, hibernating or gone by pod. */
  public final Seats alive() {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] < DEAD) bits |= 1 << i;
    return new Seats(bits);
  }

  public final Seats inPlay() {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] < HIBERNATING) bits |= 1 << i;
    return new Seats(bits);
  }

  public final void stand(Seat seat, int room) {
    whereabouts = with(whereabouts, seat, room);
  }

  public final void board(Seat seat, int pod) {
    whereabouts = with(whereabouts, seat, IN_POD + pod);
  }

  public final void hibernate(Seat seat) {
    whereabouts = with(whereabouts, seat, HIBERNATING);
  }

  public final void launch(Seat seat) {
    whereabouts = with(whereabouts, seat, LAUNCHED);
  }

  /** The larva on its board goes back to the supply (N14.6). */
  public final void die(Seat seat) {
    whereabouts = with(whereabouts, seat, DEAD);
    infested &= ~(1 << seat.index());
  }

  public final boolean hadFirstDeath() {
    return firstDeath;
  }

  public final void noteFirstDeath() {
    firstDeath = true;
  }

  // What lies before them

  public final int characterOf(Seat seat) {
    return characters[seat.index()];
  }

  /** Serious wounds whose effect is in force. */
  public final Pile wounds(Seat seat) {
    return wounds[seat.index()];
  }

  public final Pile dressed(Seat seat) {
    return dressed[seat.index()];
  }

  public final int lightWounds(Seat seat) {
    return (lightWounds >>> (4 * seat.index())) & 15;
  }

  /** Dressed ones too (N14.5). */
  public final int seriousWounds(Seat seat) {
    return wounds(seat).size() + dressed(seat).size();
  }

  public final boolean isSlimed(Seat seat) {
    return (slimed >>> seat.index() & 1) != 0;
  }

  public final boolean hasLarva(Seat seat) {
    return (infested >>> seat.index() & 1) != 0;
  }

  /** How many larvae are on the boards of Characters (N14.6). */
  public final int larvae() {
    return Integer.bitCount(infested);
  }

  public final boolean hasSentSignal(Seat seat) {
    return (signals >>> seat.index() & 1) != 0;
  }

  public final boolean hasPassed(Seat seat) {
    return (passed >>> seat.index() & 1) != 0;
  }

  public final Pile woundDeck() {
    return woundDeck;
  }

  public final Pile woundDiscard() {
    return woundDiscard;
  }

  // Verbs: wounds

  public final void layWounds(Pile cards) {
    woundDeck = shuffle(Chance.WOUNDS, cards);
  }

  public final void setLightWounds(Seat seat, int count) {
    int shift = 4 * seat.index();
    String event = count > lightWounds(seat) ? "event.light-wound" : "event.light-wounds";
    lightWounds = (lightWounds & ~(15 << shift)) | (count << shift);
    if (heard()) tell(Seats.EVERYONE, Text.of(event, Arg.of(seat), Arg.of(count)));
  }

  /** N16.2 The top wound card, face up and in force; without any card nothing is drawn. */
  public final void drawWound(Seat seat) {
    if (woundDeck.isEmpty()) {
      woundDeck = shuffle(Chance.WOUNDS, woundDiscard);
      woundDiscard = Pile.EMPTY;
    }
    if (woundDeck.isEmpty()) return;
    int card = show(woundDeck.top(), Seats.EVERYONE);
    woundDeck = woundDeck.withoutTop();
    wounds = with(wounds, seat, wounds(seat).with(card));
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("event.serious-wound", Arg.of(seat), Arg.thing(card)));
    }
  }

  /** N16.4 */
  public final void dress(Seat seat, int position) {
    int card = wounds(seat).at(position);
    wounds = with(wounds, seat, wounds(seat).without(position));
    dressed = with(dressed, seat, dressed(seat).with(card));
    if (heard()) tell(Seats.EVERYONE, Text.of("event.dressed", Arg.of(seat), Arg.thing(card)));
  }

  /** N16.5 */
  public final void healDressed(Seat seat, int position) {
    int card = dressed(seat).at(position);
    dressed = with(dressed, seat, dressed(seat).without(position));
    woundDiscard = woundDiscard.with(card);
    if (heard()) tell(Seats.EVERYONE, Text.of("event.healed", Arg.of(seat), Arg.thing(card)));
  }

  /** N16.9 */
  public final void discardWounds(Seat seat) {
    woundDiscard = woundDiscard.with(wounds(seat)).with(dressed(seat));
    wounds = with(wounds, seat, Pile.EMPTY);
    dressed = with(dressed, seat, Pile.EMPTY);
  }

  public final void setCharacter(Seat seat, int character) {
    characters = with(characters, seat, character);
  }

  // Verbs: what lies on their boards

  public final void slime(Seat seat) {
    if (isSlimed(seat)) return;
    slimed |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.slimed", seat));
  }

  public final void removeSlime(Seat seat) {
    if (!isSlimed(seat)) return;
    slimed &= ~(1 << seat.index());
    if (heard()) tell(Seats.EVERYONE, Text.of("event.slime-off", seat));
  }

  public final void putLarva(Seat seat) {
    infested |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.larva", seat));
  }

  public final void removeLarva(Seat seat) {
    if (!hasLarva(seat)) return;
    infested &= ~(1 << seat.index());
    if (heard()) tell(Seats.EVERYONE, Text.of("event.larva-off", seat));
  }

  public final void sendSignal(Seat seat) {
    signals |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.signal", seat));
  }

  public final void pass(Seat seat) {
    passed |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.passes", seat));
  }

  public final void nobodyHasPassed() {
    passed = 0;
  }
}
