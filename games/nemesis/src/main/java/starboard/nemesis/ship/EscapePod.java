package starboard.nemesis.ship;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** An escape pod (N2.5, N21). */
public record EscapePod(
    String id,
    int number,
    Dock section,
    int seats,
    Lock start,
    @Flat Names names,
    int minPlayers,
    int count,
    Source source)
    implements Named {

  /** Whether one can board it (N21.1). */
  public enum Lock {
    LOCKED,
    UNLOCKED
  }
}
