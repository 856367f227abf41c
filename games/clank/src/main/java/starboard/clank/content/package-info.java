/** What lies in the box, as the file says: cards, tokens, modules, numbers (C1, C2). */
@NullMarked
package starboard.clank.content;

import org.jspecify.annotations.NullMarked;
