/**
 * RONE: Invasion. Rules: {@code docs/rules/rone.md}.
 *
 * <pre>
 * SetUp: leaders, then all at once a technology and four recruits   R11
 *        after an earlier game what was kept of it                  R15.5 R17.2
 * A turn: Start, Drawing, Roll, MainPhase, StorePhase,              R8.1-R8.5
 *         DamagePhase, SpendingParts, Discarding, Training, End     R8.7-R8.11
 * Resolving: the effects of cards, abilities and actions            R5 R6 R16
 *   Passives hang on what happens, in anybody's turn                R5.3 R5.4
 *   Reshuffling interrupts whatever needs a card                    R7
 *   Sharing, where team-mates play                                  R14.2.5
 *
 * Duel: turns alternate, until somebody is defeated                 R10 R17.2
 * Teams: those of a team play at the same time                      R17.3
 * Quick: each phase at the same time, effects on opponents last     R17.5 R18.5
 * CoOp: InvasionPhase in seven steps                                R14.1
 *       PlayersPhase, all turns at the same time                    R14.2
 *       Evaluation                                                  R14.3
 * </pre>
 *
 * <p>The packages are the chapters; each knows only those before it. What differs between the modes
 * is asked of the table's {@link starboard.rone.Mode}.
 *
 * <pre>
 * content      what lies in the box
 * (this one)   the table, its players, the Invasion, and their verbs
 * effect       R5-R7 R9 R16
 * turn         R8 R11
 * rivals       R10 R17: players against each other
 * invasion     R12-R15: players against the Invasion
 * view, bot    what is shown, and who plays by rules of thumb
 * game         the rules put together
 * </pre>
 */
@NullMarked
package starboard.rone;

import org.jspecify.annotations.NullMarked;
