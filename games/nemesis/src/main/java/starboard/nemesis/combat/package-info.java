/** Combat, attacks, injuries, eggs and what Intruders do by themselves (N11-N14). */
@NullMarked
package starboard.nemesis.combat;

import org.jspecify.annotations.NullMarked;
