/** What cards and tokens do: playing, acquiring, conditions, offers (C5-C7, C21). */
@NullMarked
package starboard.clank.effect;

import org.jspecify.annotations.NullMarked;
