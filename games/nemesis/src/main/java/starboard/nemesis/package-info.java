/**
 * The rules of the Nemesis family: one core for every place, species and mode. Rules: {@code
 * docs/rules/nemesis.md}; what differs in the family: {@code docs/rules/nemesis-family.md}.
 *
 * <pre>
 * Dealing                                   N2
 *   Draft, player by player                 N2.13
 * Rounds.Round, until the end               N3
 *   DrawCards, PassFirstPlayerToken         N3.2 N3.4
 *   Turns: Turn until all have passed       N3.5
 *     TakeAction                            N4 N5 (TurnActions, BasicActions)
 *       what, how and at what, then Paying  N4.2
 *       Declared, inside a ReactionWindow   N4.9
 *         Movement, Combat, Effects …       N6 N11 N18 N19
 *     Passing, DropBeforeEnd, EndOfTurn     N3.6 N18.5 N3.8
 *   EndOfPlayerPhase                        N3.9
 *   EventPhase: the steps of the place      N3.10-N3.16 (EventSteps)
 * NoiseRoll, Encounter, Attack, Injuries    N7 N10 N14 N13
 * Wounds, Contamination, Eggs, Doors        N16 N15 N12 N9
 * CriticalMoments hang on what happens      N22
 * Ending, with the checks of the place      N23 N24
 * </pre>
 *
 * <p>The packages are the chapters; each knows only those before it:
 *
 * <pre>
 * content      what lies in the box
 * words        texts composed from ops, reasons
 * (this one)   the table and its parts, and the questions of Site, Species and GameMode
 * ask          shapes of questions
 * action       N4 N19
 * body         N15 N16
 * movement     N6-N10
 * combat       N11-N14 N17
 * items        N18
 * opposition   N26.4
 * round        N2 N3 N5 N22-N24
 * staff        the people of the Mars base and their things
 * ship, mars   the places; intruders, voidseeders, nightstalkers: the species
 * mode         who plays against whom
 * view, bot    what is shown, and who plays by rules of thumb
 * game         a rule set put together
 * </pre>
 *
 * <p>The table is {@link starboard.nemesis.Nemesis} with its parts; what an entry of the catalogue
 * does is an {@link starboard.nemesis.content.term.Op} and its {@link starboard.nemesis.OpRule}.
 * What a chapter sets off in a later one is a moment that the later one hangs on. Places, species
 * and modes answer the questions of {@link starboard.nemesis.Site}, {@link
 * starboard.nemesis.Species} and {@link starboard.nemesis.GameMode}, and contribute words, effects
 * and hooks; the core never names them.
 */
@NullMarked
package starboard.nemesis;

import org.jspecify.annotations.NullMarked;
