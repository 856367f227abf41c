package starboard.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import starboard.wire.Delta;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A browser's socket, as far as a table is concerned: it keeps its view and remembers all frames.
 */
final class Guest implements WebSocket.Listener {

  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

  private final WebSocket socket;
  private final StringBuilder frame = new StringBuilder();
  private final List<String> frames = new ArrayList<>();
  private final List<JsonNode> answers = new ArrayList<>();
  private ObjectNode view = Json.MAPPER.createObjectNode();
  private int deltas;
  private int closed = -1;
  private int refs;

  Guest(HttpClient client, URI address, String... headers) {
    WebSocket.Builder builder = client.newWebSocketBuilder();
    for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
    socket = builder.buildAsync(address, this).join();
  }

  @Override
  public synchronized @Nullable CompletionStage<?> onText(
      WebSocket from, CharSequence data, boolean last) {
    frame.append(data);
    if (last) {
      hear(frame.toString());
      frame.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public synchronized @Nullable CompletionStage<?> onClose(WebSocket from, int code, String why) {
    closed = code;
    notifyAll();
    return null;
  }

  @Override
  public synchronized void onError(WebSocket from, Throwable error) {
    closed = 1006;
    notifyAll();
  }

  private void hear(String message) {
    frames.add(message);
    JsonNode tree = Json.MAPPER.readTree(message);
    switch (tree.path("push").asString("")) {
      case "view" -> view = (ObjectNode) tree.get("view");
      case "delta" -> {
        if (tree.get("base").intValue() != entry()) throw new AssertionError("wrong base");
        view = Delta.applied(view, (ObjectNode) tree.get("patch"));
        deltas++;
      }
      default -> answers.add(tree);
    }
    notifyAll();
  }

  private int entry() {
    return view.path("entry").asInt(-1);
  }

  // Talking

  void hello(@Nullable String secret, @Nullable Integer seat, String language) {
    ObjectNode hello = Json.MAPPER.createObjectNode().put("cmd", "hello").put("lang", language);
    ArrayNode secrets = hello.putArray("secrets");
    if (secret != null) secrets.add(secret);
    if (seat == null) hello.put("viewer", "public");
    else hello.put("viewer", seat);
    ask(hello);
    await(_ -> entry() > 0);
  }

  /** Sends a command and waits for its answer. */
  JsonNode ask(ObjectNode command) {
    int ref = ++refs;
    command.put("ref", ref);
    text(command.toString());
    await(_ -> answer(ref) != null);
    JsonNode answer = answer(ref);
    return answer == null ? Json.MAPPER.nullNode() : answer;
  }

  private synchronized @Nullable JsonNode answer(int ref) {
    for (JsonNode answer : answers) if (answer.path("ref").asInt(-1) == ref) return answer;
    return null;
  }

  void text(String message) {
    socket.sendText(message, true).join();
  }

  WebSocket socket() {
    return socket;
  }

  void leave() {
    socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
  }

  // Looking

  synchronized ObjectNode view() {
    return view;
  }

  synchronized List<String> frames() {
    return List.copyOf(frames);
  }

  synchronized List<JsonNode> answers() {
    return List.copyOf(answers);
  }

  synchronized int deltas() {
    return deltas;
  }

  synchronized int closed() {
    return closed;
  }

  /** Waits until the view is such, or the line is closed. */
  synchronized void await(Predicate<ObjectNode> such) {
    long until = System.nanoTime() + PATIENCE;
    while (!such.test(view)) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      if (closed >= 0 || left <= 0) {
        throw new AssertionError("closed: " + closed + ", last: " + frames.getLast());
      }
      pause(left);
    }
  }

  synchronized int awaitClose() {
    long until = System.nanoTime() + PATIENCE;
    while (closed < 0) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      if (left <= 0) throw new AssertionError("still open");
      pause(left);
    }
    return closed;
  }

  @SuppressWarnings("WaitNotInLoop") // its callers loop
  private void pause(long millis) {
    try {
      wait(millis);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  boolean over() {
    return view().path("table").path("over").asBoolean(false);
  }

  boolean asked() {
    return !view().path("decisions").isEmpty();
  }

  /** The choice of one of the options at random, ready to be sent. */
  ObjectNode choice(RandomGenerator random) {
    ObjectNode now = view();
    JsonNode decision = now.get("decisions").get(0);
    JsonNode options = decision.get("options");
    ObjectNode choice = Json.MAPPER.createObjectNode().put("cmd", "choose");
    choice.set("seat", decision.get("seat"));
    choice.set("decision", decision.get("decision"));
    choice.set("option", options.get(random.nextInt(options.size())).get("id"));
    choice.set("seen", now.get("entry"));
    return choice;
  }
}
