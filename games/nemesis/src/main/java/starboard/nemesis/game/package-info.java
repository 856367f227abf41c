/** The games of the family, put together from place, species and mode. */
@NullMarked
package starboard.nemesis.game;

import org.jspecify.annotations.NullMarked;
