package starboard.nemesis.content;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.ship.CourseSpace;

/** The tracks of the board (N2.10). */
public record Tracks(Track time, Track selfDestruct, Course destination) {

  /** The four spaces the destination marker may stand on. */
  public record Course(
      String id, @Flat Names names, int count, List<CourseSpace> spaces, Source source)
      implements Named {}
}
