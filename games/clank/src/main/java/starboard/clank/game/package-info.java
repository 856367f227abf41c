/** Clank! In! Space! put together: its options, table, scene, words and bots. */
@NullMarked
package starboard.clank.game;

import org.jspecify.annotations.NullMarked;
