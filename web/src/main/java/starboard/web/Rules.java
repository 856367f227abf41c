package starboard.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.words.Language;
import starboard.wire.Json;
import starboard.wire.RuleJson;
import tools.jackson.databind.node.ObjectNode;

/** The rule books over HTTP. They never change while the program runs, so each is written once. */
final class Rules {

  /** A book as it is sent, and what tells a browser that it has this one already. */
  private record Written(String json, String tag) {}

  private final Games games;
  private final Map<String, Written> written = new ConcurrentHashMap<>();

  Rules(Games games) {
    this.games = games;
  }

  void send(Context request) {
    Game<?> game = games.named(request.pathParam("game"));
    Language language = Speech.language(request);
    Written book =
        written.computeIfAbsent(game.id() + "." + language.code(), _ -> write(game, language));
    request
        .header("ETag", book.tag)
        .header("Cache-Control", "no-cache")
        .header("Vary", "Accept-Language");
    if (book.tag.equals(request.header("If-None-Match"))) request.status(304);
    else request.contentType("application/json").result(book.json);
  }

  private static Written write(Game<?> game, Language language) {
    ObjectNode answer = Json.MAPPER.createObjectNode().put("ok", true).put("game", game.id());
    answer.put("lang", language.code());
    answer.set("rules", RuleJson.tree(game.book(), language));
    String json = Json.MAPPER.writeValueAsString(answer);
    CRC32C sum = new CRC32C();
    sum.update(json.getBytes(StandardCharsets.UTF_8));
    return new Written(json, "\"" + Long.toHexString(sum.getValue()) + "\"");
  }
}
