package starboard.rone.content;

/** An effect once for each other own card of a faction in the played zone, up to a most. */
public record Per(Of of, Faction faction, int max) {

  /** What is counted. */
  public enum Of {
    OTHER_PLAYED_FACTION
  }
}
