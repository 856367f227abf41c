/**
 * Salvage, the smallest complete game: proves the kernel, template for new games, never offered to
 * players. Rules: {@code docs/rules/demo.md}.
 *
 * <pre>
 * SetUp                               D1.2
 * Round, four times                   D1.3
 *   Weather                           D1.4
 *   Bidding: all at once              D2
 *   Turn, from the captain on         D3
 *     Search, Probe, Open, Stow, Give D4 D5 D3.2 D6
 *       Jamming, a window around it   D7
 *   Shift: all at once                D8
 * Count                               D9
 * </pre>
 */
@NullMarked
package starboard.demo;

import org.jspecify.annotations.NullMarked;
