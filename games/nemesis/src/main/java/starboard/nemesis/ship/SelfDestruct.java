package starboard.nemesis.ship;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Track;

/** N20.6-N20.9 When the self-destruct may be started and stopped. */
public final class SelfDestruct {

  private static final Text RUNS = Text.of("refused.self-destruct-runs");
  private static final Text RUNS_NOT = Text.of("refused.self-destruct-off");
  private static final Text IRREVERSIBLE = Text.of("refused.self-destruct-yellow");

  private SelfDestruct() {}

  public static @Nullable Text whyNotStarted(Nemesis s, boolean forced) {
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) return RUNS;
    return !forced && ShipState.of(s).isAnyoneHibernating() ? Hibernation.SOMEBODY_SLEEPS : null;
  }

  public static @Nullable Text whyNotStopped(Nemesis s) {
    int space = ShipState.of(s).selfDestruct();
    if (space == Nemesis.NONE) return RUNS_NOT;
    Track track = ShipState.of(s).ship().content().tracks().selfDestruct();
    return track.spaces().get(space).colour() == Track.Colour.YELLOW ? IRREVERSIBLE : null;
  }
}
