/** Tests of the rules machine, played with {@link starboard.kernel.Toy}. */
@NullMarked
package starboard.kernel;

import org.jspecify.annotations.NullMarked;
