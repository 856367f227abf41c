package starboard.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;
import starboard.wire.Json;
import starboard.wire.Request;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One socket. Answers are sent in their order; of the table it gets what has changed since what it
 * was sent last, so a slow line skips what lies between.
 */
final class Connection implements Follower {

  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
  private static final int MOST_ANSWERS = 2_000;
  private static final int LONGEST_REF = 100;
  private static final int TOO_SLOW = 1013;
  private static final int SILENT = 4001;

  private final Session session;
  private final Supplier<Feed> feeds;
  private volatile Feed feed;
  private final Metrics metrics;
  private final Rate rate;
  private final Accounts.Account account;
  private final Runnable greeted;
  private final long helloBy;
  private volatile @Nullable Audience audience;
  private Keys keys = Keys.NONE;

  /** What of the pass opened anything when it was shown. */
  private Keys known = Keys.NONE;

  private Language language = Language.EN;
  private List<Seat> present = List.of();
  private boolean closed;

  private final Deque<String> answers = new ArrayDeque<>();
  private boolean sending;
  private @Nullable View latest;
  private @Nullable View sent;

  /**
   * A socket that has not said anything yet.
   *
   * @param feeds gives the feed of its table, which may leave the memory until it does
   * @param account of the address it comes from
   * @param greeted is done when it first says hello
   */
  Connection(
      Session session,
      Supplier<Feed> feeds,
      Limits limits,
      Accounts.Account account,
      Metrics metrics,
      Runnable greeted) {
    this.session = session;
    this.account = account;
    this.greeted = greeted;
    this.helloBy = System.nanoTime() + limits.hello().toNanos();
    this.feeds = feeds;
    this.feed = feeds.get();
    this.metrics = metrics;
    this.rate = new Rate(limits.commands(), limits.commands());
  }

  @Override
  public Audience audience() {
    Audience known = audience;
    return known == null ? new Audience(Keys.NONE, null, Language.EN) : known;
  }

  // What comes in

  void hear(String message) {
    JsonNode ref = null;
    try {
      boolean tooMany = !rate.take(1);
      if (tooMany && message.length() > LONGEST_REF * 10) throw tooMany();
      Request asked = Request.of(message);
      ref = asked.fields().get("ref");
      if (ref != null && !isShort(ref)) ref = null;
      if (tooMany) throw tooMany();
      if (audience == null && System.nanoTime() > helloBy) {
        session.close(SILENT, "no hello", Callback.NOOP);
        return;
      }
      carryOut(asked, ref);
    } catch (Refusal refusal) {
      answer(ref, Speech.error(refusal, language, null));
    } catch (RuntimeException fault) {
      fault(ref, fault);
    }
  }

  private static Refusal tooMany() {
    return new Refusal("too-many", Text.of("error.too-many"));
  }

  /** What we are ready to repeat, even to somebody who does not take our answers. */
  private static boolean isShort(JsonNode ref) {
    boolean word = ref.isString() && ref.stringValue().length() <= LONGEST_REF;
    return word || ref.isInt() || ref.isLong();
  }

  private void carryOut(Request asked, @Nullable JsonNode ref) {
    switch (asked.string("cmd")) {
      case "hello" -> {
        account.ask(1);
        hello(asked, ref);
      }
      case "look" -> {
        if (audience == null) throw new Refusal("hello-first", Text.of("error.hello-first"));
        account.ask(1);
        look(asked, ref);
      }
      case "ping" -> answer(ref, ok());
      default -> order(CommandJson.of(asked, language), ref);
    }
  }

  private void hello(Request asked, @Nullable JsonNode ref) {
    if (audience == null) {
      feed = feeds.get();
      greeted.run();
    }
    language = asked.has("lang") ? Language.of(asked.string("lang")) : Language.EN;
    keys = Http.keys(asked.list("secrets"));
    reportFailure(
        ref,
        feed.table()
            .read(now -> Welcome.of(now, keys))
            .thenAccept(
                welcome -> {
                  appear(welcome);
                  answer(ref, welcome.tree());
                  look(asked, null);
                }));
  }

  private record Welcome(List<Seat> seats, boolean host, Keys known) {

    /** What these secrets open at a table. */
    static Welcome of(TableState<?> position, Keys keys) {
      List<Seat> seats = new ArrayList<>();
      for (int i = 0; i < position.chairs().size(); i++) {
        if (position.sits(keys, Seat.of(i))) seats.add(Seat.of(i));
      }
      return new Welcome(seats, position.hosts(keys), position.known(keys));
    }

