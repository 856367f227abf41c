package starboard.rone.content;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** R9.7 What spare parts are spent on. */
public record PartsAction(
    String id,
    @Flat Names names,
    int count,
    Source source,
    int cost,
    @Default("0") int costPerResearchToken,
    List<Effect> effects)
    implements Entry {}
