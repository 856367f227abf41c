/** Wounds, contamination and cards in hand (N15, N16). */
@NullMarked
package starboard.nemesis.body;

import org.jspecify.annotations.NullMarked;
