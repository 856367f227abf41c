/** What things are called, in words and as widgets. */
@NullMarked
package starboard.clank.words;

import org.jspecify.annotations.NullMarked;
