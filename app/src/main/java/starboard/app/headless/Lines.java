package starboard.app.headless;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads a stream line by line, never keeping more of a line than may be long. */
final class Lines {

  /** A line without its end, or one that is too long and was skipped. */
  sealed interface Line {}

  /** The bytes between two line feeds. */
  @SuppressWarnings("ArrayRecordComponent") // handed over, never compared
  record Whole(byte[] bytes) implements Line {}

  /** More bytes than allowed. */
  record TooLong() implements Line {}

  private static final int CHUNK = 1 << 16;

  private final InputStream in;
  private final int longest;
  private final byte[] chunk = new byte[CHUNK];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int next;
  private int end;

  Lines(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /**
   * The next line, or null at the end of the input; what stands there without a line feed counts.
   */
  @Nullable Line next() throws IOException {
    line.reset();
    boolean any = false;
    boolean tooLong = false;
    boolean ended = false;
    while (!ended && (next < end || refill())) {
      any = true;
      int stop = next;
      while (stop < end && chunk[stop] != '\n') stop++;
      ended = stop < end;
      tooLong |= line.size() + (stop - next) > longest;
      if (!tooLong) line.write(chunk, next, stop - next);
      next = ended ? stop + 1 : stop;
    }
    if (!any) return null;
    return tooLong ? new TooLong() : new Whole(line.toByteArray());
  }

  private boolean refill() throws IOException {
    next = 0;
    end = Math.max(0, in.read(chunk));
    return end > 0;
  }
}
