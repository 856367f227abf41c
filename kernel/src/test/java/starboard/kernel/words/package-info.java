/** Tests of phrases. */
@NullMarked
package starboard.kernel.words;

import org.jspecify.annotations.NullMarked;
