package starboard.table.state;

import java.time.Instant;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;
import starboard.table.log.Entry;
import starboard.table.log.Logged;

/**
 * How a table began, which never changes.
 *
 * @param past where the game's earlier states are found
 */
public record Origin<S extends State<S>>(
    String table, Game<S> game, Entry.Opened opened, Instant at, Past<S> past) {

  public static <S extends State<S>> Origin<S> of(
      String table, Game<S> game, Logged first, Past<S> past) {
    return new Origin<>(table, game, first.opened(), first.at(), past);
  }
}
