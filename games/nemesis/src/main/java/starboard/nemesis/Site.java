package starboard.nemesis;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.WayOut;

/**
 * Where we are: what depends on the place and not on what hunts us. Each method is a question; a
 * place that lacks what it is about need not answer it.
 */
public interface Site {

  /** What only this place has on the table, laid out in {@link #setUp}. */
  NemesisPart state(Nemesis table);

  // Pieces (N1.2)

  int noiseMarkers();

  int fireMarkers();

  int malfunctionMarkers();

  int doors();

  /** Those that are left of the fire markers, on the board and beside it. */
  default int fireMarkers(Nemesis s) {
    return fireMarkers();
  }

  /** Those that are left of the malfunction markers. */
  default int malfunctionMarkers(Nemesis s) {
    return malfunctionMarkers();
  }

  /** MarkersOnUnexplored: may a malfunction lie on a face-down tile? */
  boolean malfunctionOnUnexplored();

  /** CarefulMove: is the marker placed in an occupied room too (N5.1)? */
  boolean carefulMarkerWhenOccupied();

  /** CarefulMove: does danger come on a careful move too (N5.1)? */
  boolean carefulMeetsDanger();

  /** Whether a Character meets a line of a {@link Filter} about where only this place has rooms. */
  default boolean meets(Nemesis s, Seat seat, String line) {
    return false;
  }

  // Light

  /** Light: is that Character in the light? */
  default boolean isLit(Nemesis s, Seat seat) {
    return true;
  }

  /** Light: would that Character be in the light in that room? */
  default boolean isLitIn(Nemesis s, Seat seat, int room) {
    return true;
  }

  /** Light: is that room powered? */
  default boolean isPowered(Nemesis s, int room) {
    return true;
  }

  /** Whether what that Character may use once in a round has been used. */
  default boolean isUsedThisRound(Nemesis s, Seat seat) {
    return false;
  }

  /** What that Character may use once in a round is used. */
  default void useThisRound(Nemesis s, Seat seat) {}

  /** Whether no Intruder attacks that Character for now, except by surprise. */
  default boolean isSpared(Nemesis s, Seat seat) {
    return false;
  }

  /**
   * The section of a room: all rooms are of one where there are none; NONE for one of no section.
   */
  default int section(int room) {
    return 0;
  }

  // Knowledge

  /** What that Character knows (L19.1); nothing where knowledge is not counted. */
  default int knowledge(Nemesis s, Seat seat) {
    return 0;
  }

  /** Whether what that Character knows is verified. */
  default boolean isVerified(Nemesis s, Seat seat) {
    return false;
  }

  /** That Character learns so much. */
  default void learn(Nemesis s, Seat seat, int amount) {}

  /** Light: is that room dark? */
  default boolean isDark(Nemesis s, int room) {
    return !isPowered(s, room);
  }

  // Dice

  /** ShootingDie: which die does a shot in that room roll, and what do its faces do? */
  default HitTable shootingDie(Nemesis s, int room) {
    return s.kit().content().hits();
  }

  /** Which die does a noise roll in that room use (N7.1)? */
  default NoiseDie noiseDie(Nemesis s, int room) {
    return s.kit().content().dice().noise();
  }

  /** From which rooms danger brings Intruders into that room, a bit each (N7.4). */
  default int dangerFrom(Nemesis s, int room) {
    return s.kit().neighbours(room);
  }

  /** Whether the number of an event card leads Intruders out of that room (N3.13). */
  default boolean isLeftByNumber(int room) {
    return true;
  }

  /** Whether a fire may lie there (N9.2). */
  default boolean canBurn(int room) {
    return true;
  }

  /** Whether a room gets one of the exploration tokens of the surface (L26.1). */
  default boolean isSurface(int room) {
    return false;
  }

  /** A Character leaves a room for another (N6.4). */
  default void moves(Nemesis s, Seat seat, int from) {}

  /** The side that only the noise die of a surface has was rolled (L26.4). */
  default void rolledSurface(Nemesis s, Seat seat) {
    throw new IllegalArgumentException("this place has no surface");
  }

  // Actions, cards, samples

  /** Hand slots that Character has beside those of its hands. */
  default int moreSlots(Nemesis s, Seat seat) {
    return 0;
  }

  /** Something new has been found, crafted or unlocked. */
  default void gained(Nemesis s, int thing) {}

  /** Interrupted: is a single-use item lost with the action that is cancelled (N4.9)? */
  default boolean losesInterruptedItem() {
    return false;
  }

  /** Whether contamination one gets rid of goes under its deck, not out of the game. */
  default boolean reusesContamination() {
    return false;
  }

  /** Widgets that say that room by its name, which changes when it is explored. */
  default List<String> naming(Nemesis s, int room) {
    return List.of();
  }

  /** Setup: widgets of the place that change when a player gets a Character. */
  default List<String> onCharacter(Seat seat) {
    return List.of();
  }

  /** ScannedCards: where does a contamination card go that one gets rid of (N15.4)? */
  default void ridOf(Nemesis s, int card) {
    s.cards().intoBox(card);
  }

  /** AnalysisSlots: the slots whose weakness a sample of that kind can turn up, a bit each. */
  int slotsFor(Nemesis s, ObjectKind sample);

  /**
   * AnalysisSlots: turns that weakness up; what becomes of the sample, and what is gained. It stays
   * where it is, and nothing is (N17.2).
   */
  default void analysed(Nemesis s, Occasion on, int slot) {
    s.intruderDecks().discover(slot);
  }

