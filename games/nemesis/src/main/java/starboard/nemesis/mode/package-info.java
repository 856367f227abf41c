/** The modes of play: semi-cooperative, solo, co-operative (N26). */
@NullMarked
package starboard.nemesis.mode;

import org.jspecify.annotations.NullMarked;
