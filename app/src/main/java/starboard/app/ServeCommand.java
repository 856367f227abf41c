package starboard.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import starboard.app.terminal.Session;
import starboard.kernel.words.Arg;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.store.SqliteStore;
import starboard.table.store.Store;
import starboard.table.work.Pace;
import starboard.web.Limits;
import starboard.web.Proxies;
import starboard.web.Reach;
import starboard.web.Server;
import starboard.web.Settings;

/** Hosts tables for browsers until it is told to stop. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

  /** How many tables go on by themselves after a restart; the others do when somebody comes. */
  private static final int WOKEN = 200;

  private final Session session;

  @Option(names = "--port", paramLabel = "N", defaultValue = "${env:STARBOARD_PORT:-8080}")
  int port;

  @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "${env:STARBOARD_HOST:-0.0.0.0}")
  String host = "";

  @Mixin DataFolder data = new DataFolder();

  @Option(names = "--local-webhooks", defaultValue = "${env:STARBOARD_LOCAL_WEBHOOKS:-false}")
  boolean localWebhooks;

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      defaultValue = "${env:STARBOARD_TRUSTED_PROXY:-}")
  List<String> proxies = List.of();

  /** For those who work on the page. */
  @Option(names = "--page", paramLabel = "FOLDER", hidden = true)
  @Nullable Path page;

  /** For tests: bots answer at once. */
  @Option(names = "--hurry", hidden = true)
  boolean hurry;

  @Mixin Quotas quotas = new Quotas();

  ServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Limits limits = quotas.limits();
    Roster roster = new Roster(Roster.OWN);
    Store store = SqliteStore.in(data.in(session.io().folder()));
    Pace pace = hurry ? Pace.STANDARD.hurried() : Pace.STANDARD;
    Tables tables = new Tables(session.games(), roster, store, Clock.systemUTC(), pace);
    if (localWebhooks) tables.callLocally();
    Proxies trusted = Proxies.at(proxies.stream().filter(proxy -> !proxy.isBlank()).toList());
    Settings settings = new Settings(host, port, page, limits, trusted);
    Server server = Server.start(settings, session.games(), roster, tables);
    Thread.ofVirtual().name("wake").start(() -> tables.wake(WOKEN));
    sayWhere(server.port());
    session.complain(); // if a box cannot be read, that ends the server
    server.untilStopped(tables);
    return Main.DONE;
  }

  private void sayWhere(int at) {
    PrintWriter out = session.io().out();
    out.println(session.say("serve.here", Arg.word("http://localhost:" + at + "/")));
    List<String> lan = Reach.origins(host, at).stream().map(origin -> origin + "/").toList();
    if (!lan.isEmpty()) out.println(session.say("serve.lan", Arg.word(String.join("  ", lan))));
    out.println(session.say("serve.stop"));
    out.flush();
  }
}
