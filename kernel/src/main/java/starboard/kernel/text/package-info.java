/** Says texts in the reader's language, from phrase files beside each game's code. */
@NullMarked
package starboard.kernel.text;

import org.jspecify.annotations.NullMarked;
