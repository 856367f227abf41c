package starboard.table.history;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.stream.Stream;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;
import starboard.table.secret.Secret;

/**
 * Which program runs a game: another one may come to other states from the same answers, though its
 * rules have the same version.
 */
final class Build {
  private Build() {}

  private static final ClassValue<String> CODE =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return code(type);
        }
      };

  /** The code of the game and of the kernel under it. */
  static String of(Game<?> game) {
    return CODE.get(game.getClass()) + CODE.get(State.class);
  }

  private static String code(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null) return "";
    try (Stream<Path> files = Files.walk(Path.of(source.getLocation().toURI()))) {
      List<String> stamps = files.filter(Files::isRegularFile).map(Build::stamp).sorted().toList();
      return Secret.sha256(String.join("\n", stamps).getBytes(StandardCharsets.UTF_8));
    } catch (IOException | URISyntaxException unknown) {
      return "";
    }
  }

  private static String stamp(Path file) {
    try {
      return file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    } catch (IOException gone) {
      return file.toString();
    }
  }
}
