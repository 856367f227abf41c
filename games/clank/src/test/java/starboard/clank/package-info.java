@NullMarked
package starboard.clank;

import org.jspecify.annotations.NullMarked;
