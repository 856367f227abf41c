/** A toy game in which tests of the kernel write their scripts. */
@NullMarked
package starboard.kernel.toy;

import org.jspecify.annotations.NullMarked;
