/** Simulation, tournaments and statistics over any game. */
@NullMarked
package starboard.lab;

import org.jspecify.annotations.NullMarked;
