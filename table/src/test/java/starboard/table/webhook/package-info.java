/** Tests of `webhook`. */
@NullMarked
package starboard.table.webhook;

import org.jspecify.annotations.NullMarked;
