package starboard.rone;

import starboard.rone.content.Op;

/** R18.5 An effect on an opponent that waits for the end of its phase. */
public record Waiting(Cause cause, Op op, int times) {}
