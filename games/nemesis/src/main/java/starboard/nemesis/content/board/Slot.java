package starboard.nemesis.content.board;

import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TileKind;

/**
 * A place of the board where a room is.
 *
 * @param number the room number that decides "lowest"
 * @param tile the printed room or the tile that lies face up (N26.5), or null for a face-down tile
 *     of the kind
 * @param numbers the numbers printed around it (N7.2); a crossroads has none (L26.2)
 * @param technical the corridor numbers that lead into the technical corridors (N8.2)
 * @param networks which of them lead into which network, where there are several (N26.5)
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
    @Default("[1, 2, 3, 4]") List<Integer> numbers,
    List<Integer> technical,
    @Default("{}") SortedMap<String, List<Integer>> networks,
    Source source)
    implements Named {

  /** The corridor numbers that lead into that network. */
  public List<Integer> numbersInto(Board.TechnicalSpace space) {
    return space.network().isEmpty()
        ? technical
        : networks.getOrDefault(space.network(), List.of());
  }
}
