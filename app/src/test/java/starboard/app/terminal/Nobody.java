package starboard.app.terminal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;

/** A terminal at which nobody types, and what is said there nobody reads. */
final class Nobody {
  private Nobody() {}

  static final Io IO =
      Io.of(
          new ByteArrayInputStream(new byte[0]),
          new ByteArrayOutputStream(),
          new ByteArrayOutputStream(),
          Path.of(""));
}
