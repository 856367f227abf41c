/** The scene: what every viewer is shown of the table. */
@NullMarked
package starboard.nemesis.view;

import org.jspecify.annotations.NullMarked;
