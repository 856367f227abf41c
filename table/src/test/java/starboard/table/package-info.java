/** Tests of live tables, played by the rules of the demo game. */
@NullMarked
package starboard.table;

import org.jspecify.annotations.NullMarked;
