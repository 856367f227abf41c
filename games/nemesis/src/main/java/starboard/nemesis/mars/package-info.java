/**
 * The place Mars base (L1-L11, L13, L14, L16, L19, L21, L23, L24, L26): sections with power and
 * light, the time track with what is scheduled on it, computer actions, contingencies, knowledge,
 * ways out. Its part of the box: {@code mars.yaml}, the other side of the board {@code
 * mars-surface.yaml}.
 */
@NullMarked
package starboard.nemesis.mars;

import org.jspecify.annotations.NullMarked;
