/** Wounds, contamination, cards in hand, hand slots and passing (N3.6, N15, N16, N18.2). */
@NullMarked
package starboard.nemesis.body;

import org.jspecify.annotations.NullMarked;
