package starboard.bots.offenders;

import starboard.other.AnotherGame;

/** Bots get every game handed in. */
public final class BotThatKnowsAGame {
  final AnotherGame game = new AnotherGame();
}
