/**
 * The rules of the Nemesis family: one core for every place, species and mode. Rules: {@code
 * docs/rules/nemesis.md}; what differs in the family: {@code docs/rules/nemesis-family.md}.
 *
 * <pre>
 * SetUp                                     N2
 *   Draft, player by player                 N2.13
 * Rounds.Round, until the end               N3
 *   DrawCards, PassFirstPlayerToken         N3.2 N3.4
 *   Turns: Turn until all have passed       N3.5
 *     TakeAction                            N4 N5 (Options, BasicActions)
 *       what, how and at what, then Paying  N4.2
 *       Declared, inside a ReactionWindow   N4.9
 *         Movement, Combat, Effects …       N6 N11 N18 N19
 *     Pass, DropBeforeEnd, EndOfTurn        N3.6 N18.5 N3.8
 *   EndOfPlayerPhase                        N3.9
 *   EventPhase: the steps of the place      N3.10-N3.16 (EventSteps)
 * NoiseRoll, Encounter, Attack, Injuries    N7 N10 N14 N13
 * Wounds, Contamination, Eggs, Doors        N16 N15 N12 N9
 * CriticalMoments hang on what happens      N22
 * Ending, with the checks of the place      N23 N24
 * </pre>
 *
 * <p>The table is {@link starboard.nemesis.Nemesis} with its layers; what an entry of the catalogue
 * does is an {@link starboard.nemesis.content.Op}. Places, species and modes answer the questions
 * of {@link starboard.nemesis.Place}, {@link starboard.nemesis.Species} and {@link
 * starboard.nemesis.GameMode}; the core never names them.
 */
@NullMarked
package starboard.nemesis;

import org.jspecify.annotations.NullMarked;
