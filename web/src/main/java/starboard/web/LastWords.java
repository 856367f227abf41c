package starboard.web;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** What the program says when its memory is used up, before it ends: a half-life helps nobody. */
final class LastWords {
  private LastWords() {}

  private static final int OUT_OF_MEMORY = 3;

  /** Made beforehand, when there is memory. */
  private static final byte[] SENTENCE =
      ("{\"level\":\"ERROR\",\"loggerName\":\"starboard\",\"formattedMessage\":\"out of memory: the"
              + " server ends; nothing acknowledged is lost; start it again, with more memory"
              + " (java -Xmx)\"}\n")
          .getBytes(StandardCharsets.UTF_8);

  /** Ends the program if that is why something failed. */
  static void ifOutOfMemory(@Nullable Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (!(cause instanceof OutOfMemoryError)) continue;
      System.err.write(SENTENCE, 0, SENTENCE.length);
      System.err.flush();
      Runtime.getRuntime().halt(OUT_OF_MEMORY);
    }
  }
}
