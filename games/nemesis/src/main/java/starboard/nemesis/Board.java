package starboard.nemesis;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;

/** The board: rooms, corridors and how they are drawn. */
public record Board(
    String id,
    @Flat Names names,
    Source source,
    Canvas canvas,
    List<List<Integer>> silhouette,
    TechnicalSpace technicalCorridorSpace,
    Section<Slot> slots,
    Section<Corridor> corridors)
    implements Named {

  /** The size of the drawing. */
  public record Canvas(int width, int height) {}

  /** The one space of all technical corridors (N8.1). */
  public record TechnicalSpace(String id, @Flat Names names, int x, int y) {}
}
