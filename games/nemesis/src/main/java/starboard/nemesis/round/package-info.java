/** Set-up, rounds, turns, critical moments, goals and the end (N2-N5, N22-N24). */
@NullMarked
package starboard.nemesis.round;

import org.jspecify.annotations.NullMarked;
