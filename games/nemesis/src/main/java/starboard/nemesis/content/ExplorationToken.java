package starboard.nemesis.content;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** A token that lies on an unexplored room (N6.6). */
public record ExplorationToken(
    String id, @Flat Names names, int items, Symbol effect, int count, Source source)
    implements Named {

  /** What happens when the room is explored (N6.7-N6.12). */
  public enum Symbol {
    SILENCE,
    DANGER,
    SLIME,
    FIRE,
    MALFUNCTION,
    DOORS
  }
}
