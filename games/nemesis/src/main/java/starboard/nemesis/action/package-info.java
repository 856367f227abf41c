/** Actions: what they cost, how they are declared, interrupted and carried out (N4, N19). */
@NullMarked
package starboard.nemesis.action;

import org.jspecify.annotations.NullMarked;
