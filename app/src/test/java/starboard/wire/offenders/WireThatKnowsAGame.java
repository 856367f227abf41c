package starboard.wire.offenders;

import starboard.other.AnotherGame;

/** Breaks the arrow from games to the wire. */
public final class WireThatKnowsAGame {
  final AnotherGame game = new AnotherGame();
}
