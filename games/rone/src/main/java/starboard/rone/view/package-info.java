/** What a viewer sees of the table. */
@NullMarked
package starboard.rone.view;

import org.jspecify.annotations.NullMarked;
