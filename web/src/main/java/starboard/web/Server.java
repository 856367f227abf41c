package starboard.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinException;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jetty.server.Connector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import starboard.kernel.game.Games;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.wire.Json;

/** The running server. Closing it lets requests at hand end and takes no more. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final long LONGEST_GOODBYE = 5_000;

  private final Settings settings;
  private final Tables tables;
  private final PageFiles files;
  private final Http http;
  private final OpenLines lines;
  private final Metrics metrics = new Metrics();
  private final Api api;
  private final Live live;
  private final Javalin javalin;

  private Server(Settings settings, Games games, Roster roster, Tables tables) {
    this.settings = settings;
    this.tables = tables;
    this.files = new PageFiles(settings.page());
    Accounts accounts = new Accounts(settings.limits());
    this.http = new Http(settings, accounts);
    this.lines = new OpenLines(settings.limits().lines(), settings.proxies());
    Feeds feeds = new Feeds(tables, metrics);
    this.api = new Api(games, roster, tables, feeds, http, metrics);
    this.live = new Live(feeds, settings, accounts, metrics);
    metrics.tables(tables::inMemory);
    metrics.lines(lines::open);
    metrics.well(() -> tables.isWell() ? 1 : 0);
    this.javalin = Javalin.create(this::configure);
  }

  /** Serves these tables, which remain the caller's to close after the server. */
  public static Server start(Settings settings, Games games, Roster roster, Tables tables) {
    Logging.takeOver();
    Server server = new Server(settings, games, roster, tables);
    server.javalin.start(settings.host(), settings.port());
    for (Connector connector : server.javalin.jettyServer().server().getConnectors()) {
      connector.addEventListener(server.lines);
    }
    LOG.atInfo().addKeyValue("port", server.port()).log("started");
    return server;
  }

  public int port() {
    return javalin.port();
  }

  /** Serves until the process is told to stop; then says goodbye and closes its tables too. */
  public void untilStopped(Tables tables) throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    Thread goodbye =
        new Thread(
            () -> {
              close();
              tables.close();
              stopped.countDown();
            },
            "goodbye");
    Runtime.getRuntime().addShutdownHook(goodbye);
    stopped.await();
  }

  @Override
  public void close() {
    live.stop();
    api.stop();
    try {
      javalin.stop();
    } catch (JavalinException late) {
      LOG.warn("requests that took too long were cut off", late);
    }
    LOG.info("stopped");
  }

  private void configure(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.router.javaLangErrorHandler(Http::error);
    config.http.maxRequestSize = settings.limits().body();
    config.jetty.modifyServer(server -> server.setStopTimeout(LONGEST_GOODBYE));
    config.jetty.modifyWebSocketServletFactory(
        sockets -> {
          sockets.setMaxTextMessageSize(settings.limits().frame());
          sockets.setMaxFrameSize(settings.limits().frame());
          sockets.setMaxBinaryMessageSize(1);
        });
    config.jetty.modifyHttpConfiguration(jetty -> jetty.setSendServerVersion(false));
    var routes = config.routes;
    PageHeaders headers = new PageHeaders(files);
    routes.before(headers::set);
    routes.before("/api/*", http::limit);
    routes.before("/metrics", http::limit);
    routes.get("/", this::page);
    routes.get("/t/{table}", this::page);
    routes.get("/page/<file>", request -> file(request, request.pathParam("file")));
    routes.get("/shell.js", request -> file(request, "shell.js"));
    routes.get("/favicon.ico", request -> file(request, "favicon.svg"));
    routes.get("/health", this::health);
    routes.get("/metrics", metrics::write);
    api.configure(routes);
    new Invitations(http, settings.host(), this::port).configure(routes);
    routes.ws("/api/tables/{table}/live", live::configure);
    routes.exception(Refusal.class, Http::refuse);
    routes.exception(HttpResponseException.class, Http::status);
    routes.exception(Exception.class, Http::fault);
  }

  /** Whether people can play here: also whether what they do can be kept. */
  private void health(Context request) {
    if (!tables.isWell()) throw new Refusal("not-written", Text.of("store.not-written"));
    Http.answer(request, Json.MAPPER.createObjectNode().put("ok", true));
  }

  private void page(Context request) {
    file(request, "index.html");
  }

  private void file(Context request, String name) {
    PageFile file = files.file(name);
    if (file == null) Http.notFound(request);
    else file.send(request);
  }
}
