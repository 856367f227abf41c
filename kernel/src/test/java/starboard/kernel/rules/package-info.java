/** Tests of the rules machine, played with {@link starboard.kernel.toy.Toy}. */
@NullMarked
package starboard.kernel.rules;

import org.jspecify.annotations.NullMarked;
