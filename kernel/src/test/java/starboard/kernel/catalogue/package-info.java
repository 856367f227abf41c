/** Tests of the catalogue: every kind of value and the exact words of every kind of mistake. */
@NullMarked
package starboard.kernel.catalogue;

import org.jspecify.annotations.NullMarked;
