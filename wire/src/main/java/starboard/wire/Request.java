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
import starboard.kernel.game.Seed;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of one request to a program. One that is missing or of the wrong kind is refused with
 * {@code bad-request}; {@code null} is the same as missing.
 */
public record Request(ObjectNode fields) {

  private static final Text STRING = Text.of("json.string");
  private static final Text WHOLE = Text.of("json.whole");
  private static final Text TRUTH = Text.of("json.truth");
  private static final Text LIST = Text.of("json.list");
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** The one JSON object these bytes are; whatever else they are is {@code bad-json}. */
  public static Request of(byte[] utf8) {
    try {
      return of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString());
    } catch (CharacterCodingException noText) {
      throw new Refusal("bad-json", Text.of("error.utf8"));
    }
  }

  public static Request of(String json) {
    boolean marked = !json.isEmpty() && json.charAt(0) == BYTE_ORDER_MARK;
    try (JsonParser in = Json.MAPPER.createParser(marked ? json.substring(1) : json)) {
      return new Request(object(in));
    }
  }

  private static ObjectNode object(JsonParser in) {
    try {
      JsonNode tree = Json.MAPPER.readTree(in);
      if (in.nextToken() == null) {
        if (tree instanceof ObjectNode object) return object;
        throw new Refusal("bad-json", Text.of("error.json-object"));
      }
    } catch (JacksonException broken) {
      // said below
    }
    String column = String.valueOf(in.currentLocation().getColumnNr());
    throw new Refusal("bad-json", Text.of("error.json", Arg.word(column)));
  }

  public boolean has(String name) {
    return field(name) != null;
  }

  public String string(String name) {
    JsonNode value = required(name, STRING);
    if (!value.isString()) throw wrongKind(name, STRING);
    return value.stringValue();
  }

  public @Nullable String stringOrNull(String name) {
    return has(name) ? string(name) : null;
  }

  public boolean truth(String name) {
    JsonNode value = required(name, TRUTH);
    if (!value.isBoolean()) throw wrongKind(name, TRUTH);
    return value.booleanValue();
  }

  /** The elements of a list; none if it is left out. */
  public List<JsonNode> list(String name) {
    JsonNode value = field(name);
    if (value == null) return List.of();
    if (!value.isArray()) throw wrongKind(name, LIST);
    List<JsonNode> elements = new ArrayList<>();
    for (JsonNode element : value) elements.add(element);
    return elements;
  }

  public int whole(String name) {
    JsonNode value = required(name, WHOLE);
    if (!value.isInt()) throw wrongKind(name, WHOLE);
    return value.intValue();
  }

  /** A whole number from 0 to so much. */
  public int count(String name, int most) {
    Text kind = Text.of("json.count", Arg.word(String.valueOf(most)));
    JsonNode value = required(name, kind);
    if (!value.isInt() || value.intValue() < 0 || value.intValue() > most)
      throw wrongKind(name, kind);
    return value.intValue();
  }

  /** A seat of a table with that many players. */
  public Seat seat(int players) {
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
  public Viewer viewer(int players) {
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
  public Seed seed() {
    JsonNode value = required("seed", Text.of("json.seed"));
    if (!value.isString()) return Seed.of(seedNumber());
    String entropy = string("entropy");
    return new Seed.Committed(value.stringValue(), entropy);
  }

  /** A number that chance outside the game grows from. */
  public long seedNumber() {
    JsonNode value = required("seed", Text.of("json.seed"));
    if (!value.isInt() && !value.isLong()) throw badRequest(Text.of("error.seed-number"));
    if (value.longValue() < 0 || value.longValue() > Seed.MAX_NUMBER)
      throw badRequest(Text.of("error.seed-number"));
    return value.longValue();
  }

  /** Options by name; none if they are left out. */
  public Map<String, String> options() {
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

  /** What an earlier game has handed on; nothing if it is left out. */
  public Carried carried() {
    JsonNode given = field("carried");
    if (given == null) return Carried.NOTHING;
    Carried carried = CarriedJson.read(given);
    if (carried == null) throw wrongKind("carried", Text.of("json.carried"));
    return carried;
  }

  public JsonNode object(String name) {
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
