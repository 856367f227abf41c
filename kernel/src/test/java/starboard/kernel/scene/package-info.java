@NullMarked
package starboard.kernel.scene;

import org.jspecify.annotations.NullMarked;
