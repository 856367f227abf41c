package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;

/** A serious wound; its ops are in force while it is not dressed (N16.2). */
public record SeriousWound(String id, @Flat Names names, int count, List<Effect> ops, Source source)
    implements Named {}
