package starboard.nemesis.ship;

/** A space of the destination track (N2.10). */
public enum CourseSpace {
  A,
  B,
  C,
  D
}
