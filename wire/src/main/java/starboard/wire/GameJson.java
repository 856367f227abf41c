package starboard.wire;

import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Games as JSON: what can be played, with which options. */
public final class GameJson {
  private GameJson() {}

  public static ObjectNode tree(Game<?> game, Language language) {
    Reader reader = new Reader(game.words(), language, game.maxPlayers());
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("id", game.id());
    tree.put("name", reader.say(Text.of("game.name")));
    if (!game.offered()) tree.put("offered", false);
    tree.put("rules", game.rules());
    tree.putArray("players").add(game.minPlayers()).add(game.maxPlayers());
    ArrayNode options = tree.putArray("options");
    for (GameOption option : game.options()) {
      ObjectNode one = options.addObject();
      one.put("id", option.id());
      ArrayNode values = one.putArray("values");
      for (String value : option.values()) values.add(value);
      one.put("default", option.standard());
      if (option.form() != null) one.put("form", reader.say(option.form()));
    }
    return tree;
  }
}
