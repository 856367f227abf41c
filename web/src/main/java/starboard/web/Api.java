package starboard.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.bot.Coaching;
import starboard.table.bot.Roster;
import starboard.table.command.Claim;
import starboard.table.command.Command;
import starboard.table.history.Chronicle;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.TableState;
import starboard.table.twin.Sight;
import starboard.table.twin.Twin;
import starboard.wire.Json;
import starboard.wire.Request;
import starboard.wire.SceneJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tables over HTTP. Requests run on virtual threads, so they may wait. */
final class Api {

  private static final long LONGEST_WAIT_SECONDS = 25;

  /** About what a table just laid takes of the disk. */
  private static final int TABLE_BYTES = 2_000;

  private static final int LONGEST_QUESTION = 200;

  /** More entries than this are not counted: no game is so long. */
  private static final int MOST_ENTRIES = 20_000;

  /** How many files are read at a time: each takes five times its size of memory. */
  private static final int MOST_IMPORTS = 4;

  private final Games games;
  private final Roster roster;
  private final Tables tables;
  private final Feeds feeds;
  private final Http http;
  private final Metrics metrics;

  private final Semaphore importing = new Semaphore(MOST_IMPORTS);

  /** Those who wait for news. */
  private final Set<Waiting> waitings = ConcurrentHashMap.newKeySet();

  private volatile boolean stopping;

  Api(Games games, Roster roster, Tables tables, Feeds feeds, Http http, Metrics metrics) {
    this.games = games;
    this.roster = roster;
    this.tables = tables;
    this.feeds = feeds;
    this.http = http;
    this.metrics = metrics;
    metrics.waiting(waitings::size);
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/games", this::offer);
    routes.get("/api/rules/{game}", new Rules(games)::send);
    routes.post("/api/commitment", this::commitment);
    routes.post("/api/tables", this::open);
    routes.post("/api/tables/guided", this::guided);
    routes.post("/api/tables/recover", this::recover);
    routes.post("/api/tables/import", this::bring);
    routes.get("/api/tables/{table}", this::facts);
    routes.post("/api/tables/{table}/claim", this::claim);
    routes.get("/api/tables/{table}/view", this::view);
    routes.get("/api/tables/{table}/coach", this::coach);
    routes.get("/api/tables/{table}/example", this::example);
    routes.get("/api/tables/{table}/story", this::story);
    routes.post("/api/tables/{table}/branch", this::branch);
    routes.get("/api/tables/{table}/export", this::export);
    routes.post("/api/tables/{table}/do", this::order);
    routes.post("/api/tables/{table}/ask", this::ask);
  }

  private void offer(Context request) {
    boolean all = "true".equals(request.queryParam("all"));
    Http.answer(request, OfferJson.tree(games, roster, all, Speech.language(request)));
  }

  private void commitment(Context request) {
    Http.answer(request, ok().put("commitment", tables.commitment()));
  }

  // Sitting down

  private void open(Context request) {
    http.limitMore(request);
    Request asked = http.body(request);
    List<NewTable.Wanted> seats = new ArrayList<>();
    List<String> kinds = new ArrayList<>();
    seats(asked, seats, kinds);
    NewTable wanted =
        new NewTable(
            asked.string("game"),
            asked.has("players") ? asked.whole("players") : seats.size(),
            asked.options(),
            asked.string("name"),
            seats,
            asked.stringOrNull("commitment"),
            asked.has("entropy") ? asked.string("entropy") : "",
            asked.has("gather") && asked.truth("gather"),
            "always".equals(asked.stringOrNull("reactions")));
    http.limitKept(request, TABLE_BYTES);
    NewTable.Laid laid = Http.done(tables.open(wanted));
    while (kinds.size() < wanted.players()) kinds.add("link");
    Http.answer(request, laid(laid, kinds));
  }

  /** A guided first game, the same for everybody. */
  private void guided(Context request) {
    http.limitMore(request);
    Request asked = http.body(request);
    http.limitKept(request, TABLE_BYTES);
    NewTable.Laid laid =
        Http.done(
            tables.guided(
                asked.string("game"),
                asked.string("title"),
                asked.string("name"),
                asked.string("you")));
    List<String> kinds = new ArrayList<>(Http.done(laid.table().read(Api::kinds)));
    kinds.set(0, "me");
    Http.answer(request, laid(laid, kinds));
  }

  /** Who shall sit at a new table, and what kind of seat each is. */
  private static void seats(Request asked, List<NewTable.Wanted> seats, List<String> kinds) {
    for (JsonNode seat : asked.list("seats")) {
      if (!(seat instanceof ObjectNode fields)) {
        throw new Refusal("bad-request", Text.of("error.seats"));
      }
      seats.add(wanted(new Request(fields), asked));
      kinds.add(new Request(fields).string("kind"));
    }
  }

  private static ObjectNode laid(NewTable.Laid laid, List<String> kinds) {
    ObjectNode answer = ok().put("table", laid.table().id()).put("host", laid.host().letters());
    ArrayNode list = answer.putArray("seats");
    for (int i = 0; i < kinds.size(); i++) {
      ObjectNode one = list.addObject().put("seat", i).put("kind", kinds.get(i));
      for (NewTable.Key key : laid.seats()) {
        if (key.seat() != i) continue;
        if (key.secret()) secret(one, key.value());
        else one.put("join", key.value().letters());
      }
    }
    return answer;
  }

