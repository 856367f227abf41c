/** Tests of things, piles, bags and inventories. */
@NullMarked
package starboard.kernel.box;

import org.jspecify.annotations.NullMarked;
