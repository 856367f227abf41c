package starboard.nemesis.content.board;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ListMode;

/**
 * What one may do in a room, out of combat and without a malfunction (N19).
 *
 * @param knowledge usable only with at least this knowledge
 */
public record RoomAction(
    String id,
    @Flat Names names,
    int cost,
    @Needs("knowledge") @Default("0") int knowledge,
    @Default("choice") ListMode mode,
    List<Effect> ops)
    implements Entry {}
