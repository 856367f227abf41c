/** Combat, attacks, injuries, eggs, samples and what Intruders do by themselves (N11-N14, N17). */
@NullMarked
package starboard.nemesis.combat;

import org.jspecify.annotations.NullMarked;
