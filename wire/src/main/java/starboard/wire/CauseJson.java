package starboard.wire;

import java.util.Locale;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Ending;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Why a game ended for a seat as it did, as JSON. */
final class CauseJson {

  private CauseJson() {}

  static ObjectNode tree(Reader reader, Ending ending) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("text", reader.say(ending.end().text()));
    if (ending.end().beat().rule() != null) tree.put("rule", ending.end().beat().rule());
    if (ending.at() != null) tree.put("at", ending.at());
    Beat.Card card = ending.card();
    if (card != null) {
      ObjectNode shown = tree.putObject("card").put("name", reader.say(card.name()));
      if (card.text() != null) shown.put("text", reader.say(card.text()));
    }
    ArrayNode chain = tree.putArray("chain");
    for (Event event : ending.links()) chain.add(link(reader, event));
    ArrayNode changed = tree.putArray("changed");
    for (Beat.Change change : ending.changes()) changed.add(BeatJson.tree(reader, change));
    return tree;
  }

  private static ObjectNode link(Reader reader, Event event) {
    Beat beat = event.beat();
    ObjectNode link = Json.MAPPER.createObjectNode();
    link.put("kind", beat.kind().name().toLowerCase(Locale.ROOT));
    link.put("text", reader.say(event.text()));
    if (beat.rule() != null) link.put("rule", beat.rule());
    String at = beat.to() != null ? beat.to() : beat.from();
    if (at == null && !beat.on().isEmpty()) at = beat.on().getFirst();
    if (at != null) link.put("at", at);
    Beat.Odds odds = beat.odds();
    if (odds != null) link.putObject("odds").put("hit", odds.hit()).put("of", odds.of());
    return link;
  }
}
