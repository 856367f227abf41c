/** Cards and boards of players: what is printed on them. */
@NullMarked
package starboard.nemesis.content.card;

import org.jspecify.annotations.NullMarked;
