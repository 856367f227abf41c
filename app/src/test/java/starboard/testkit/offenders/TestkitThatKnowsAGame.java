package starboard.testkit.offenders;

import starboard.other.AnotherGame;

/** The testkit serves all games alike. */
public final class TestkitThatKnowsAGame {
  final AnotherGame game = new AnotherGame();
}
