package starboard.clank;

import starboard.clank.content.Deed;
import starboard.kernel.rules.Moment;

/** The moment a deed was done. */
public record Done(Deed deed) implements Moment<Clank> {}
