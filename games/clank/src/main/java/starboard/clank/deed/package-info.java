/** Deeds of a thief: fighting, buying, hacking, stealing, secrets (C8, C9, C12, C13, C20). */
@NullMarked
package starboard.clank.deed;

import org.jspecify.annotations.NullMarked;
