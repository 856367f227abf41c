package starboard.nemesis.voidseeders;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;

/**
 * A panic card (V4).
 *
 * @param threshold the insanity level from which its effect happens
 * @param possibleWhen what must hold for the effect to be done at all (V4.4)
 */
public record PanicCard(
    String id,
    @Flat Names names,
    int count,
    int threshold,
    Possible possibleWhen,
    List<Effect> ops,
    Source source)
    implements Named {}
