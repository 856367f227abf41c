package starboard.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Playthrough;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;

/**
 * Games written out as readable text and compared line by line, so that a change of the rules shows
 * as a difference people can review.
 *
 * <p>The files lie in {@code src/test/resources/golden} of the game's module. A file holds its own
 * answers: they are played again, and what then happens must be what is written. With the system
 * property {@code starboard.golden=rewrite} (see {@code scripts/rewrite-golden}) the files are
 * written anew with the same answers, as far as they are still possible.
 */
public final class Golden<S extends State<S>> {

  private static final String SCRIPT = "scripts/rewrite-golden";
  private static final Pattern ANSWER =
      Pattern.compile("#\\d+ player (\\d) .*?: (\\S+)(?: \\(.*\\))?");

  private final Game<S> game;
  private final String name;
  private final Path file;
  private final Map<String, String> options = new TreeMap<>();
  private int players;
  private long seed;

  private Golden(Class<?> test, Game<S> game, String name) {
    this.game = game;
    this.name = name;
    this.file = module(test).resolve("src/test/resources/golden").resolve(name + ".txt");
    this.players = game.minPlayers();
  }

  /**
   * A golden game.
   *
   * @param test the test that compares it; the file lies in its module
   */
  public static <S extends State<S>> Golden<S> of(Class<?> test, Game<S> game, String name) {
    return new Golden<>(test, game, name);
  }

  public Golden<S> players(int number) {
    players = number;
    return this;
  }

  public Golden<S> option(String id, String value) {
    options.put(id, value);
    return this;
  }

  /** Decides chance, and the answers of a game that has not been written yet. */
  public Golden<S> seed(long number) {
    seed = number;
    return this;
  }

  /** Compares the game with its file, or writes the file. */
  public void check() {
    try {
      boolean rewrites = Objects.equals(System.getProperty("starboard.golden"), "rewrite");
      List<String> old =
          Files.exists(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
      if (rewrites) {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, String.join("\n", lines(old, true)) + "\n", StandardCharsets.UTF_8);
        return;
      }
      if (old.isEmpty())
        throw new AssertionError("There is no golden game " + file + "; run " + SCRIPT + ".");
      String difference = firstDifference(name, old, lines(old, false));
      if (difference != null) throw new AssertionError(difference);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The first line that differs, with those before it; null if none does. */
  static @Nullable String firstDifference(String name, List<String> old, List<String> now) {
    for (int i = 0; i < Math.max(old.size(), now.size()); i++) {
      String before = i < old.size() ? old.get(i) : "(the end)";
      String after = i < now.size() ? now.get(i) : "(the end)";
      if (before.equals(after)) continue;
      StringBuilder text = new StringBuilder("The golden game " + name + " differs in line ");
      text.append(i + 1).append(":");
      for (int k = Math.max(0, i - 3); k < i; k++) text.append("\n    ").append(old.get(k));
      text.append("\n  - ").append(before).append("\n  + ").append(after);
      text.append("\nIf this is meant, run ").append(SCRIPT).append(" and review the difference.");
      return text.toString();
    }
    return null;
  }

  /** The game as text, played by the answers of the old lines. */
  private List<String> lines(List<String> old, boolean goesOn) {
    List<Given> answers = answers(old);
    Setup setup = Setup.of(game, players, options);
    List<String> lines = new ArrayList<>();
    lines.add(game.id() + ", rules " + game.rules() + ", " + players + " players, seed " + seed);
    if (!setup.options().isEmpty()) lines.add("options " + setup.options());
    Playthrough<S> play = Playthrough.open(game, setup, Seed.of(seed));
    RandomPlayer player = new RandomPlayer(seed);
    tell(play, lines);
    for (int i = 0; !play.state().over(); i++) {
      Given given = i < answers.size() ? answers.get(i) : null;
      if (given == null || !isPossible(play.state(), given)) {
        if (!goesOn) {
          lines.add(given == null ? "an answer is missing" : impossible(play.state(), given));
          return lines;
        }
        answers = answers.subList(0, Math.min(i, answers.size()));
        given = anyOf(play.state(), player);
      }
      lines.add(line(play.state().decision(given.seat), given));
      play.answer(given.seat, given.option);
      tell(play, lines);
    }
    end(play.state(), lines);
    return lines;
  }

  /** An answer as it is written in a file. */
  private record Given(Seat seat, String option) {}

  private static List<Given> answers(List<String> lines) {
    List<Given> answers = new ArrayList<>();
    for (String line : lines) {
      Matcher matcher = ANSWER.matcher(line);
      if (!matcher.matches()) continue;
      Seat seat = Seat.of(Integer.parseInt(matcher.group(1)) - 1);
      answers.add(new Given(seat, matcher.group(2)));
    }
    return answers;
  }

  private static <S extends State<S>> boolean isPossible(S s, Given given) {
    return s.deciding().has(given.seat) && s.choice(given.seat, given.option) != null;
  }

  private static <S extends State<S>> String impossible(S s, Given given) {
    StringBuilder text = new StringBuilder(given.option + " is not possible; now there are");
    for (Seat seat : s.deciding()) {
      text.append(' ').append(Players.name(seat)).append("'s");
      for (Option option : s.decision(seat).options()) text.append(' ').append(option.id());
    }
    return text.toString();
  }

  private static <S extends State<S>> Given anyOf(S s, RandomPlayer player) {
    Turn turn = player.turn(s);
    return new Given(turn.seat(), s.optionId(turn.seat(), turn.choice()));
  }

  private String line(Decision decision, Given given) {
    String text = "";
    for (Option option : decision.options()) {
      if (option.id().equals(given.option)) text = game.words().say(option.text(), Language.EN);
    }
    return "#"
        + decision.number()
        + " "
        + Players.name(given.seat)
        + " "
        + decision.question().key()
        + ": "
        + given.option
        + " ("
        + text
        + ")";
  }

  private void tell(Playthrough<S> play, List<String> lines) {
    for (Event event : play.takeEvents()) {
      lines.add("  " + hearers(event.seats()) + game.words().say(event.text(), Language.EN));
    }
  }

  private String hearers(Seats seats) {
    if ((seats.bits() & Seats.EVERYONE.bits()) == Seats.EVERYONE.bits()) return "";
    List<String> names = new ArrayList<>();
    for (Seat seat : Seats.table(players))
      if (seats.has(seat)) names.add(String.valueOf(seat.index() + 1));
    return "[" + String.join(" ", names) + "] ";
  }

  private void end(S s, List<String> lines) {
    Result result = Objects.requireNonNull(s.result());
    lines.add("");
    for (Result.Outcome outcome : result.seats()) {
      lines.add(
          Players.name(outcome.seat())
              + " "
              + outcome.outcome()
              + (outcome.score() == null ? "" : " " + outcome.score())
              + (result.winners().has(outcome.seat()) ? " (winner): " : ": ")
              + game.words().say(outcome.why(), Language.EN));
    }
    lines.add(s.answers() + " answers, hash " + Codec.hash(s));
  }

  /** The folder of the Maven module that class was compiled in. */
  static Path module(Class<?> test) {
    try {
      Path folder = Path.of(test.getProtectionDomain().getCodeSource().getLocation().toURI());
      while (folder != null && !Files.exists(folder.resolve("pom.xml")))
        folder = folder.getParent();
      if (folder == null) throw new IllegalStateException(test + " lies in no Maven module");
      return folder;
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
