package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;

/**
 * A card of the player who plays the Intruders (N26.4).
 *
 * @param direction the corridor number, or any
 * @param attackDraw attack cards drawn to choose from
 */
public record IntruderPlayerCard(
    String id,
    @Flat Names names,
    int count,
    Amount direction,
    int attackDraw,
    List<Effect> ops,
    Source source)
    implements Named {}
