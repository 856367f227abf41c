package starboard.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import starboard.app.terminal.Io;
import starboard.kernel.game.Games;

/** What a command line did. */
record Run(int code, String out, String err) {

  static Run of(Games games, String input, String... args) {
    return in(Path.of(""), games, input, args);
  }

  /** File names start from that folder. */
  static Run in(Path folder, Games games, String input, String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    int code = Main.run(Io.of(in, out, err, folder), games, args);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