    ObjectNode tree() {
      ObjectNode tree = ok();
      ArrayNode list = tree.putArray("seats");
      for (Seat seat : seats) list.add(seat.index());
      return tree.put("host", host);
    }
  }

  private synchronized void appear(Welcome welcome) {
    for (Seat seat : present) reportFailure(null, feed.table().leave(seat));
    known = welcome.known();
    present = closed ? List.of() : welcome.seats();
    for (Seat seat : present) reportFailure(null, feed.table().arrive(seat));
  }

  /** Looks with other eyes, and gets the whole view in any case. */
  private void look(Request asked, @Nullable JsonNode ref) {
    JsonNode viewer = asked.fields().get("viewer");
    int index = viewer != null && viewer.isInt() ? viewer.intValue() : -1;
    Seat seat = index >= 0 && index < Seat.MOST ? Seat.of(index) : null;
    synchronized (this) {
      if (closed) return;
      audience = new Audience(known, seat, language);
      latest = null;
      sent = null;
      reportFailure(ref, feed.join(this));
    }
    if (ref != null) answer(ref, ok());
  }

  private void order(Command command, @Nullable JsonNode ref) {
    account.keep(Http.KEPT);
    long start = System.nanoTime();
    reportFailure(
        ref,
        feed.table()
            .order(keys, command)
            .thenAccept(
                receipt -> {
                  metrics.ordered(command, start);
                  answer(ref, receipt(command, receipt));
                }));
  }

  static ObjectNode receipt(Command command, Receipt receipt) {
    ObjectNode tree = ok().put("entry", receipt.entry());
    if (receipt.given() != null) {
      tree.put(command instanceof Command.Rematch ? "table" : "code", receipt.given());
    }
    return tree;
  }

  private static ObjectNode ok() {
    return Json.MAPPER.createObjectNode().put("ok", true);
  }

  /** If it fails the asker is told. */
  private void reportFailure(@Nullable JsonNode ref, CompletableFuture<?> asked) {
    var _ =
        asked.whenComplete(
            (_, thrown) -> {
              if (thrown != null) fault(ref, thrown);
            });
  }

  private void fault(@Nullable JsonNode ref, Throwable thrown) {
    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
    if (cause instanceof Refusal refusal) {
      answer(ref, Speech.error(refusal, language, null));
    } else {
      LastWords.ifOutOfMemory(cause);
      LOG.atError().setCause(cause).addKeyValue("table", feed.table().id()).log("command failed");
      Refusal internal = new Refusal("internal", Text.of("error.internal"));
      answer(ref, Speech.error(internal, language, null));
    }
  }

  /** The last thing it does at the table: what it asked before may still be under way. */
  synchronized void close() {
    closed = true;
    for (Seat seat : present) reportFailure(null, feed.table().leave(seat));
    present = List.of();
    reportFailure(null, feed.leave(this));
  }

  void goodbye(int code) {
    session.close(code, "the server stops", Callback.NOOP);
  }

  // What goes out

  /** A view made for the eyes it had a moment ago comes too late. */
  @Override
  public synchronized void show(View view) {
    if (!view.audience().equals(audience)) return;
    latest = view;
    send();
  }

  private synchronized void answer(@Nullable JsonNode ref, ObjectNode tree) {
    ObjectNode whole = Json.MAPPER.createObjectNode();
    if (ref != null) whole.set("ref", ref);
    whole.setAll(tree);
    if (answers.size() >= MOST_ANSWERS) {
      session.close(TOO_SLOW, "too slow", Callback.NOOP);
      return;
    }
    answers.add(Json.MAPPER.writeValueAsString(whole));
    send();
  }

  /** One message at a time; the next one when the line is free again. */
  private synchronized void send() {
    if (sending || !session.isOpen()) return;
    String message = answers.poll();
    if (message == null) message = news();
    if (message == null) return;
    sending = true;
    metrics.sent(message.length());
    session.sendText(message, Callback.from(this::free, _ -> free()));
  }

  private @Nullable String news() {
    View next = latest;
    View base = sent;
    if (next == null || next == base) return null;
    sent = next;
    return base == null ? next.whole() : next.since(base);
  }

  private synchronized void free() {
    sending = false;
    send();
  }
}
