@NullMarked
package starboard.demo;

import org.jspecify.annotations.NullMarked;
