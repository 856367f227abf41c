/** The headless protocol: one JSON object per line in, one out. */
@NullMarked
package starboard.app.headless;

import org.jspecify.annotations.NullMarked;
