/** Where logs are kept. */
@NullMarked
package starboard.table.store;

import org.jspecify.annotations.NullMarked;
