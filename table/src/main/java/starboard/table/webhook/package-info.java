/** Calls people who are not there when it is their decision. */
@NullMarked
package starboard.table.webhook;

import org.jspecify.annotations.NullMarked;
