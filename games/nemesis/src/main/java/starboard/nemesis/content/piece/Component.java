package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** A physical thing of the box and how many there are (N1.2). */
public record Component(String id, @Flat Names names, int count, Source source) implements Named {}
