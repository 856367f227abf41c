/** What a viewer is shown of the table. */
@NullMarked
package starboard.clank.view;

import org.jspecify.annotations.NullMarked;
