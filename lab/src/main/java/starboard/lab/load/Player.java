package starboard.lab.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import starboard.wire.Delta;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One socket at one seat: reads every message, keeps of the view what it plays by, and chooses at
 * random as soon as it is asked.
 */
final class Player implements WebSocket.Listener {

  private static final List<String> PLAYED_BY = List.of("entry", "table", "decisions");

  private final HttpClient client;
  private final URI address;
  private final String secret;
  private final int seat;
  private final Tally tally;
  private final Runnable over;
  private final StringBuilder message = new StringBuilder();
  private ObjectNode view = Json.MAPPER.createObjectNode();
  private int answered = -1;
  private @Nullable JsonNode seen;
  private long asked;

  Player(HttpClient client, URI address, String secret, int seat, Tally tally, Runnable over) {
    this.client = client;
    this.address = address;
    this.secret = secret;
    this.seat = seat;
    this.tally = tally;
    this.over = over;
  }

  void sit() {
    WebSocket socket = client.newWebSocketBuilder().buildAsync(address, this).join();
    ObjectNode hello = Json.MAPPER.createObjectNode().put("cmd", "hello").put("viewer", seat);
    hello.putArray("secrets").add(secret);
    send(socket, hello.put("lang", "en"));
  }

  private void send(WebSocket socket, ObjectNode command) {
    var _ =
        socket
            .sendText(command.toString(), true)
            .whenComplete(
                (_, failure) -> {
                  if (failure != null) tally.failed();
                });
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
    message.append(data);
    if (last) {
      hear(socket, Json.MAPPER.readTree(message.toString()));
      message.setLength(0);
    }
    socket.request(1);
    return null;
  }

  @Override
  public void onError(WebSocket socket, Throwable error) {
    tally.failed();
  }

  private void hear(WebSocket socket, JsonNode heard) {
    switch (heard.path("push").asString("")) {
      case "view" -> view = ((ObjectNode) heard.get("view")).retain(PLAYED_BY);
      case "delta" ->
          view = Delta.applied(view, ((ObjectNode) heard.get("patch")).retain(PLAYED_BY));
      default -> {
        if (heard.path("ok").asBoolean(true)) return;
        tally.refused();
        if (view.get("entry").equals(seen)) return;
        answered = -1;
      }
    }
    if (asked != 0 && heard.has("push")) {
      tally.shown(asked);
      asked = 0;
    }
    if (view.path("table").path("over").asBoolean(false)) leave(socket);
    else choose(socket);
  }

  private void leave(WebSocket socket) {
    if (socket.isOutputClosed()) return;
    var _ = socket.sendClose(WebSocket.NORMAL_CLOSURE, "");
    over.run();
  }

  private void choose(WebSocket socket) {
    JsonNode decision = view.path("decisions").path(0);
    int number = decision.path("decision").asInt(-1);
    if (number < 0 || number == answered) return;
    JsonNode options = decision.get("options");
    ObjectNode choice = Json.MAPPER.createObjectNode().put("cmd", "choose").put("seat", seat);
    choice.put("decision", number).set("seen", view.get("entry"));
    choice.set(
        "option", options.get(ThreadLocalRandom.current().nextInt(options.size())).get("id"));
    answered = number;
    seen = view.get("entry");
    asked = System.nanoTime();
    send(socket, choice);
  }
}
