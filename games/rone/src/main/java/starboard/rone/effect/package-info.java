/** R5-R7, R9, R16: what cards, abilities and actions do. */
@NullMarked
package starboard.rone.effect;

import org.jspecify.annotations.NullMarked;
