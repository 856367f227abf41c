@NullMarked
package starboard.rone;

import org.jspecify.annotations.NullMarked;
