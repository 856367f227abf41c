/** Many clients at one server: how much it bears. Knows the server by its protocol only. */
@NullMarked
package starboard.lab.load;

import org.jspecify.annotations.NullMarked;
