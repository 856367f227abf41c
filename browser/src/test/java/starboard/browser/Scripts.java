package starboard.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** What tests let the page run: functions of JavaScript, each in a file beside them. */
final class Scripts {
  private Scripts() {}

  /** The function in that file. */
  static String named(String name) {
    try (InputStream file =
        Objects.requireNonNull(Scripts.class.getResourceAsStream(name + ".js"), name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
