package starboard.app.headless;

import java.io.InputStream;
import java.io.OutputStream;
import starboard.kernel.Games;
import starboard.kernel.Language;

/** Speaks the protocol of {@code docs/headless.md} until {@code quit} or the end of the input. */
public final class Headless {
  private Headless() {}

  /**
   * Answers every line of the input.
   *
   * @param language of the texts, where {@code new} names no other
   * @return the exit code: 0, or 1 if nobody reads the answers any more
   */
  public static int run(InputStream in, OutputStream out, Games games, Language language) {
    return 0;
  }
}
