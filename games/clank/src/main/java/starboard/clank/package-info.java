/**
 * Clank! In! Space!: two to four thieves, or one, rob a tyrant's ship. Rules: {@code
 * docs/rules/clank.md}.
 *
 * <pre>
 * SetUp                                         C2
 * Turns.Next, clockwise                         C4
 *   aboard:
 *     Turns.Begin
 *     Turn, one Action after another            C4.3
 *       Playing: cards, acquiring               C5 C7
 *         Conditions, as soon as they hold      C5.1-C5.5
 *       Fighting                                C8
 *       Market                                  C9
 *       Walking, lift, telepad, teleport        C10 C11 C21.5
 *         Boarding: is the rest wasted?         C18.8
 *         Entering: checkpoint, reward, secret  C4.6
 *           Leaving.Escape by pod               C18.1
 *       Terminals: hack, steal                  C12 C13
 *       Secrets, Offers                         C20 C21.1
 *     Turns.End                                 C4.4
 *       Forced (Disintegrator)                  C20.2
 *       CleanUp                                 C4.4(2)-(4)
 *       Refill, Arrive                          C15
 *       Attack, Leaving.KnockOuts               C16 C17
 *   departed:
 *     Attack.Departed                           C18.3
 * Scoring, when nobody is aboard                C19
 * Solo hangs on Begin, CleanUp and Refill       C22
 * </pre>
 *
 * <p>The packages are the chapters; each knows only those before it.
 *
 * <pre>
 * content      what lies in the box
 * ship         the board that can be laid of it
 * words        what things are called
 * (this one)   the table in four layers, and its verbs
 * effect       C5-C7 C21
 * attack       C16-C19
 * deed         C8 C9 C12 C13 C20
 * movement     C4.6 C10 C11
 * view         what is shown
 * turn         C2 C4 C15 C22
 * bot, game    who plays by rules of thumb; the rules put together
 * </pre>
 */
@NullMarked
package starboard.clank;

import org.jspecify.annotations.NullMarked;
