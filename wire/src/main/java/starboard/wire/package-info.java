/**
 * What the kernel's values look like in JSON: scenes, decisions, events, results and games in one
 * reader's language, and replays.
 */
@NullMarked
package starboard.wire;

import org.jspecify.annotations.NullMarked;
