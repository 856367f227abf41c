package starboard.rone.content;

import java.util.List;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** R8.6.3 What a pair of stored resources does. */
public record StoredAction(
    String id, @Flat Names names, int count, Source source, Colour color, List<Effect> effects)
    implements Entry {}
