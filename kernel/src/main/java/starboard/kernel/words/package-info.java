/** Texts as keys with arguments, and the phrase books that say them in the reader's language. */
@NullMarked
package starboard.kernel.words;

import org.jspecify.annotations.NullMarked;
