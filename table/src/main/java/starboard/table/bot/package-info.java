/** Bots at seats: which there are, what they think about, the advice they give. */
@NullMarked
package starboard.table.bot;

import org.jspecify.annotations.NullMarked;
