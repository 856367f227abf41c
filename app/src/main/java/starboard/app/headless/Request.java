package starboard.app.headless;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Refusal;
import starboard.kernel.Seat;
import starboard.kernel.Seed;
import starboard.kernel.Text;
import starboard.kernel.Viewer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of one request. One that is missing or of the wrong kind is refused with {@code
 * bad-request}; {@code null} is the same as missing.
 */
record Request(ObjectNode fields) {

  private static final Text STRING = Text.of("json.string");
  private static final Text WHOLE = Text.of("json.whole");

  boolean has(String name) {
    return field(name) != null;
  }

  String string(String name) {
    JsonNode value = required(name, STRING);
    if (!value.isString()) throw wrongKind(name, STRING);
    return value.stringValue();
  }

  int whole(String name) {
    JsonNode value = required(name, WHOLE);
    if (!value.isInt()) throw wrongKind(name, WHOLE);
    return value.intValue();
  }

  /** A whole number from 0 to so much. */
  int count(String name, int most) {
    Text kind = Text.of("json.count", Arg.word(String.valueOf(most)));
    JsonNode value = required(name, kind);
    if (!value.isInt() || value.intValue() < 0 || value.intValue() > most)
      throw wrongKind(name, kind);
    return value.intValue();
  }

  /** A seat of a table with that many players. */
  Seat seat(int players) {
    int index = whole("seat");
    if (index < 0 || index >= players) {
      throw badRequest(
          Text.of(
              "error.seat",
              Arg.word(String.valueOf(index)),
              Arg.word(String.valueOf(players - 1))));
    }
    return Seat.of(index);
  }

  /** A seat, or one of the two words for those who sit at none. */
  Viewer viewer(int players) {
    Text kind = Text.of("json.viewer");
    JsonNode value = required("seat", kind);
    if (!value.isString()) return Viewer.of(seat(players));
    return switch (value.stringValue()) {
      case "all" -> Viewer.ALL;
      case "public" -> Viewer.PUBLIC;
      default -> throw wrongKind("seat", kind);
    };
  }

  /** What a game's chance grows from. */
  Seed seed() {
    JsonNode value = required("seed", Text.of("json.seed"));
    if (!value.isString()) return Seed.of(seedNumber());
    String entropy = string("entropy");
    return new Seed.Committed(value.stringValue(), entropy);
  }

  /** A number that chance outside the game grows from. */
  long seedNumber() {
    JsonNode value = required("seed", Text.of("json.seed"));
    if (!value.isInt() && !value.isLong()) throw badRequest(Text.of("error.seed-number"));
    if (value.longValue() < 0 || value.longValue() > Seed.MAX_NUMBER)
      throw badRequest(Text.of("error.seed-number"));
    return value.longValue();
  }

  /** Options by name; none if they are left out. */
  Map<String, String> options() {
    Text kind = Text.of("json.options");
    Map<String, String> options = new TreeMap<>();
    JsonNode given = field("options");
    if (given == null) return options;
    if (!given.isObject()) throw wrongKind("options", kind);
    for (Map.Entry<String, JsonNode> option : given.properties()) {
      if (!option.getValue().isString()) throw wrongKind("options", kind);
      options.put(option.getKey(), option.getValue().stringValue());
    }
    return options;
  }

  JsonNode object(String name) {
    Text kind = Text.of("json.object");
    JsonNode value = required(name, kind);
    if (!value.isObject()) throw wrongKind(name, kind);
    return value;
  }

  private @Nullable JsonNode field(String name) {
    JsonNode value = fields.get(name);
    return value == null || value.isNull() ? null : value;
  }

  private JsonNode required(String name, Text kind) {
    JsonNode value = field(name);
    if (value == null)
      throw badRequest(Text.of("error.field-missing", Arg.word(name), Arg.of(kind)));
    return value;
  }

  private static Refusal wrongKind(String name, Text kind) {
    return badRequest(Text.of("error.field-kind", Arg.word(name), Arg.of(kind)));
  }

  private static Refusal badRequest(Text text) {
    return new Refusal("bad-request", text);
  }
}
