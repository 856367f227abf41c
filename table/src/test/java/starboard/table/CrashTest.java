package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.table.command.Receipt;
import starboard.table.store.SqliteStore;

/** A server is killed in the middle of play: what it has acknowledged is there. */
class CrashTest {

  private static final int TABLES = 6;
  private static final int ACKNOWLEDGED = 200;

  /** The server to be killed: plays and says which entries are acknowledged. */
  static final class Victim {
    private Victim() {}

    public static void main(String[] args) {
      Tables tables = Party.tables(SqliteStore.in(Path.of(args[0])));
      for (int i = 0; i < TABLES; i++) {
        Thread.ofPlatform().start(() -> playForEver(tables));
      }
    }

    private static void playForEver(Tables tables) {
      while (true) {
        Party party =
            Party.of(
                tables, List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Bob")));
        List<Party.Question> questions = party.questions();
        while (!questions.isEmpty()) {
          Receipt receipt = party.choose(questions.getFirst(), 0);
          say(party.table.id() + " " + receipt.entry());
          questions = party.questions();
        }
      }
    }

    private static synchronized void say(String line) {
      System.out.println(line);
      System.out.flush();
    }
  }

  @Test
  void whatWasAcknowledgedIsThereAndTheTablesGoOn(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path data = folder.resolve("data");
    Path said = folder.resolve("said");
    Process victim =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Victim.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(said.toFile())
            .start();
    while (Files.readAllLines(said).size() < ACKNOWLEDGED || acknowledged(said).size() < TABLES) {
      assertThat(victim.waitFor(20, TimeUnit.MILLISECONDS)).isFalse();
    }
    victim.destroyForcibly();
    assertThat(victim.waitFor(1, TimeUnit.MINUTES)).isTrue();
    Map<String, Integer> acknowledged = acknowledged(said);
    assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(TABLES);
    SqliteStore store = SqliteStore.in(data);
    try (Tables tables = Party.tables(store)) {
      acknowledged.forEach(
          (table, entry) ->
              assertThat(store.read(table, 0))
                  .as("table %s", table)
                  .hasSizeGreaterThanOrEqualTo(entry));
      for (String table : store.tables()) {
        assertThat(tables.table(table).read(Party.VIEWS).join()).isNotEmpty();
      }
    }
  }

  /** The last entry of each table. A line cut off by the end says nothing. */
  private static Map<String, Integer> acknowledged(Path said) throws IOException {
    Map<String, Integer> last = new HashMap<>();
    for (String line : Files.readAllLines(said)) {
      String[] words = line.split(" ", -1);
      if (words.length == 2 && words[1].matches("\\d+")) {
        last.merge(words[0], Integer.valueOf(words[1]), Math::max);
      }
    }
    return last;
  }
}
