package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/**
 * A token that lies on an unexplored room (N6.6).
 *
 * @param surface whether it has the back of the surface (L26.1)
 * @param effect what happens when the room is explored (N6.7-N6.12), by its id
 */
public record ExplorationToken(
    String id,
    @Flat Names names,
    int items,
    String effect,
    int count,
    @Needs("surface") @Default("false") boolean surface,
    Source source)
    implements Named {}
