package starboard.table.history;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.codec.Codec;
import starboard.kernel.codec.CodecException;
import starboard.kernel.rules.Cause;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.words.Text;
import starboard.table.log.Line;
import starboard.table.log.Logged;
import starboard.table.state.Asked;
import starboard.table.state.TableState;
import starboard.table.store.Snapshots;

/** A saved state of a table's game, with what was told since the snapshot before it. */
final class Snapshot {

  private static final int HASH_BYTES = 32;

  private final Beside beside;

  /** As the codec saves it. */
  private final byte[] state;

  private Snapshot(Beside beside, byte[] state) {
    this.beside = beside;
    this.state = state;
  }

  /**
   * What the table remembers.
   *
   * @param causes what brought about the steps that wait
   * @param from the entry of the snapshot before this one, or 0
   */
  record Beside(List<At> asked, List<Cause> causes, int from, List<Told> told) {
    Beside {
      asked = List.copyOf(asked);
      causes = List.copyOf(causes);
      told = List.copyOf(told);
    }
  }

  /** What a seat is asked, and since when. */
  record At(int decision, long since) {}

  /**
   * What an entry told.
   *
   * @param only what the table answered because there was nothing else, or nothing
   */
  record Told(int entry, List<Event> events, List<Text> only) {
    private static final Told NOTHING = new Told(0, List.of(), List.of());

    Told {
      events = List.copyOf(events);
      only = List.copyOf(only);
    }

    private static Told of(Line line) {
      Text only = line.only();
      return new Told(line.number(), line.events(), only == null ? List.of() : List.of(only));
    }

    private boolean isNothing() {
      return events.isEmpty() && only.isEmpty();
    }

    /** That entry, as people read it. */
    static Line line(Logged logged, Map<Integer, Told> told, boolean undone) {
      Told one = told.getOrDefault(logged.number(), NOTHING);
      Text only = one.only.isEmpty() ? null : one.only.getFirst();
      return new Line(logged.number(), logged.at(), logged.entry(), one.events, only, undone);
    }
  }

  /** How a table stands, as bytes. */
  static <S extends State<S>> byte[] bytes(
      TableState<S> position, int from, Codec<S> codec, LogHash log, String build) {
    List<At> asked = new ArrayList<>();
    for (Asked one : position.live().asked()) {
      asked.add(new At(one.decision(), one.since().toEpochMilli()));
    }
    List<Told> told = new ArrayList<>();
    for (Line line : position.recent()) {
      Told one = Told.of(line);
      if (line.number() > from && !one.isNothing()) told.add(one);
    }
    byte[] beside = Codec.saved(new Beside(asked, position.state().causes(), from, told));
    byte[] state = codec.save(position.state());
    byte[] body =
        ByteBuffer.allocate(Integer.BYTES + beside.length + state.length)
            .putInt(beside.length)
            .put(beside)
            .put(state)
            .array();
    byte[] hash = log.of(mark(position), build, body);
    return ByteBuffer.allocate(hash.length + body.length).put(hash).put(body).array();
  }

  static Snapshots.Mark mark(TableState<?> position) {
    return new Snapshots.Mark(position.entry(), position.state().answers());
  }

  /** What these bytes were, or null if they are no snapshot of that log by this program. */
  static @Nullable Snapshot of(byte[] bytes, Snapshots.Mark mark, LogHash log, String build) {
    if (bytes.length < HASH_BYTES + Integer.BYTES) return null;
    byte[] hash = Arrays.copyOf(bytes, HASH_BYTES);
    byte[] body = Arrays.copyOfRange(bytes, HASH_BYTES, bytes.length);
    if (!Arrays.equals(hash, log.of(mark, build, body))) return null;
    int size = ByteBuffer.wrap(body).getInt();
    byte[] beside = Arrays.copyOfRange(body, Integer.BYTES, Integer.BYTES + size);
    byte[] state = Arrays.copyOfRange(body, Integer.BYTES + size, body.length);
    try {
      Object value = Codec.value(beside, Snapshot.class.getClassLoader());
      return value instanceof Beside known ? new Snapshot(known, state) : null;
    } catch (CodecException otherwise) {
      return null;
    }
  }

  /** The state itself, or null if it is none of these rules. */
  <S extends State<S>> @Nullable S restored(Codec<S> codec) {
    try {
      S restored = codec.restore(state);
      restored.recall(beside.causes);
      return restored;
    } catch (CodecException otherwise) {
      return null;
    }
  }

  /** What the table remembers beside the state. */
  Beside beside() {
    return beside;
  }

  List<Asked> asked() {
    List<Asked> asked = new ArrayList<>();
    for (At at : beside.asked) {
      asked.add(new Asked(at.decision, Instant.ofEpochMilli(at.since)));
    }
    return asked;
  }
}
