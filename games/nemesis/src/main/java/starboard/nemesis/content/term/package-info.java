/** Terms that the entries of a box are written in: ids, amounts, ops and the words around them. */
@NullMarked
package starboard.nemesis.content.term;

import org.jspecify.annotations.NullMarked;
