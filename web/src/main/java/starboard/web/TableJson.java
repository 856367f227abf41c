package starboard.web;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.state.Request;
import starboard.table.state.TableState;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The facts of a table that everybody may know, and which of its seats are the reader's own. */
final class TableJson {
  private TableJson() {}

  /**
   * The facts.
   *
   * @param before those of the same table for the same audience, if there are any
   */
  static ObjectNode tree(
      TableState<?> position, Audience audience, Seats online, @Nullable ObjectNode before) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    Language language = audience.language();
    tree.put("id", position.table());
    tree.put("name", position.opened().name());
    tree.set("game", before == null ? game(position, language) : before.get("game"));
    tree.set("options", before == null ? options(position, language) : before.get("options"));
    tree.put("host", position.hosts(audience.keys()));
    tree.put("opened", position.openedAt().toString());
    tree.put("paused", position.paused());
    tree.put("over", position.over());
    tree.put("alwaysAsk", position.alwaysAsk());
    tree.put("hints", position.hints());
    tree.put("guided", position.guided() != null);
    if (before == null) tree.put("commitment", position.commitment());
    else tree.set("commitment", before.get("commitment"));
    tree.put("seed", position.seed());
    if (position.over()) {
      tree.put("entropy", position.entropy());
      ArrayNode winners = tree.putArray("winners");
      Result result = position.state().result();
      if (result != null) for (Seat seat : result.winners()) winners.add(seat.index());
    }
    tree.set("seats", SeatJson.seats(position, audience.keys(), online, language));
    Request request = position.request();
    if (request == null) tree.putNull("request");
    else request(tree.putObject("request"), request, position);
    if (position.gathering()) {
      ArrayNode awaited = tree.putArray("awaited");
      for (int seat : position.awaited()) awaited.add(seat);
    }
    tree.put("rematch", position.rematch());
    return tree;
  }

  private static ObjectNode game(TableState<?> position, Language language) {
    Words words = position.game().words();
    return Json.MAPPER
        .createObjectNode()
        .put("id", position.game().id())
        .put("name", words.say(Text.of("game.name"), language))
        .put("goal", Speech.about(words, "game.goal", language));
  }

  private static ArrayNode options(TableState<?> position, Language language) {
    ArrayNode options = Json.MAPPER.createArrayNode();
    Words words = position.game().words();
    for (Map.Entry<String, String> option : position.opened().options().entrySet()) {
      String key = "option." + option.getKey();
      String value = option.getValue();
      options
          .addObject()
          .put("id", option.getKey())
          .put("name", OfferJson.name(words, key, option.getKey(), language))
          .put("value", OfferJson.name(words, key + "." + value, value, language));
    }
    return options;
  }

  private static void request(ObjectNode into, Request request, TableState<?> position) {
    into.put("id", request.id()).put("by", request.by()).put("to", request.to());
    ArrayNode agreed = into.putArray("agreed");
    for (int seat : request.agreed()) agreed.add(seat);
    ArrayNode waiting = into.putArray("waiting");
    for (int seat : position.waiting()) waiting.add(seat);
  }
}
