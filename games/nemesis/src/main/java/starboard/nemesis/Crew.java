package starboard.nemesis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.Limits;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.words.CardTexts;

/** The Characters: where they are, their wounds, and what lies on their boards. */
public final class Crew extends NemesisPart {

  private static final int WAITING = Layout.MOST_ROOMS;
  private static final int LEFT = WAITING + Limits.MOST_SPOTS;
  private static final int DEAD = LEFT + Limits.MOST_WAYS_OUT;
  private static final int NOT_YET = DEAD + 1;

  /** By seat: a room, a spot of the place where one waits, or how the Character left. */
  private int[] whereabouts;

  /** By seat: the Character played. */
  private int[] characters;

  private Pile[] wounds;
  private Pile[] dressed;
  private Pile woundDeck = Pile.EMPTY;
  private Pile woundDiscard = Pile.EMPTY;

  /** Light wounds, four bits per seat. */
  private int lightWounds;

  private int signals;
  private int passed;
  private boolean firstDeath;

  Crew(Nemesis table) {
    super(table);
    whereabouts = filled(NOT_YET);
    characters = filled(NONE);
    wounds = noPiles();
    dressed = noPiles();
  }

  private int[] filled(int value) {
    int[] values = new int[players()];
    Arrays.fill(values, value);
    return values;
  }

  private static int[] with(int[] values, Seat seat, int value) {
    int[] changed = values.clone();
    changed[seat.index()] = value;
    return changed;
  }

  @Override
  protected void walk(Places p) {
    wounds = p.piles(Zones.WOUNDS, wounds);
    dressed = p.piles(Zones.DRESSED, dressed);
    woundDeck = p.pile(Zones.WOUND_DECK, woundDeck);
    woundDiscard = p.pile(Zones.WOUND_DISCARD, woundDiscard);
  }

  // Where they are

  /** The room a Character stands in, or NONE. */
  public int roomOf(Seat seat) {
    int where = whereabouts[seat.index()];
    return where < WAITING ? where : NONE;
  }

  public boolean isInRoom(Seat seat) {
    return whereabouts[seat.index()] < WAITING;
  }

  /** The spot of the place, outside its rooms, where a Character waits; or NONE. */
  public int waitsAt(Seat seat) {
    int where = whereabouts[seat.index()];
    return where >= WAITING && where < LEFT ? where - WAITING : NONE;
  }

  /** Still takes part: in a room, or waiting somewhere. */
  public boolean isInPlay(Seat seat) {
    return whereabouts[seat.index()] < LEFT;
  }

  /** The way out by which a Character left play alive, a number of the place; or NONE. */
  public int wayOutOf(Seat seat) {
    int where = whereabouts[seat.index()];
    return where >= LEFT && where < DEAD ? where - LEFT : NONE;
  }

  public boolean hasLeftBy(Seat seat, int way) {
    return whereabouts[seat.index()] == LEFT + way;
  }

  public boolean hasAnyoneLeftBy(int way) {
    for (int where : whereabouts) if (where == LEFT + way) return true;
    return false;
  }

  public boolean isDead(Seat seat) {
    return whereabouts[seat.index()] == DEAD;
  }

  public boolean isAnyoneInPlay() {
    for (int where : whereabouts) if (where < LEFT) return true;
    return false;
  }

  /** N4.5 */
  public boolean isInCombat(Seat seat) {
    int where = whereabouts[seat.index()];
    return where < WAITING && table().creatures().hasIntruder(where);
  }

