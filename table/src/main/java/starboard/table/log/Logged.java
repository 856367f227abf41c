package starboard.table.log;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.wire.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An entry with its number and the time it was written. */
public record Logged(int number, Instant at, Entry entry) {

  private static final JsonMapper MAPPER =
      Json.MAPPER
          .rebuild()
          .changeDefaultPropertyInclusion(
              all -> all.withValueInclusion(JsonInclude.Include.NON_NULL))
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private static final String TIME = "at";

  /** What an entry of each kind must have. */
  private static final ClassValue<List<RecordComponent>> REQUIRED =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> kind) {
          return Arrays.stream(kind.getRecordComponents())
              .filter(part -> !part.getType().isPrimitive())
              .filter(part -> !part.getAnnotatedType().isAnnotationPresent(Nullable.class))
              .toList();
        }
      };

  /** To the millisecond, as it is written. */
  public Logged {
    at = at.truncatedTo(ChronoUnit.MILLIS);
  }

  /** The first entries of a log, written at that time. */
  public static List<Logged> all(List<Entry> entries, Instant at) {
    List<Logged> log = new ArrayList<>();
    for (Entry entry : entries) log.add(new Logged(log.size() + 1, at, entry));
    return log;
  }

  /** How a log begins whose first entry this is. */
  public Entry.Opened opened() {
    if (entry instanceof Entry.Opened opened) return opened;
    throw new IllegalArgumentException("a log has no beginning");
  }

  /** On one line; the number is not in it. */
  public String json() {
    ObjectNode tree = MAPPER.valueToTree(entry);
    return MAPPER.writeValueAsString(tree.put(TIME, at.toEpochMilli()));
  }

  /** What {@link #json()} wrote as the entry with that number. */
  public static Logged read(int number, String json) {
    try {
      return of(number, MAPPER.readTree(json));
    } catch (JacksonException broken) {
      throw new IllegalArgumentException("entry " + number + " cannot be read", broken);
    }
  }

  /** The same, read already; the tree is used up. */
  public static Logged of(int number, JsonNode json) {
    try {
      if (!(json instanceof ObjectNode tree))
        throw new IllegalArgumentException("no entry: " + number);
      Instant at = Instant.ofEpochMilli(tree.required(TIME).asLong());
      tree.remove(TIME);
      return new Logged(number, at, complete(MAPPER.treeToValue(tree, Entry.class)));
    } catch (JacksonException | ReflectiveOperationException broken) {
      throw new IllegalArgumentException("entry " + number + " cannot be read", broken);
    }
  }

  /** An entry that has everything it must have. */
  private static Entry complete(Entry entry) throws ReflectiveOperationException {
    for (RecordComponent part : REQUIRED.get(entry.getClass())) {
      if (part.getAccessor().invoke(entry) == null) {
        throw new IllegalArgumentException(entry.getClass().getSimpleName() + " lacks " + part);
      }
    }
    return entry;
  }
}
