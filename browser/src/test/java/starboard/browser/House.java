package starboard.browser;

import java.time.Clock;
import java.time.Duration;
import starboard.kernel.game.Games;
import starboard.table.Pace;
import starboard.table.Roster;
import starboard.table.Seeds;
import starboard.table.Tables;
import starboard.table.store.MemoryStore;
import starboard.web.Server;
import starboard.web.Settings;

/**
 * The server of one test. Its tables and bots have the same chance in every run, its bots do not
 * wait for people to follow and may think long, and it may call this machine.
 */
final class House implements AutoCloseable {
  private static final Pace PACE =
      new Pace(Duration.ZERO, Duration.ofMinutes(2), Pace.STANDARD.idle());

  private final Tables tables;
  private final Server server;

  House() {
    Games games = Games.registered();
    Roster roster = new Roster(Roster.OWN);
    tables = new Tables(games, roster, new MemoryStore(), Clock.systemUTC(), PACE, Seeds.from(1));
    tables.callLocally();
    server = Server.start(Settings.local(), games, roster, tables);
  }

  String address() {
    return "http://localhost:" + server.port();
  }

  @Override
  public void close() {
    server.close();
    tables.close();
  }
}