  /** The seats whose Characters stand in that room. */
  public Seats seatsIn(int room) {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] == room) bits |= 1 << i;
    return new Seats(bits);
  }

  public boolean hasCharacter(int room) {
    for (int where : whereabouts) if (where == room) return true;
    return false;
  }

  /** The rooms with a Character, a bit each. */
  public int characterRooms() {
    int rooms = 0;
    for (int where : whereabouts) if (where < WAITING) rooms |= 1 << where;
    return rooms;
  }

  /** The seats whose Characters wait at that spot. */
  public Seats seatsWaitingAt(int spot) {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++)
      if (whereabouts[i] == WAITING + spot) bits |= 1 << i;
    return new Seats(bits);
  }

  /** The seats whose Characters are not dead: in play, or gone by a way out. */
  public Seats alive() {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] < DEAD) bits |= 1 << i;
    return new Seats(bits);
  }

  public Seats inPlay() {
    int bits = 0;
    for (int i = 0; i < whereabouts.length; i++) if (whereabouts[i] < LEFT) bits |= 1 << i;
    return new Seats(bits);
  }

  public void stand(Seat seat, int room) {
    whereabouts = with(whereabouts, seat, room);
  }

  public void waitAt(Seat seat, int spot) {
    whereabouts = with(whereabouts, seat, WAITING + spot);
  }

  public void leave(Seat seat, int way) {
    whereabouts = with(whereabouts, seat, LEFT + way);
  }

  public void die(Seat seat) {
    whereabouts = with(whereabouts, seat, DEAD);
    rules().species().died(table(), seat);
  }

  public boolean hadFirstDeath() {
    return firstDeath;
  }

  public void noteFirstDeath() {
    firstDeath = true;
  }

  // What lies before them

  public int characterOf(Seat seat) {
    return characters[seat.index()];
  }

  /** Who plays that Character; null if nobody does, or if it is none. */
  public @Nullable Seat playing(int character) {
    if (character == Nemesis.NONE) return null;
    for (Seat seat : table().seats()) if (characterOf(seat) == character) return seat;
    return null;
  }

  /** Serious wounds whose effect is in force. */
  public Pile wounds(Seat seat) {
    return wounds[seat.index()];
  }

  public Pile dressed(Seat seat) {
    return dressed[seat.index()];
  }

  public int lightWounds(Seat seat) {
    return (lightWounds >>> (4 * seat.index())) & 15;
  }

  /** Dressed ones too (N14.5). */
  public int seriousWounds(Seat seat) {
    return wounds(seat).size() + dressed(seat).size();
  }

  public boolean hasSentSignal(Seat seat) {
    return (signals >>> seat.index() & 1) != 0;
  }

  public boolean hasPassed(Seat seat) {
    return (passed >>> seat.index() & 1) != 0;
  }

  public Pile woundDeck() {
    return woundDeck;
  }

  public Pile woundDiscard() {
    return woundDiscard;
  }

  // Verbs: wounds

  public void layWounds(Pile cards) {
    woundDeck = shuffle(Chance.WOUNDS, cards);
  }

  public void setLightWounds(Seat seat, int count) {
    int shift = 4 * seat.index();
    String event = count > lightWounds(seat) ? "event.light-wound" : "event.light-wounds";
    lightWounds = (lightWounds & ~(15 << shift)) | (count << shift);
    if (heard()) {
      int limit = kit().content().setup().lightWoundTrack();
      Beat beat = Beats.of(event).on(Beats.at("light-wounds", seat));
      beat = Beats.wounds(beat, Text.of("counter.light-wounds"), count, limit, seat);
      if (event.equals("event.light-wound")) beat = beat.held();
      tell(Seats.EVERYONE, Text.of(event, Arg.of(seat), Arg.of(count), Arg.of(limit)), beat);
    }
  }

  /** N16.2 The top wound card, face up and in force; without any card nothing is drawn. */
  public void drawWound(Seat seat) {
    if (woundDeck.isEmpty()) {
      woundDeck = shuffle(Chance.WOUNDS, woundDiscard);
      woundDiscard = Pile.EMPTY;
    }
    if (woundDeck.isEmpty()) return;
    int card = show(woundDeck.top(), Seats.EVERYONE);
    woundDeck = woundDeck.withoutTop();
    wounds = with(wounds, seat, wounds(seat).with(card));
    if (heard()) tellWound(seat, card);
  }

  /** N16.3 The card, its effect, and how many of those that can be borne. */
  private void tellWound(Seat seat, int card) {
    int limit = kit().content().setup().seriousWoundsSurvived();
    Text does = CardTexts.of(kit().wound(Thing.number(card)));
    Beat beat =
        Beats.of("event.serious-wound")
            .from("wound-deck")
            .to(Beats.at("wounds", seat))
            .on(Beats.at("held", seat))
            .shows(Beats.card(card, does));
    beat = Beats.wounds(beat, Text.of("zone.wounds"), seriousWounds(seat), limit, seat).held();
    Arg count = Arg.of(seriousWounds(seat));
    Text text = Text.of("event.serious-wound", Arg.of(seat), Arg.thing(card), count, Arg.of(limit));
    tell(Seats.EVERYONE, text, beat);
  }

  private void tellWoundCard(String event, Seat seat, int card, String from, String to) {
    Beat beat =
        Beats.of(event, seat)
            .from(from)
            .to(to)
            .on(Beats.at("held", seat), Beats.at("wounds", seat));
    tell(Seats.EVERYONE, Text.of(event, Arg.of(seat), Arg.thing(card)), beat);
  }

  /** N16.4 */
  public void dress(Seat seat, int position) {
    int card = wounds(seat).at(position);
    wounds = with(wounds, seat, wounds(seat).without(position));
    dressed = with(dressed, seat, dressed(seat).with(card));
    if (heard())
      tellWoundCard(
          "event.dressed", seat, card, Beats.at("wounds", seat), Beats.at("dressed", seat));
  }

  /** A dressed wound is in force again. */
  public void undress(Seat seat, int position) {
    int card = dressed(seat).at(position);
    dressed = with(dressed, seat, dressed(seat).without(position));
    wounds = with(wounds, seat, wounds(seat).with(card));
    if (heard())
      tellWoundCard(
          "event.undressed", seat, card, Beats.at("dressed", seat), Beats.at("wounds", seat));
  }

  /** N16.5 */
  public void healDressed(Seat seat, int position) {
    int card = dressed(seat).at(position);
    dressed = with(dressed, seat, dressed(seat).without(position));
    woundDiscard = woundDiscard.with(card);
    if (heard())
      tellWoundCard("event.healed", seat, card, Beats.at("dressed", seat), "wound-discard");
  }

  /** N16.9 */
  public void discardWounds(Seat seat) {
    woundDiscard = woundDiscard.with(wounds(seat)).with(dressed(seat));
    wounds = with(wounds, seat, Pile.EMPTY);
    dressed = with(dressed, seat, Pile.EMPTY);
  }

  public void setCharacter(Seat seat, int character) {
    characters = with(characters, seat, character);
  }

  // Verbs: what lies on their boards

  public void sendSignal(Seat seat) {
    signals |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.signal", seat), Beats.mark("signal", seat));
  }

  public void pass(Seat seat) {
    passed |= 1 << seat.index();
    if (heard()) {
      Beat beat = Beats.of("event.passes").on(Beats.at("tokens", seat));
      tell(Seats.EVERYONE, Text.of("event.passes", seat), beat);
    }
  }

  public void nobodyHasPassed() {
    passed = 0;
  }
}