  /** WeaknessKnowledge: may one of these use the discovered weakness in that slot (N17.3)? */
  default boolean mayUse(Nemesis s, Seats users, int slot) {
    return true;
  }

  /** AnalysisSlots: a way of its own to analyse samples; null for that of N17. */
  default @Nullable Analysis analysis() {
    return null;
  }

  /** Whether what is given up unused goes under its deck, not onto its discard pile (N18.5). */
  default boolean dropsUnderDecks() {
    return false;
  }

  // Actions

  /** How many actions there are that only this place has. */
  default int actions() {
    return 0;
  }

  /** Why that action of the place cannot be done now; null if it can. */
  default @Nullable Text whyNotAct(Nemesis s, Seat seat, int action, int have, boolean combat) {
    throw new IllegalArgumentException("this place has no actions");
  }

  /** Begins that action of the place. */
  default void act(Nemesis s, Seat seat, int action) {
    throw new IllegalArgumentException("this place has no actions");
  }

  /** How that action of the place is offered. */
  default Option offered(Nemesis s, Seat seat, int action) {
    throw new IllegalArgumentException("this place has no actions");
  }

  // Contributions

  /** Hangs what only this place does on happenings. */
  default void hang(Hooks.Builder<Nemesis> hooks) {}

  /** What exploration tokens of only this place do, by their ids. */
  default Map<String, ExplorationEffect> exploration() {
    return Map.of();
  }

  // Step lists

  /** Lays out what only this place has. */
  default void setUp(Nemesis s) {}

  /** Whether the draft card of that Character is in the game (N2.13). */
  default boolean isDrafted(int character) {
    return true;
  }

  /** Who may be played by whoever keeps the draft card of that Character, a bit each. */
  default int playable(int character) {
    return 1 << character;
  }

  /** A Character has been chosen and stands where it starts (N2.14). */
  default void prepared(Nemesis s, Seat seat) {}

  /** The steps of the Event phase in their order; the name is the rulebook's. */
  List<Step<Nemesis>> eventPhase(Nemesis s);

  /** What happens at the end of a player's own turn. */
  List<Step<Nemesis>> endOfTurn(Seat seat);

  /** The checks at the end of the game, in order. */
  List<Step<Nemesis>> endChecks();

  // Ways out

  /** The room beside a spot where Characters wait: what happens to them happens there (N27.9). */
  default int roomBeside(Nemesis s, int spot) {
    throw new IllegalArgumentException("nobody waits in this place");
  }

  /** WayOut: is one who left by this way still in the place, and dies with it (N23.3)? */
  default boolean isStillHere(int way) {
    return false;
  }

  /** WayOut: the word for the fate of one who lives having left by this way. */
  String fate(int way);

  /** WayOut: why this way out cannot be tried by that Character now; null if it can. */
  default @Nullable Text whyNoWayOut(Nemesis s, Seat seat, WayOut way, int room) {
    return null;
  }

  /** WayOut: tries it. */
  void leave(Nemesis s, Seat seat, WayOut way, int room);

  // Doors and technical corridors

  /** The corridors of the rooms of the same section, a bit each; none for a room of none. */
  default long corridorsInSection(Nemesis s, int room) {
    int section = section(room);
    long corridors = 0;
    for (int other = 0; section != Nemesis.NONE && other < s.board().rooms(); other++) {
      if (section(other) == section) corridors |= s.board().corridorsOf(other);
    }
    return corridors;
  }

  /** Depressurisation: why no room can be chosen at all; null if one may. */
  default @Nullable Text whyNoDepressurising(Nemesis s) {
    return null;
  }

  /** Depressurisation: may that room be chosen, standing here? */
  default boolean canDepressurise(Nemesis s, int here, int room) {
    return false;
  }

  /** Depressurisation: the doors of the room are closed. */
  default void depressurise(Nemesis s, int room) {}

  /** A door that was closed is closed no more. */
  default void doorGone(Nemesis s, int corridor) {}

  /** TechnicalPassage: may a network of technical corridors lead a Character there? */
  default boolean technicalLeadsTo(Nemesis s, int space, int room) {
    return s.board().isEntrance(room, space);
  }

  // Moments

  /** N3.9 Everybody has passed. */
  default void playerPhaseEnds(Nemesis s) {}

  /** A round begins. */
  default void roundBegins(Nemesis s) {}

  /** N22.2 The first Character has died. */
  default void firstDeath(Nemesis s) {}

  /** The place is about to be destroyed (N23.3). */
  default void beforeDestruction(Nemesis s) {}

  /** N23.2 Nobody is left to act. */
  void nobodyIsLeft(Nemesis s);

  // Players who begin

  /** What the Characters waiting in this place may do at the start of their turn (N21.5). */
  default @Nullable Step<Nemesis> beforeFirstTurn(Nemesis s, Seat seat) {
    return null;
  }

  // What is known and seen

  /** ObjectiveFacts: is the place destroyed, or will it be, as far as that player knows? */
  default Standing destroyed(Nemesis s, Seat seat) {
    return s.clock().isPlaceDestroyed() ? Standing.MET : Standing.NOT_MET;
  }

  /** What a viewer sees of what only this place has. */
  PlaceView view(Nemesis s, Viewer viewer, ShownCards cards);
}
