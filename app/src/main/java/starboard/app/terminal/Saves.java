package starboard.app.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Seed;
import starboard.kernel.play.Replay;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.wire.ReplayJson;

/** Games in files. */
public final class Saves {

  private static final String CODE = "bad-file";

  /** No game is longer than this. */
  private static final long MOST_BYTES = 64L << 20;

  private Saves() {}

  /** The game in that file; refused with a reason if there is none. */
  public static Replay read(String file, Session session) {
    byte[] bytes = bytes(session.io().folder(), file);
    try {
      return ReplayJson.read(bytes, session.games());
    } catch (Refusal refusal) {
      throw bad(file, refusal, session);
    }
  }

  /** What is in that file cannot be played, and why. */
  public static Refusal bad(String file, Refusal why, Session session) {
    return new Refusal(CODE, Text.of("file.bad", Arg.word(file), Arg.word(session.say(why))));
  }

  /** What is in that file. */
  public static byte[] bytes(Path start, String file) {
    Path path = path(start, file);
    try {
      if (!Files.exists(path)) throw refused("file.none", file);
      if (Files.isDirectory(path)) throw refused("file.directory", file);
      if (!Files.isRegularFile(path)) throw refused("file.odd", file);
      if (Files.size(path) > MOST_BYTES) throw refused("file.large", file);
      return Files.readAllBytes(path);
    } catch (IOException unreadable) {
      throw refused("file.unreadable", file);
    }
  }

  /** Whether saving there would overwrite something. */
  public static boolean exists(Path start, String file) {
    Path path = path(start, file);
    return Files.exists(path) && !Files.isDirectory(path);
  }

  static Path write(Path start, String file, Replay replay, boolean overwrite) {
    return write(start, file, ReplayJson.write(replay) + "\n", overwrite);
  }

  /** Writes a game to that file in one move; a file that is there stays unless overwritten. */
  public static Path write(Path start, String file, String game, boolean overwrite) {
    Path path = path(start, file).toAbsolutePath();
    if (Files.isDirectory(path)) throw refused("file.directory", file);
    Path folder = path.getParent();
    if (folder == null || !Files.isDirectory(folder)) throw refused("file.no-folder", file);
    Path part = null;
    try {
      part = Files.createTempFile(folder, ".starboard-", ".part");
      Files.write(part, game.getBytes(StandardCharsets.UTF_8));
      if (overwrite) {
        Files.move(part, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.move(part, path);
      }
      return path;
    } catch (FileAlreadyExistsException there) {
      throw refused("file.exists", file);
    } catch (IOException unwritable) {
      throw refused("file.unwritable", file);
    } finally {
      discard(part);
    }
  }

  private static void discard(@Nullable Path part) {
    if (part == null) return;
    try {
      Files.deleteIfExists(part);
    } catch (IOException left) {
      part.toFile().deleteOnExit();
    }
  }

  /** A file name for that game that is not taken. */
  static String freeName(Replay replay, Path start) {
    String seed =
        switch (replay.seed()) {
          case Seed.Number(long number) -> String.valueOf(number);
          case Seed.Committed(String hex, String _) -> hex.substring(0, 12);
        };
    String stem = "starboard-" + replay.game() + "-" + seed;
    String name = stem + ".json";
    for (int i = 2; Files.exists(path(start, name)); i++) name = stem + "-" + i + ".json";
    return name;
  }

  /** Saves where it can: here, at home, or among the temporary files. */
  static Path rescue(Replay replay, Path start) {
    String name = freeName(replay, start);
    Refusal why = null;
    for (String folder :
        List.of("", System.getProperty("user.home"), System.getProperty("java.io.tmpdir"))) {
      Path path = Path.of(folder, name);
      try {
        return write(start, path.toString(), replay, false);
      } catch (Refusal refusal) {
        if (why == null) why = refusal;
      }
    }
    throw why == null ? refused("file.unwritable", name) : why;
  }

  private static Path path(Path start, String file) {
    try {
      return start.resolve(file);
    } catch (InvalidPathException odd) {
      throw refused("file.name", file);
    }
  }

  private static Refusal refused(String key, String file) {
    return new Refusal(CODE, Text.of(key, Arg.word(file)));
  }
}
