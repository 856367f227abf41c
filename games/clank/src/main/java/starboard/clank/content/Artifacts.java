package starboard.clank.content;

/** Which artifact belongs on which space (C2.2). */
public final class Artifacts {

  private Artifacts() {}

  /** The number of the artifact whose spot this is. */
  public static int at(Space space) {
    return withValue(space.artifact());
  }

  public static int withValue(int value) {
    for (int i = 0; i < Content.BOX.artifacts().size(); i++) {
      if (Content.BOX.artifacts().at(i).value() == value) return i;
    }
    throw new IllegalArgumentException("no artifact of value " + value);
  }
}
