package starboard.nemesis.ship;

import starboard.nemesis.content.term.Spelling;

/** The ids of what a scene shows of the ship; options name them. */
final class ShipWidgets {

  private ShipWidgets() {}

  static String pod(int pod) {
    return "pod-" + (pod + 1);
  }

  /** A space of the course track. */
  static String course(CourseSpace space) {
    return "course-" + Spelling.of(space);
  }
}
