/** The ship: all spaces of all modules, and the boards that can be laid of them (C2.1, C10). */
@NullMarked
package starboard.clank.ship;

import org.jspecify.annotations.NullMarked;
