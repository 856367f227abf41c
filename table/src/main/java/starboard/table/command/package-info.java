/** What people ask of a table, and the rules by which it becomes entries. */
@NullMarked
package starboard.table.command;

import org.jspecify.annotations.NullMarked;
