package starboard.lab.siege;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A table whose people choose at random, over plain requests. */
final class Game {

  private static final int PEOPLE = 2;
  private static final int NOT_WRITTEN = 503;

  private final String path;
  private final String secrets;
  private final String host;
  private final RandomGenerator random;
  final Ledger ledger = new Ledger();
  private volatile boolean over;

  private Game(JsonNode laid, RandomGenerator random) {
    this.path = "/api/tables/" + laid.get("table").asString();
    this.secrets =
        String.join(",", laid.get("seats").findValuesAsString("secret").toArray(String[]::new));
    this.host = laid.get("host").asString();
    this.random = random;
  }

  /** Null if it could not be written. */
  static @Nullable Game lay(Besieged server, RandomGenerator random)
      throws IOException, InterruptedException {
    ObjectNode wanted = Json.MAPPER.createObjectNode().put("game", "demo").put("name", "Siege");
    ArrayNode seats = wanted.putArray("seats");
    for (int i = 0; i < PEOPLE; i++) seats.addObject().put("kind", "here").put("name", "P" + i);
    HttpResponse<String> answer = server.post("/api/tables", "", wanted.toString());
    if (answer.statusCode() == NOT_WRITTEN) return null;
    if (answer.statusCode() != 200) throw new IOException("no table: " + answer.body());
    return new Game(Json.MAPPER.readTree(answer.body()), random);
  }

  boolean over() {
    return over;
  }

  String socket() {
    return path + "/live";
  }

  /** Somebody chooses; tells whether anybody was asked. */
  boolean choose(Besieged server) throws IOException, InterruptedException {
    for (int seat = 0; seat < PEOPLE; seat++) {
      HttpResponse<String> answer = server.get(path + "/view?seat=" + seat, secrets);
      if (answer.statusCode() != 200) continue;
      JsonNode view = Json.MAPPER.readTree(answer.body());
      over = view.at("/table/over").asBoolean(false);
      JsonNode decision = view.path("decisions").path(0);
      if (decision.isMissingNode()) continue;
      JsonNode options = decision.get("options");
      String option = options.get(random.nextInt(options.size())).get("id").asString();
      int number = decision.get("decision").intValue();
      choose(server, new Ledger.Answer(seat, number, option), view.get("entry").intValue());
      return true;
    }
    return false;
  }

  private void choose(Besieged server, Ledger.Answer answer, int seen)
      throws IOException, InterruptedException {
    ObjectNode choice = Json.MAPPER.createObjectNode().put("cmd", "choose").put("seen", seen);
    choice.put("seat", answer.seat()).put("decision", answer.decision());
    choice.put("option", answer.option());
    try {
      HttpResponse<String> said = server.post(path + "/do", secrets, choice.toString());
      JsonNode receipt = Json.MAPPER.readTree(said.body());
      if (said.statusCode() == 200) ledger.acknowledge(receipt.get("entry").intValue(), answer);
      else if (said.statusCode() == NOT_WRITTEN) ledger.refuse();
      else ledger.wonder(said.body());
    } catch (IOException cut) {
      ledger.lose(seen + 1, answer);
      throw cut;
    }
  }

  /** Its file, as the host may have it. */
  HttpResponse<String> file(Besieged server) throws IOException, InterruptedException {
    return server.get(path + "/export", host);
  }

  /** What the log of the server has against what its people were told. */
  List<String> faults(Besieged server) throws IOException, InterruptedException {
    HttpResponse<String> file = file(server);
    if (file.statusCode() != 200) return List.of("no file: " + file.body());
    return ledger.faults(file.body());
  }
}
