/** Tests of saving and restoring. */
@NullMarked
package starboard.kernel.codec;

import org.jspecify.annotations.NullMarked;
