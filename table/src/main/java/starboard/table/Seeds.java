package starboard.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Refusal;
import starboard.kernel.Text;

/** Gives every new table its seed, and keeps those somebody has been promised. */
public final class Seeds {

  private static final int MOST_PROMISED = 1000;
  private static final int BYTES = 32;

  private final Supplier<String> fresh;
  private final Map<String, String> promised = new ConcurrentHashMap<>();

  private Seeds(Supplier<String> fresh) {
    this.fresh = fresh;
  }

  /** Seeds nobody can foresee. */
  public static Seeds secret() {
    return new Seeds(() -> Secret.hex(BYTES));
  }

  /** The numbers from this one on, so that the same tables can be laid again. */
  public static Seeds from(long number) {
    AtomicLong next = new AtomicLong(number);
    return new Seeds(() -> "%064x".formatted(next.getAndIncrement()));
  }

  /** The commitment to a fresh seed, good for one table. */
  String promise() {
    String seed = fresh.get();
    String commitment = Position.commitment(seed);
    if (promised.size() >= MOST_PROMISED) promised.clear();
    promised.put(commitment, seed);
    return commitment;
  }

  /**
   * The seed of a new table.
   *
   * @param commitment to the one that was promised, or null for any
   */
  String take(@Nullable String commitment) {
    if (commitment == null) return fresh.get();
    String seed = promised.remove(commitment);
    if (seed == null) throw new Refusal("bad-request", Text.of("table.commitment"));
    return seed;
  }
}
