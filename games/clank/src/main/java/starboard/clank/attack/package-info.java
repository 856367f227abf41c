/** The Tyrant attacks, thieves leave, points are counted (C16-C19). */
@NullMarked
package starboard.clank.attack;

import org.jspecify.annotations.NullMarked;
