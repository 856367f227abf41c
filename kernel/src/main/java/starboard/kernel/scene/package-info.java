/** What one viewer may see of a table, as plain data. */
@NullMarked
package starboard.kernel.scene;

import org.jspecify.annotations.NullMarked;
