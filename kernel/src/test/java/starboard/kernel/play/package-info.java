/** Tests of worlds, of playing through them and of taking back. */
@NullMarked
package starboard.kernel.play;

import org.jspecify.annotations.NullMarked;
