/** Shapes of questions and of ops that ask: targets, cards in hand, deeds. */
@NullMarked
package starboard.nemesis.ask;

import org.jspecify.annotations.NullMarked;