  /** A file that was exported here or elsewhere becomes a table; its seats are to be claimed. */
  private void bring(Context request) {
    http.limitMore(request);
    Semaphore ofAddress = http.imports(request);
    requireRoom(ofAddress);
    try {
      requireRoom(importing);
      try {
        byte[] file = http.file(request);
        http.limitKept(request, file.length);
        answerLaid(request, Http.done(tables.importFile(file)));
      } finally {
        importing.release();
      }
    } finally {
      ofAddress.release();
    }
  }

  private static void requireRoom(Semaphore imports) {
    if (!imports.tryAcquire()) throw new Refusal("too-many", Text.of("error.importing"));
  }

  private static void answerLaid(Context request, NewTable.Laid laid) {
    Http.answer(request, laid(laid, Http.done(laid.table().read(Api::kinds))));
  }

  private static List<String> kinds(TableState<?> position) {
    return position.chairs().stream().map(chair -> chair.human() ? "link" : "bot").toList();
  }

  private void export(Context request) {
    http.limitMore(request);
    Table<?> table = table(request);
    String file = Http.done(tables.export(table, Http.keys(request)));
    request
        .contentType("application/json")
        .header("Content-Disposition", "attachment; filename=\"starboard-" + table.id() + ".json\"")
        .header("Cache-Control", "no-store")
        .result(file);
  }

  private static NewTable.Wanted wanted(Request seat, Request table) {
    String name = seat.has("name") ? seat.string("name") : "";
    String kind = seat.string("kind");
    return switch (kind) {
      case "me" ->
          new NewTable.Wanted.Here(name.isBlank() && table.has("you") ? table.string("you") : name);
      case "here" -> new NewTable.Wanted.Here(name);
      case "link" -> new NewTable.Wanted.Link(name);
      case "bot" -> new NewTable.Wanted.Robot(name, seat.string("bot"));
      default -> throw new Refusal("bad-request", Text.of("error.seat-kind", Arg.word(kind)));
    };
  }

  private static void secret(ObjectNode into, Secret secret) {
    into.put("secret", secret.letters()).put("phrase", secret.phrase());
  }

  private void claim(Context request) {
    Request asked = http.body(request);
    Table<?> table = table(request);
    String name = asked.has("name") ? asked.string("name") : "";
    http.limitKept(request, Http.KEPT);
    Claim claim = Http.done(table.claim(Secret.of(asked.string("code")), name));
    ObjectNode answer = ok().put("table", table.id()).put("seat", claim.seat());
    secret(answer, claim.secret());
    answer.put("name", name(table));
    Http.answer(request, answer);
  }

  private void recover(Context request) {
    http.limitMore(request);
    Secret secret = Secret.of(http.body(request).string("phrase"));
    Tables.Found found = tables.recover(secret);
    ObjectNode answer = ok().put("table", found.table().id()).put("seat", found.seat());
    secret(answer, secret);
    answer.put("host", found.host() ? secret.letters() : null);
    answer.put("name", name(found.table()));
    Http.answer(request, answer);
  }

  private static String name(Table<?> table) {
    return Http.done(table.read(now -> now.opened().name()));
  }

  // Looking

  private void facts(Context request) {
    Audience audience = audience(request);
    Http.answer(request, Http.done(table(request).read(now -> facts(now, audience))));
  }

  private static ObjectNode facts(TableState<?> position, Audience audience) {
    ObjectNode facts = TableJson.tree(position, audience, Seats.NONE, null);
    return facts.put("entry", position.entry());
  }

  private void view(Context request) {
    Audience audience = audience(request);
    int at = number(request, "at", -1);
    if (at >= 0) {
      http.limitMore(request);
      Http.answer(request, past(table(request), audience, at, everything(request)));
      return;
    }
    Feed feed = feeds.of(request.pathParam("table"));
    int after = number(request, "after", -1);
    Audience known = Http.done(feed.table().read(audience::at));
    Waiting waiting = new Waiting(known, after);
    try {
      Http.done(feed.join(waiting));
      waitings.add(waiting);
      if (stopping) waiting.end();
      View view =
          waiting
              .view
              .completeOnTimeout(waiting.latest(), LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)
              .join();
      Http.answer(request, view.tree());
    } finally {
      waitings.remove(waiting);
      var _ = feed.leave(waiting);
    }
  }

  /** A typed question, answered from what whoever asks sees now. */
  private void ask(Context request) {
    Audience audience = audience(request);
    String question = http.body(request).string("question");
    if (question.length() > LONGEST_QUESTION) {
      throw new Refusal("bad-request", Text.of("error.question", Arg.of(LONGEST_QUESTION)));
    }
    List<String> said = Http.done(table(request).read(now -> said(now, audience, question)));
    ObjectNode answer = ok();
    ArrayNode lines = answer.putArray("answer");
    said.forEach(lines::add);
    Http.answer(request, answer);
  }

