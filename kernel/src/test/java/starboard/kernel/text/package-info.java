/** Tests of phrases. */
@NullMarked
package starboard.kernel.text;

import org.jspecify.annotations.NullMarked;
