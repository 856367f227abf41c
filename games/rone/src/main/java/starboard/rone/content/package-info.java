/** What lies in the box: cards, actions, dice and what they do, read from {@code rone.yaml}. */
@NullMarked
package starboard.rone.content;

import org.jspecify.annotations.NullMarked;
