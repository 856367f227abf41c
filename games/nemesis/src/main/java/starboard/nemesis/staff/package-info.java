/**
 * The people and things of Lockdown (L3, L6, L20, L22, L25.1): ops of their cards and items, goals.
 * Their part of the box: {@code lockdown-crew.yaml}.
 */
@NullMarked
package starboard.nemesis.staff;

import org.jspecify.annotations.NullMarked;
