/** Tests of the Night Stalkers. */
@NullMarked
package starboard.nemesis.nightstalkers;

import org.jspecify.annotations.NullMarked;
