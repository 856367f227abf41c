/** Movement, noise, encounters, doors, rooms and markers, and how Intruders move (N6-N10). */
@NullMarked
package starboard.nemesis.movement;

import org.jspecify.annotations.NullMarked;
