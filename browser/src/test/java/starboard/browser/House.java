package starboard.browser;

import java.time.Clock;
import java.time.Duration;
import starboard.kernel.game.Games;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.secret.Seeds;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;
import starboard.web.Limits;
import starboard.web.Server;
import starboard.web.Settings;

/**
 * The server of one test. Its tables and bots have the same chance in every run, its bots do not
 * wait for people to follow and may think long, and it may call this machine.
 */
final class House implements AutoCloseable {
  private static final Pace PACE =
      new Pace(Duration.ZERO, Duration.ofMinutes(2), Pace.STANDARD.idle());

  private final Games games = Games.registered();
  private final Roster roster = new Roster(Roster.OWN);
  private final MemoryStore store = new MemoryStore();
  private Tables tables;
  private Server server;

  House() {
    tables = tables(1);
    server = serve(Settings.local());
  }

  private Tables tables(long seed) {
    Tables opened = new Tables(games, roster, store, Clock.systemUTC(), PACE, Seeds.from(seed));
    opened.callLocally();
    return opened;
  }

  private Server serve(Settings settings) {
    return Server.start(settings, games, roster, tables);
  }

  String address() {
    return "http://localhost:" + server.port();
  }

  /** The server ends and another one begins at the same address, with what was stored. */
  void restart() {
    int port = server.port();
    close();
    tables = tables(1000);
    server = serve(new Settings("127.0.0.1", port, null, Limits.STANDARD));
  }

  @Override
  public void close() {
    server.close();
    tables.close();
  }
}
