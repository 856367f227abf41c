package starboard.testkit;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.State;

/** Plays the same games in a JVM with another locale, time zone and order of hashing. */
final class AnotherJvm {

  private static final List<String> OTHERWISE =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-XX:+UnlockExperimentalVMOptions",
          "-XX:hashCode=0",
          "-Duser.language=tr",
          "-Duser.country=TR",
          "-Duser.timezone=Pacific/Kiritimati",
          "-Dfile.encoding=ISO-8859-1");

  /** A game as it was played here. */
  record Played(Setup setup, long seed, int answers, String hash) {}

  private AnotherJvm() {}

  static List<Violation> violations(Game<?> game, List<Played> games) {
    List<Violation> found = new ArrayList<>();
    if (games.isEmpty()) return found;
    List<String> there = playThere(game, games);
    for (int i = 0; i < games.size(); i++) {
      Played here = games.get(i);
      String expected = here.answers + " " + here.hash;
      String line = i < there.size() ? there.get(i) : "nothing";
      if (line.equals(expected)) continue;
      found.add(
          new Violation(
              Property.ANOTHER_JVM,
              here.setup,
              here.seed,
              here.answers,
              "another JVM says "
                  + (i < there.size() ? line : String.join(" ", there))
                  + ", this one "
                  + expected));
      if (i >= there.size()) break;
    }
    return found;
  }

  private static List<String> playThere(Game<?> game, List<Played> games) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OTHERWISE);
    command.add(AnotherJvm.class.getName());
    command.add(game.getClass().getName());
    for (Played one : games) {
      StringBuilder words = new StringBuilder(one.seed + "," + one.setup.players());
      one.setup.options().forEach((id, value) -> words.append(',').append(id + "=" + value));
      command.add(words.toString());
    }
    try {
      File errors = File.createTempFile("another-jvm", ".txt");
      try {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors);
        String classPath =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        builder.environment().put("CLASSPATH", classPath);
        Process process = builder.start();
        process.getOutputStream().close();
        List<String> lines = new ArrayList<>();
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
          reader.lines().forEach(lines::add);
        }
        int code = process.waitFor();
        if (code != 0) return List.of(Files.readString(errors.toPath(), StandardCharsets.UTF_8));
        return lines;
      } finally {
        Files.delete(errors.toPath());
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /** The first argument is the class of the game, each of the others a seed and a set-up. */
  public static void main(String[] args) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(args[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    Game<?> game = (Game<?>) constructor.newInstance();
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (int i = 1; i < args.length; i++) {
      List<String> words = List.of(args[i].split(",", -1));
      var options = new TreeMap<String, String>();
      for (String word : words.subList(2, words.size())) {
        int at = word.indexOf('=');
        options.put(word.substring(0, at), word.substring(at + 1));
      }
      Setup setup = Setup.of(game, Integer.parseInt(words.get(1)), options);
      out.println(played(game, setup, Long.parseLong(words.get(0))));
    }
  }

  private static <S extends State<S>> String played(Game<S> game, Setup setup, long seed) {
    RandomPlayer player = new RandomPlayer(seed);
    S s = game.open(setup, Seed.of(seed));
    while (!s.over()) player.answer(s);
    return s.answers() + " " + Codec.hash(s);
  }
}
