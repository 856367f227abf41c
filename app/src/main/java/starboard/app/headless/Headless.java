package starboard.app.headless;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import starboard.kernel.game.Games;
import starboard.kernel.words.Language;

/** Speaks the protocol of {@code docs/headless.md} until {@code quit} or the end of the input. */
public final class Headless {
  private Headless() {}

  /** The most bytes a line may have. */
  static final int LONGEST_LINE = 1 << 20;

  /**
   * Answers every line of the input that is not blank with one line.
   *
   * @param language of the texts, where {@code new} names no other
   * @return the exit code: 0, or 1 if the input cannot be read or nobody reads the answers any more
   */
  public static int run(InputStream in, OutputStream out, Games games, Language language) {
    Lines lines = new Lines(in, LONGEST_LINE);
    Protocol protocol = new Protocol(games, language, Throwable::printStackTrace);
    try {
      while (!protocol.ended()) {
        Lines.Line line = lines.next();
        if (line == null) break;
        String answer =
            switch (line) {
              case Lines.TooLong _ -> protocol.tooLarge(LONGEST_LINE);
              case Lines.Whole(byte[] bytes) ->
                  Protocol.isBlank(bytes) ? "" : protocol.answer(bytes);
            };
        if (answer.isEmpty()) continue;
        out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        if (out instanceof PrintStream console && console.checkError()) return 1;
      }
      return 0;
    } catch (IOException gone) {
      return 1;
    }
  }
}
