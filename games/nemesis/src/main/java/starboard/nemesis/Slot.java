package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/**
 * A place of the board where a room is.
 *
 * @param number the room number that decides "lowest"
 * @param tile the printed room, or null for a face-down tile of the kind
 * @param technical the corridor numbers that lead into the technical corridors (N8.2)
 */
public record Slot(
    String id,
    int number,
    @Flat Names names,
    int count,
    TileKind kind,
    @Nullable RoomId tile,
    int x,
    int y,
    List<Integer> technical,
    Source source)
    implements Named {}
