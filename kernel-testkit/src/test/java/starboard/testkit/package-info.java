@NullMarked
package starboard.testkit;

import org.jspecify.annotations.NullMarked;
