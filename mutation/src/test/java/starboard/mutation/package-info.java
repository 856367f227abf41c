@NullMarked
package starboard.mutation;

import org.jspecify.annotations.NullMarked;
