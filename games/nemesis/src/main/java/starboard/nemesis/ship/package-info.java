/** The ship as a place: its systems, its ways out and its end (N20-N23). */
@NullMarked
package starboard.nemesis.ship;

import org.jspecify.annotations.NullMarked;
