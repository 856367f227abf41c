/**
 * A server under siege: killed at random moments while people play, out of disk, flooded, bombed.
 * Knows the server by its command line and its protocol only.
 */
@NullMarked
package starboard.lab.siege;

import org.jspecify.annotations.NullMarked;
