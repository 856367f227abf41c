/** Items, ammo, searching, crafting, trade and quests (N18). */
@NullMarked
package starboard.nemesis.items;

import org.jspecify.annotations.NullMarked;
