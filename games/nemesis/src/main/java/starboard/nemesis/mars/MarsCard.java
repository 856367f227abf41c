package starboard.nemesis.mars;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;

/**
 * A card of the surface (L26.4).
 *
 * @param exposedOps for who stands outside without a suit
 * @param protectedOps for who wears a suit or is in a building
 */
public record MarsCard(
    String id,
    @Flat Names names,
    int count,
    List<Effect> exposedOps,
    List<Effect> protectedOps,
    Source source)
    implements Named {}
