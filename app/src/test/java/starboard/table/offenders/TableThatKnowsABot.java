package starboard.table.offenders;

import starboard.bots.RandomBot;

/** Tables get their bots handed in. */
public final class TableThatKnowsABot {
  final RandomBot<?> bot = new RandomBot<>();
}
