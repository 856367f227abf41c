package starboard.clank.content;

import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** A physical thing of the box that is no card and no token of its own list (C1.4). */
public record Component(
    String id,
    @Flat Names names,
    int count,
    @Default("0") int perPlayer,
    @Default("0") int vp,
    @Default("false") boolean unlimited,
    @Default("0") int doubleSided,
    Source source)
    implements Named {}
