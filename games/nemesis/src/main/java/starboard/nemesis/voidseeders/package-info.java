/** The Void Seeders: lairs, insanity and panic (docs/rules/voidseeders.md). */
@NullMarked
package starboard.nemesis.voidseeders;

import org.jspecify.annotations.NullMarked;
