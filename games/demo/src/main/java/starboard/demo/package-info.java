/** The smallest complete game: it proves the kernel and is never offered to players. */
@NullMarked
package starboard.demo;

import org.jspecify.annotations.NullMarked;
