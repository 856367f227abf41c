/** The rules of the Mars base. */
@NullMarked
package starboard.nemesis.mars;

import org.jspecify.annotations.NullMarked;
