package starboard.nemesis.content.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/**
 * A board: rooms, corridors and how they are drawn.
 *
 * @param technicalCorridorSpace the space of the one network of technical corridors (N8.1), or null
 * @param technicalCorridorSpaces the spaces of several networks (N26.5)
 */
public record Board(
    String id,
    @Flat Names names,
    Source source,
    Canvas canvas,
    List<List<Integer>> silhouette,
    @Nullable TechnicalSpace technicalCorridorSpace,
    @Default("[]") List<TechnicalSpace> technicalCorridorSpaces,
    Section<Slot> slots,
    Section<Corridor> corridors)
    implements Named {

  /** The size of the drawing. */
  public record Canvas(int width, int height) {}

  /**
   * The space of a network of technical corridors (N8.1).
   *
   * @param network how rooms name it; empty if there is but one
   * @param area whether it is an area of the surface, which has noise but no corridors (L26.3)
   */
  public record TechnicalSpace(
      String id,
      @Default("") String network,
      @Needs("surface") @Default("false") boolean area,
      @Flat Names names,
      int x,
      int y) {}

  /** The space of every network of technical corridors. */
  public List<TechnicalSpace> technicalSpaces() {
    return technicalCorridorSpace == null
        ? technicalCorridorSpaces
        : List.of(technicalCorridorSpace);
  }
}
