/** Tokens, figures and dice. */
@NullMarked
package starboard.nemesis.content.piece;

import org.jspecify.annotations.NullMarked;
