/** Tests of the JSON forms: every widget, every field, every damage. */
@NullMarked
package starboard.wire;

import org.jspecify.annotations.NullMarked;
