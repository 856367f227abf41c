package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Games;
import starboard.rone.game.RoneGame;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;
import starboard.testkit.Rule;
import starboard.web.Server;
import starboard.web.Settings;

/** R17.1 A folder of scenarios most of which are bad: at the terminal, headless and on a server. */
class ScenarioFolderTest {

  @TempDir Path folder = Path.of("");

  private Games games = Games.of(List.of());

  @BeforeEach
  void write() throws IOException {
    String good = Files.readString(Path.of("../docs/examples/scenarios/night-watch.yaml"));
    Files.writeString(folder.resolve("night-watch.yaml"), good);
    Files.writeString(folder.resolve("word.yaml"), good.replace("op: deploy", "op: deplyo"));
    Files.writeString(folder.resolve("part.yaml"), good.replaceFirst("name_cs: .*\n", ""));
    Files.writeString(folder.resolve("range.yaml"), good.replaceFirst("melee: 2", "melee: 200"));
    Files.write(folder.resolve("huge.yaml"), new byte[10 << 20]);
    byte[] noise = new byte[5000];
    new Random(7).nextBytes(noise);
    Files.write(folder.resolve("noise.yaml"), noise);
    games = Games.of(List.of(new RoneGame(folder.toString())));
  }

  private Run run(String input, String... args) {
    return Run.in(folder, games, input, args);
  }

  @Test
  @Rule("R17.1")
  void theProgramBeginsWithASentenceForEachBadFile() {
    Run run = run("", "games");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("RONE: Invasion").contains("night-watch");
    assertThat(run.err().lines()).hasSize(5);
    assertThat(run.err())
        .doesNotContain("\tat ")
        .containsPattern("huge\\.yaml.*larger than 4 MiB")
        .containsPattern("noise\\.yaml.*not UTF-8")
        .containsPattern("part\\.yaml.*name_cs")
        .containsPattern("range\\.yaml.*line \\d+.*support_lines.*from 0 to 99")
        .containsPattern("word\\.yaml.*line \\d+.*nw-midnight.*deplyo");
  }

  @ParameterizedTest
  @Rule("R17.1")
  @CsvSource({
    "word, en, This scenario cannot be played, deplyo",
    "part, cs, Tento scénář nelze hrát, name_cs",
    "range, en, This scenario cannot be played, from 0 to 99",
    "huge, cs, Tento scénář nelze hrát, větší než 4 MiB",
    "noise, en, This scenario cannot be played, not UTF-8",
    "nowhere, cs, Scénář nowhere neexistuje, night-watch",
  })
  void whoChoosesABadOneReadsWhy(String name, String language, String sentence, String why) {
    String[] line = "play rone --players 1 --option mode=co-op --lang".split(" ");
    List<String> args = new ArrayList<>(List.of(line));
    args.addAll(List.of(language, "--option", "scenario=" + name));
    Run run = run("", args.toArray(String[]::new));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(sentence).contains(why).doesNotContain("\tat ");
  }

  @Test
  @Rule("R17.1")
  void theGoodOneIsPlayedBesideThem() {
    String line = "play rone --players 1 --bots all --seed 1 --option mode=co-op";
    Run run = run("", (line + " --option scenario=night-watch --lang cs").split(" "));
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Noční hlídka").contains("Hra skončila.");
  }

  private static String asked(String scenario) {
    return "{\"cmd\":\"new\",\"game\":\"rone\",\"players\":1,\"seed\":1,\"options\":"
        + "{\"mode\":\"co-op\",\"scenario\":\"%s\"}}%n".formatted(scenario);
  }

  @Test
  @Rule("R17.1")
  void headlessABadOneIsAnErrorAndTheNextRequestIsAnswered() {
    Run run = run(asked("word") + asked("huge") + asked("night-watch"), "headless");
    List<String> answers = run.out().lines().toList();
    assertThat(answers).hasSize(3);
    assertThat(answers.get(0)).contains("\"bad-option\"").contains("deplyo");
    assertThat(answers.get(1)).contains("\"bad-option\"").contains("larger than 4 MiB");
    assertThat(answers.get(2)).contains("\"ok\":true");
  }

  @Test
  @Rule("R17.1")
  void theServerGoesOn() throws IOException, InterruptedException {
    Roster roster = new Roster(Roster.OWN);
    Tables tables = new Tables(games, roster, new MemoryStore(), Clock.systemUTC(), Pace.STANDARD);
    Server server = Server.start(Settings.local(), games, roster, tables);
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (String bad : List.of("word", "part", "range", "huge", "noise")) {
        HttpResponse<String> refused = open(client, server, bad);
        assertThat(refused.statusCode()).as(bad).isEqualTo(400);
        assertThat(refused.body()).contains("bad-option").contains(bad + ".yaml");
      }
      assertThat(open(client, server, "night-watch").statusCode()).isEqualTo(200);
    } finally {
      server.close();
      tables.close();
    }
  }

  private static HttpResponse<String> open(HttpClient client, Server server, String scenario)
      throws IOException, InterruptedException {
    String wanted =
        """
        {"game": "rone", "name": "Friday", "players": 1, "seats": [{"kind": "here", "name": "Ann"}],
         "options": {"mode": "co-op", "scenario": "%s"}}
        """
            .formatted(scenario);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/tables"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(wanted))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }
}
