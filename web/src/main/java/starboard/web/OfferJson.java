package starboard.web;

import java.util.List;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Games;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Title;
import starboard.kernel.rules.State;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.bot.Roster;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The games one can open a table for, with names and explanations of all there is to choose. */
final class OfferJson {
  private OfferJson() {}

  static ObjectNode tree(Games games, Roster roster, boolean all, Language language) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    ArrayNode list = tree.putArray("games");
    for (Game<?> game : all ? games.all() : games.offered()) list.add(game(game, roster, language));
    return tree;
  }

  private static <S extends State<S>> ObjectNode game(
      Game<S> game, Roster roster, Language language) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    Words words = game.words();
    tree.put("id", game.id());
    tree.put("name", words.say(Text.of("game.name"), language));
    tree.put("about", Speech.about(words, "game.about", language));
    tree.put("complete", Speech.about(words, "game.complete", language));
    tree.putArray("players").add(game.minPlayers()).add(game.maxPlayers());
    ArrayNode titles = tree.putArray("titles");
    for (Title title : game.titles()) titles.add(title(words, title, language));
    ArrayNode options = tree.putArray("options");
    for (GameOption option : game.options()) options.add(option(game, option, language));
    ArrayNode bots = tree.putArray("bots");
    for (Bot.Named<S> bot : roster.bots(game)) {
      ObjectNode one = bots.addObject().put("id", bot.name());
      one.put("name", Speech.say(Text.of("bot." + bot.name()), language, words));
    }
    return tree;
  }

  private static ObjectNode title(Words words, Title title, Language language) {
    ObjectNode tree = Json.MAPPER.createObjectNode().put("id", title.id());
    for (String said : List.of("name", "about", "complete", "state")) {
      tree.put(said, Speech.about(words, title.phrases() + "." + said, language));
    }
    tree.putArray("minutes").add(title.shortest()).add(title.longest());
    tree.put("weight", title.weight());
    Guide guide = title.guide();
    if (guide != null) tree.put("guide", guide.minutes());
    ObjectNode options = tree.putObject("options");
    title.options().forEach(options::put);
    return tree;
  }

  private static ObjectNode option(Game<?> game, GameOption option, Language language) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    Words words = game.words();
    String key = "option." + option.id();
    tree.put("id", option.id());
    tree.put("name", name(words, key, option.id(), language));
    tree.put("explanation", Speech.about(words, key, language));
    tree.put("default", option.standard());
    ArrayNode values = tree.putArray("values");
    for (String value : option.values()) {
      ObjectNode one = values.addObject().put("id", value);
      one.put("name", name(words, key + "." + value, value, language));
      one.put("explanation", Speech.about(words, key + "." + value, language));
      ArrayNode players = one.putArray("players");
      for (int n = game.minPlayers(); n <= game.maxPlayers(); n++) {
        if (option.fits().test(value, n)) players.add(n);
      }
    }
    if (option.form() != null) tree.put("form", words.say(option.form(), language));
    return tree;
  }

  /** What something to choose is called; without a name of its own, its id. */
  static String name(Words words, String key, String id, Language language) {
    String name = Speech.about(words, key + ".name", language);
    return name.isEmpty() ? id : name;
  }
}
