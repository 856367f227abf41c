package starboard.table.secret;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** Gives every new table its seed, and keeps those somebody has been promised. */
public final class Seeds {

  static final int MOST_PROMISED = 10_000;
  private static final int BYTES = 32;

  private final Supplier<String> fresh;

  /** By their commitments, the oldest first; when there are too many it is forgotten. */
  private final Map<String, String> promised =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> oldest) {
              return size() > MOST_PROMISED;
            }
          });

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

  /** What commits to a seed without telling it: its SHA-256. */
  public static String commitment(String seed) {
    return Secret.sha256(seed.getBytes(StandardCharsets.US_ASCII));
  }

  /** The commitment to a fresh seed, good for one table. */
  public String promise() {
    String seed = fresh.get();
    String commitment = commitment(seed);
    promised.put(commitment, seed);
    return commitment;
  }

  /**
   * The seed of a new table.
   *
   * @param commitment to the one that was promised, or null for any
   */
  public String take(@Nullable String commitment) {
    if (commitment == null) return fresh.get();
    String seed = promised.remove(commitment);
    if (seed == null) throw new Refusal("bad-request", Text.of("table.commitment"));
    return seed;
  }
}
