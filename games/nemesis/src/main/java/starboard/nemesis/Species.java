package starboard.nemesis;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.piece.Breeds;

/**
 * What hunts us: what depends on the species and not on the place. Each method is a question; a
 * species that lacks what it is about need not answer it.
 */
public interface Species {

  /** What only this species has on the table. */
  NemesisPart state(Nemesis table);

  // Contributions

  /** Hangs what only this species does on happenings. */
  default void hang(Hooks.Builder<Nemesis> hooks) {}

  /** What exploration tokens of only this species do, by their ids. */
  default Map<String, ExplorationEffect> exploration() {
    return Map.of();
  }

  // Step lists

  /** The steps of the Event phase: those of the place with what only this species does. */
  default List<Step<Nemesis>> eventPhase(List<Step<Nemesis>> ofPlace) {
    return ofPlace;
  }

  /** What happens at the end of a player's own turn, after what the place does. */
  default List<Step<Nemesis>> endOfTurn(Nemesis s, Seat seat) {
    return List.of();
  }

  // Creatures

  Breeds breeds();

  /** N2.9 The attack cards. */
  default Stock attacks(BoxIndex kit) {
    return kit.box().attacks();
  }

  /** N2.7 The weakness cards, of which some are dealt. */
  default Stock weaknesses(BoxIndex kit) {
    return kit.box().weaknesses();
  }

  /** How many of the weaknesses, from the left, are face up from the start (L2.7). */
  default int weaknessesKnown() {
    return 0;
  }

  /** N2.8 The bag at the start. */
  void fillBag(Nemesis s);

  /** The Characters of the game are chosen (N2.15). */
  default void drafted(Nemesis s) {}

  /** TokenMeaning, WhoAppears: a token was drawn in an encounter of that Character. */
  void encountered(Nemesis s, int token, Seat cause);

  /** TokenMeaning: does that token of the bag bring a creature to who encounters it? */
  boolean brings(Nemesis s, int token, Seat cause);

  /** WhatNoise: what becomes of the noise of who turns up an exploration token of their own? */
  default ExplorationEffect.Noise noiseOf(String exploration) {
    return ExplorationEffect.Noise.MADE;
  }

  /** WhatNoise: will silence be danger for who turns up such an exploration token? */
  default boolean betrays(Nemesis s, Seat seat, String exploration) {
    return betrayal(s, seat) != null;
  }

  /** TokenMeaning: a token was drawn in the development of the bag (N3.14); it goes back. */
  default void developed(Nemesis s, int token) {
    s.creatures().intoBag(token);
  }

  /**
   * WhenFiguresRunOut: a free figure for a creature of that type to appear in the room, or NONE if
   * none appears.
   */
  default int figureFor(Nemesis s, int type, int room) {
    return s.creatures().freeFigure(type);
  }

  /** FigureTokens: a figure of that type has left; its token, if it had one, goes into the bag. */
  void intoBag(Nemesis s, int type, int token);

  /** WhoAppears: a token was drawn by Summoning; its creature appears there and rests (N14.8). */
  void summoned(Nemesis s, int token, int room);

  /** SurpriseNumber: which number is compared with the hand where a token says that one? */
  default int surpriseNumber(Nemesis s, int printed, Seat cause) {
    return printed;
  }

  /** SurpriseAttack: what happens to who is surprised by that figure (N10.5)? */
  void surprises(Nemesis s, int figure, Seat cause);

  /** What happens when this figure attacks? */
  void attacks(Nemesis s, int figure, Seat target, boolean surprise);

  /** Whether creatures of that type attack with attack cards (N14.6). */
  default boolean attacksWithCards(int type) {
    return true;
  }

  /** AfterDeath: what stays of a killed creature, what goes where? Its token, into the bag. */
  default void killed(Nemesis s, int figure) {
    intoBag(s, s.creatures().typeOf(figure), s.creatures().remove(figure));
  }

  /** ParasiteFound: a scan found an infected card. */
  void parasiteFound(Nemesis s, Seat seat);

  /** CalmingDown: can Rest and its rooms do something for that Character besides scanning? */
  default boolean canCalmDown(Nemesis s, Seat seat) {
    return false;
  }

  /** CalmingDown: what they do instead of the mere scan, or around it. */
  default Step<Nemesis> calming(Nemesis s, Occasion on, Seat seat, Step<Nemesis> scan) {
    return scan;
  }

  /** ParasiteTreatment: is there anything that they could cure? */
  default boolean hasParasite(Nemesis s, Seat seat) {
    return false;
  }

  /** ParasiteTreatment: what Surgery and Antidote cure. */
  default void treatParasite(Nemesis s, Seat seat) {}

  /** An egg hatched and met nobody (N27.10). */
  default void hatchedAlone(Nemesis s) {}

  /** A hatched egg meets a Character: an attack without a figure (N27.10). */
  default void hatchedUpon(Nemesis s, Seat seat) {}

  /** AnalysisSlots: those that somebody in that room would turn up without a sample, a bit each. */
  default int slotsIn(Nemesis s, int room) {
    return 0;
  }

  // Conditions of Characters

  /** What the species has put on the board of a Character, by the names of the tokens. */
  default List<String> conditions(Nemesis s, Seat seat) {
    return List.of();
  }

  /** Whether a Character meets a line of a {@link Filter} about such a condition. */
  default boolean meets(Nemesis s, Seat seat, String line) {
    return false;
  }

  /** What makes silence danger for that Character (N9.1), as it is announced; null if nothing. */
  default @Nullable String betrayal(Nemesis s, Seat seat) {
    return null;
  }

  /** That Character is washed: what clings to it goes. */
  default void washed(Nemesis s, Seat seat) {}

  /** A Character has died: what lay on its board goes back. */
  default void died(Nemesis s, Seat seat) {}

  // What is seen

  /** What a viewer sees of what only this species has. */
  default SpeciesView view(Nemesis s, Viewer viewer, ShownCards cards) {
    return SpeciesView.NOTHING;
  }

  // The end

  /** FinalInfectionCheck: must that survivor draw four cards? The scan is done by it. */
  boolean mustDraw(Nemesis s, Seat seat);

  /** NoiseInCombat: does a Character in combat roll after attacking eggs (N12.4)? */
  default boolean rollsAfterEggsInCombat() {
    return false;
  }

  /** The widgets these creatures add to what lies before a player. */
  default List<String> onMat(Seat seat) {
    return List.of();
  }
}
