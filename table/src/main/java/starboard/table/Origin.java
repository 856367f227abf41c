package starboard.table;

import java.time.Instant;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;

/**
 * How a table began, which never changes.
 *
 * @param past where the game's earlier states are found
 */
record Origin<S extends State<S>>(
    String table, Game<S> game, Entry.Opened opened, Instant at, Past<S> past) {

  static <S extends State<S>> Origin<S> of(String table, Game<S> game, Logged first, Past<S> past) {
    if (first.entry() instanceof Entry.Opened opened) {
      return new Origin<>(table, game, opened, first.at(), past);
    }
    throw new IllegalArgumentException("the log of table " + table + " has no beginning");
  }
}