  private static List<String> said(TableState<?> now, Audience audience, String question) {
    Language language = audience.language();
    List<String> names = SeatJson.names(now, language);
    return new Twin(Sight.of(now, audience.allowed(now), names, language)).answer(question);
  }

  /** Nobody waits for news any more. */
  void stop() {
    stopping = true;
    for (Waiting waiting : waitings) waiting.end();
  }

  /** How things stood, as whoever asks may look back. */
  private ObjectNode past(Table<?> table, Audience audience, int at, boolean everything) {
    Hindsight eyes = Http.done(table.read(now -> Hindsight.of(now, audience, everything)));
    ViewMaker views =
        new ViewMaker(audience, _ -> eyes.seat(), eyes.everything(), new Shared(), metrics);
    return Http.done(table.read(at, then -> views.next(then, Seats.NONE).tree()));
  }

  /** The whole game for whoever looks back at it: its steps, its moments, how chance fell. */
  private void story(Context request) {
    http.limitMore(request);
    Audience audience = audience(request);
    boolean everything = everything(request);
    Table<?> table = table(request);
    Chronicle chronicle = Http.done(table.chronicle());
    Http.answer(
        request,
        Http.done(
            table.read(
                now ->
                    StoryJson.tree(
                        now, Hindsight.of(now, audience, everything), audience, chronicle))));
  }

  private static boolean everything(Context request) {
    return "all".equals(request.queryParam("seat"));
  }

  /** A finished game goes on from an earlier moment, at a table of its own. */
  private void branch(Context request) {
    http.limitMore(request);
    Request asked = http.body(request);
    List<NewTable.Wanted> seats = new ArrayList<>();
    List<String> kinds = new ArrayList<>();
    seats(asked, seats, kinds);
    int entry = asked.whole("entry");
    http.limitKept(request, TABLE_BYTES + Math.clamp(entry, 0, MOST_ENTRIES) * Http.KEPT);
    NewTable.Laid laid =
        Http.done(tables.branch(table(request), entry, asked.string("name"), seats));
    Http.answer(request, laid(laid, kinds));
  }

  /** Somebody who asked for what comes after an entry. */
  private static final class Waiting implements Follower {
    private final Audience audience;
    private final int after;
    private final CompletableFuture<View> view = new CompletableFuture<>();
    private volatile @Nullable View latest;

    private Waiting(Audience audience, int after) {
      this.audience = audience;
      this.after = after;
    }

    @Override
    public Audience audience() {
      return audience;
    }

    @Override
    public void show(View shown) {
      latest = shown;
      if (shown.entry() > after) view.complete(shown);
    }

    private void end() {
      view.complete(latest());
    }

    private View latest() {
      View shown = latest;
      if (shown == null) throw new IllegalStateException("nothing was shown");
      return shown;
    }
  }

  // Doing

  private void order(Context request) {
    Audience audience = audience(request);
    Command command = CommandJson.of(http.body(request), audience.language());
    http.limitKept(request, Http.KEPT);
    long start = System.nanoTime();
    var done = Http.done(table(request).order(audience.keys(), command));
    metrics.ordered(command, start);
    Http.answer(request, Connection.receipt(command, done));
  }

  /** What the game's bot would do, and the lesson the moment calls for. */
  private void coach(Context request) {
    http.limitMore(request);
    Audience audience = audience(request);
    Table<?> table = table(request);
    Coaching coaching = Http.done(table.coach(audience.keys(), number(request, "seat", 0)));
    Words words = Http.done(table.read(now -> now.game().words()));
    Http.answer(request, CoachJson.tree(coaching, words, audience.language()));
  }

  /** What a lesson looks like, in rows of a log of a game that is not this one. */
  private void example(Context request) {
    http.limitMore(request);
    Audience audience = audience(request);
    int seat = number(request, "seat", 0);
    String lesson = Objects.requireNonNullElse(request.queryParam("lesson"), "");
    Table<?> table = table(request);
    List<Event> events = Http.done(table.example(audience.keys(), seat, lesson));
    LogRows rows = Http.done(table.read(now -> LogRows.of(now, seat, audience.language())));
    ObjectNode answer = ok();
    answer.set("rows", rows.of(LogRows.example(events), SceneJson.Kept.NOTHING));
    Http.answer(request, answer);
  }

  private Table<?> table(Context request) {
    return tables.table(request.pathParam("table"));
  }

  private static Audience audience(Context request) {
    Keys keys = Http.keys(request);
    Language language = Speech.language(request);
    int seat = number(request, "seat", -1);
    return new Audience(keys, seat >= 0 && seat < Seat.MOST ? Seat.of(seat) : null, language);
  }

  private static int number(Context request, String name, int otherwise) {
    String value = request.queryParam(name);
    if (value == null || value.equals("public") || value.equals("all")) return otherwise;
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException noNumber) {
      throw new Refusal(
          "bad-request",
          Text.of("error.field-kind", Arg.word(name), Arg.of(Text.of("json.whole"))));
    }
  }

  private static ObjectNode ok() {
    return Json.MAPPER.createObjectNode().put("ok", true);
  }
}
