package starboard.wire;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Replay;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Replays as JSON, the form of saved games. */
public final class ReplayJson {
  private ReplayJson() {}

  /** No game has more answers than this. */
  public static final int MOST_ANSWERS = 1_000_000;

  private static final String CODE = "bad-replay";

  /** On one line. */
  public static String write(Replay replay) {
    return Json.MAPPER.writeValueAsString(tree(replay));
  }

  public static ObjectNode tree(Replay replay) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("game", replay.game());
    tree.put("rules", replay.rules());
    tree.put("players", replay.setup().players());
    ObjectNode options = tree.putObject("options");
    replay.setup().options().forEach(options::put);
    Carried carried = replay.setup().carried();
    if (!carried.isEmpty()) tree.set("carried", CarriedJson.tree(carried));
    switch (replay.seed()) {
      case Seed.Number(long number) -> tree.put("seed", number);
      case Seed.Committed(String hex, String entropy) ->
          tree.put("seed", hex).put("entropy", entropy);
    }
    ArrayNode answers = tree.putArray("answers");
    for (Replay.Answer answer : replay.answers()) {
      answers.addObject().put("seat", answer.seat().index()).put("option", answer.option());
    }
    return tree;
  }

  /**
   * A replay of one of these games, by the rules that game has now. Whatever else these bytes are
   * is refused with {@code bad-replay}; whether its answers are possible is for the game to say.
   */
  public static Replay read(byte[] utf8, Games games) {
    try {
      return read(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString(), games);
    } catch (CharacterCodingException noText) {
      throw refused(Text.of("error.replay-utf8"));
    }
  }

  public static Replay read(String json, Games games) {
    try (JsonParser in = Json.MAPPER.createParser(json)) {
      return read(in, games);
    }
  }

  private static Replay read(JsonParser in, Games games) {
    try {
      Replay replay = new Fields(in).read(games);
      if (in.nextToken() != null) throw refused(Text.of("error.replay-behind"));
      return replay;
    } catch (JacksonException broken) {
      TokenStreamLocation at = in.currentLocation();
      throw refused(
          Text.of(
              "error.replay-json",
              Arg.word(String.valueOf(at.getLineNr())),
              Arg.word(String.valueOf(at.getColumnNr()))));
    }
  }

  public static Replay read(JsonNode tree, Games games) {
    try (JsonParser in = Json.MAPPER.treeAsTokens(tree)) {
      return read(in, games);
    }
  }

  private static Refusal refused(Text text) {
    return new Refusal(CODE, text);
  }

  /** The fields met so far; those of later versions are passed over. */
  private static final class Fields {
    private record Given(int seat, String option) {}

    private final JsonParser in;
    private @Nullable String game;
    private @Nullable String rules;
    private @Nullable Integer players;
    private @Nullable Map<String, String> options;
    private Carried carried = Carried.NOTHING;
    private @Nullable Long number;
    private @Nullable String hex;
    private @Nullable String entropy;
    private @Nullable List<Given> answers;

    private Fields(JsonParser in) {
      this.in = in;
    }

    private Replay read(Games games) {
      if (in.nextToken() != JsonToken.START_OBJECT) throw refused(Text.of("error.replay-object"));
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = in.currentName();
        JsonToken value = in.nextToken();
        switch (name) {
          case "game" -> game = string(name);
          case "rules" -> rules = string(name);
          case "players" -> players = whole(name);
          case "options" -> options = options();
          case "carried" -> carried = carried();
          case "seed" -> {
            if (value == JsonToken.VALUE_STRING) hex = in.getString();
            else number = seedNumber();
          }
          case "entropy" -> entropy = string(name);
          case "answers" -> answers = answers();
          default -> in.skipChildren();
        }
      }
      return replay(games);
    }

    private Replay replay(Games games) {
      String id = required("game", game);
      String version = required("rules", rules);
      int count = required("players", players);
      Map<String, String> chosen = required("options", options);
      List<Given> given = required("answers", answers);
      Game<?> known;
      Setup setup;
      Seed seed;
      try {
        known = games.named(id);
        if (!version.equals(known.rules())) {
          throw refused(Text.of("error.replay-rules", Arg.word(version), Arg.word(known.rules())));
        }
        setup = Setup.of(known, count, chosen, carried);
        seed = seed();
      } catch (Refusal refusal) {
        throw refused(refusal.text());
      }
      List<Replay.Answer> list = new ArrayList<>(given.size());
      for (Given answer : given) {
        if (answer.seat < 0 || answer.seat >= count) {
          throw refused(
              Text.of(
                  "error.replay-seat",
                  Arg.word(String.valueOf(list.size() + 1)),
                  Arg.word(String.valueOf(answer.seat))));
        }
        list.add(new Replay.Answer(Seat.of(answer.seat), answer.option));
      }
      return new Replay(id, version, setup, seed, list);
    }

    private Seed seed() {
      if (number != null) return Seed.of(number);
      String digits = required("seed", hex);
      return new Seed.Committed(digits, required("entropy", entropy));
    }

    private static <T> T required(String name, @Nullable T value) {
      if (value == null) throw refused(Text.of("error.replay-missing", Arg.word(name)));
      return value;
    }

    private String string(String name) {
      if (in.currentToken() != JsonToken.VALUE_STRING) throw wrongKind(name, "json.string");
      return in.getString();
    }

    private int whole(String name) {
      if (in.currentToken() != JsonToken.VALUE_NUMBER_INT
          || in.getNumberType() != JsonParser.NumberType.INT) throw wrongKind(name, "json.whole");
      return in.getIntValue();
    }

    private long seedNumber() {
      if (in.currentToken() != JsonToken.VALUE_NUMBER_INT
          || in.getNumberType() == JsonParser.NumberType.BIG_INTEGER)
        throw refused(Text.of("error.seed-number"));
      return in.getLongValue();
    }

    private Map<String, String> options() {
      if (in.currentToken() != JsonToken.START_OBJECT) throw wrongKind("options", "json.options");
      Map<String, String> read = new TreeMap<>();
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = in.currentName();
        if (in.nextToken() != JsonToken.VALUE_STRING) throw wrongKind("options", "json.options");
        read.put(name, in.getString());
      }
      return read;
    }

    private Carried carried() {
      JsonNode tree = in.readValueAsTree();
      Carried read = CarriedJson.read(tree);
      if (read == null) throw wrongKind("carried", "json.carried");
      return read;
    }

    private List<Given> answers() {
      if (in.currentToken() != JsonToken.START_ARRAY) throw wrongKind("answers", "json.answers");
      List<Given> read = new ArrayList<>();
      while (in.nextToken() != JsonToken.END_ARRAY) {
        if (read.size() == MOST_ANSWERS)
          throw refused(Text.of("error.replay-answers", Arg.word(String.valueOf(MOST_ANSWERS))));
        read.add(answer());
      }
      return read;
    }

    private Given answer() {
      if (in.currentToken() != JsonToken.START_OBJECT) throw wrongKind("answers", "json.answers");
      Integer seat = null;
      String option = null;
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = in.currentName();
        in.nextToken();
        switch (name) {
          case "seat" -> seat = whole(name);
          case "option" -> option = string(name);
          default -> in.skipChildren();
        }
      }
      if (seat == null || option == null) throw wrongKind("answers", "json.answers");
      return new Given(seat, option);
    }

    private static Refusal wrongKind(String name, String kind) {
      return refused(
          Text.of("error.replay-kind", Arg.word(name), Arg.of(new Text(kind, List.of()))));
    }
  }
}
