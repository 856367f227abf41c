/** R10, R17 Players against each other: duel and series, teams, quick training. */
@NullMarked
package starboard.rone.rivals;

import org.jspecify.annotations.NullMarked;
