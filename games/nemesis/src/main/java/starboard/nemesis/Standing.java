package starboard.nemesis;

/** How a condition of an objective stands now, as far as its owner knows. */
public enum Standing {
  MET,
  NOT_MET,
  UNKNOWN;

  public static Standing of(boolean met) {
    return met ? MET : NOT_MET;
  }

  public Standing not() {
    return switch (this) {
      case MET -> NOT_MET;
      case NOT_MET -> MET;
      case UNKNOWN -> UNKNOWN;
    };
  }

  public Standing and(Standing other) {
    if (this == NOT_MET || other == NOT_MET) return NOT_MET;
    return this == MET ? other : UNKNOWN;
  }
}
