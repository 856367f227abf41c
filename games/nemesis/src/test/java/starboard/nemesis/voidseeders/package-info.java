/** Tests of the Void Seeders. */
@NullMarked
package starboard.nemesis.voidseeders;

import org.jspecify.annotations.NullMarked;
