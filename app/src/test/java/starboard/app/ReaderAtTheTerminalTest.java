package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.app.terminal.Io;
import starboard.kernel.game.Games;

/**
 * Somebody who has nothing but the words at the terminal plays a whole game of every box: reads the
 * numbered answers, prefers those that do something, and now and then asks a question.
 */
class ReaderAtTheTerminalTest {

  private static final Pattern ANSWER = Pattern.compile("^ +(\\d+)\\. (.+)$", Pattern.MULTILINE);

  /** Who ends a turn or passes whenever that is possible never gets anywhere. */
  private static final Pattern IDLE =
      Pattern.compile(
          "pass|end|done|enough|no more|konec|ukonč|stačí|pas\\b", Pattern.CASE_INSENSITIVE);

  private static final int MOST = 4000;

  private static final int ASKS = 25;

  @TempDir Path folder;

  /** What is typed: made when a line is wanted, from what was printed by then. */
  private static final class Reader extends InputStream {
    private final ByteArrayOutputStream out;
    private final List<String> questions;
    private final StringBuilder said = new StringBuilder();
    private final SplittableRandom random = new SplittableRandom(7);

    /** The answers of the question that waits, by their words. */
    private List<String[]> standing = List.of();

    private byte[] line = {};
    private int at;
    private int answers;
    private int asked;
    private boolean hasAsked;

    private Reader(ByteArrayOutputStream out, List<String> questions) {
      this.out = out;
      this.questions = questions;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) {
      if (at == line.length) {
        if (answers >= MOST) return -1;
        line = (next() + "\n").getBytes(StandardCharsets.UTF_8);
        at = 0;
      }
      int count = Math.min(most, line.length - at);
      System.arraycopy(line, at, into, from, count);
      at += count;
      return count;
    }

    /** What was printed since the last line. */
    private String heard() {
      String fresh = out.toString(StandardCharsets.UTF_8);
      out.reset();
      said.append(fresh);
      return fresh;
    }

    private String next() {
      String fresh = heard();
      if (!hasAsked) standing = numbered(fresh);
      hasAsked = false;
      answers++;
      if (standing.isEmpty())
        return said.indexOf("skončila") > 0 || said.indexOf("is over") > 0 ? "n" : "";
      if (answers % ASKS == 0) {
        hasAsked = true;
        return questions.get(asked++ % questions.size());
      }
      List<String[]> busy = new ArrayList<>();
      for (String[] one : standing) if (!IDLE.matcher(one[1]).find()) busy.add(one);
      List<String[]> among = busy.isEmpty() ? standing : busy;
      return among.get(random.nextInt(among.size()))[0];
    }

    /** The last list that counts from 1, each line as its number and its words. */
    private static List<String[]> numbered(String said) {
      List<String[]> lines = new ArrayList<>();
      Matcher answer = ANSWER.matcher(said);
      while (answer.find()) {
        if (answer.group(1).equals("1")) lines.clear();
        if (Integer.parseInt(answer.group(1)) == lines.size() + 1) {
          lines.add(new String[] {answer.group(1), answer.group(2)});
        }
      }
      return lines;
    }
  }

  private static final List<String> ENGLISH =
      List.of("where", "who", "danger", "hand", "why not", "since", "exits", "odds", "rule 1");

  private static final List<String> CZECH =
      List.of("kde", "kdo", "nebezpečí", "ruka", "proč ne", "od", "východy", "šance", "pravidlo 1");

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "nemesis, 1, -, en",
        "nemesis, 2, species=void-seeders, cs",
        "lockdown, 1, -, en",
        "clank, 2, -, en",
        "rone, 2, -, cs"
      })
  void playsAWholeGame(String game, String players, @Nullable String option, String language) {
    List<String> args =
        new ArrayList<>(
            List.of("play", game, "--players", players, "--seed", "3", "--lang", language));
    if (option != null) args.addAll(List.of("--option", option));
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    Reader reader = new Reader(out, language.equals("cs") ? CZECH : ENGLISH);
    Io io = Io.of(reader, out, err, folder);
    int code = Main.run(io, Games.registered(), args.toArray(String[]::new));
    reader.heard();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(code).isZero();
    assertThat(reader.said.toString())
        .contains(language.equals("cs") ? "Hra skončila." : "The game is over.")
        .doesNotContain("⟦");
    assertThat(reader.asked).as("questions asked on the way").isPositive();
  }
}
