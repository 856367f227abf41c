package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class SimulateCommandTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles()));

  private static Run simulate(String... more) {
    List<String> args = new ArrayList<>(List.of("simulate", "pebbles", "--warmup", "0"));
    args.addAll(List.of(more));
    return Run.of(GAMES, "", args.toArray(String[]::new));
  }

  @Test
  void jsonIsOneObjectOnOneLineWithTheseFields() {
    Run run = simulate("--json", "--games", "100", "--players", "3");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).hasSize(1);
    JsonNode result = JsonMapper.shared().readTree(run.out());
    assertThat(result.propertyNames())
        .containsExactly(
            "game",
            "players",
            "games",
            "finished",
            "decisions",
            "cpuSeconds",
            "decisionsPerCpuSecond",
            "decisionsPerGame",
            "outcomes",
            "bots",
            "violations");
    assertThat(result.get("decisionsPerGame").propertyNames())
        .containsExactly("mean", "min", "max");
    assertThat(result.get("game").asString()).isEqualTo("pebbles");
    assertThat(result.get("players").asInt()).isEqualTo(3);
    assertThat(result.get("games").asInt()).isEqualTo(100);
    assertThat(result.get("finished").asInt()).isEqualTo(100);
    assertThat(result.get("outcomes").get("won").asInt()).isEqualTo(100);
    assertThat(result.get("outcomes").get("lost").asInt()).isEqualTo(200);
    assertThat(result.get("violations").asInt()).isZero();
    double mean = result.get("decisionsPerGame").get("mean").asDouble();
    assertThat(result.get("decisions").asDouble()).isCloseTo(mean * 100, within(0.001));
  }

  @Test
  void theNumberOfThreadsChangesNothingButTheTime() {
    List<ObjectNode> results = new ArrayList<>();
    for (String threads : List.of("1", "2", "5")) {
      Run run = simulate("--json", "--games", "333", "--seed", "7", "--threads", threads);
      ObjectNode result = (ObjectNode) JsonMapper.shared().readTree(run.out());
      result.remove(List.of("cpuSeconds", "decisionsPerCpuSecond"));
      results.add(result);
    }
    assertThat(results).containsOnly(results.getFirst());
  }

  @Test
  void everySeatMayHaveItsOwnBot() {
    Run run = simulate("--json", "--games", "40", "--players", "3", "--bot", "greedy,random");
    assertThat(run.err()).isEmpty();
    JsonNode bots = JsonMapper.shared().readTree(run.out()).get("bots");
    assertThat(bots.propertyNames()).containsExactly("greedy", "random");
    JsonNode greedy = bots.get("greedy").get("outcomes");
    assertThat(greedy.path("won").asInt() + greedy.path("lost").asInt()).isEqualTo(40);
  }

  @Test
  void anotherSeedGivesOtherGames() {
    assertThat(
            JsonMapper.shared().readTree(simulate("--json", "--seed", "1").out()).get("decisions"))
        .isNotEqualTo(
            JsonMapper.shared().readTree(simulate("--json", "--seed", "2").out()).get("decisions"));
  }

  @Test
  void peopleGetATable() {
    Run run = simulate("--games", "50", "--lang", "cs");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Kamínky\n")
        .contains("dohraných")
        .contains("míst pro random: won");
  }

  @Test
  void aGameThatThrowsIsNotFinishedAndTheOthersGoOn() {
    Run run = simulate("--json", "--games", "200", "--option", "broken=stumbles");
    assertThat(run.code()).isEqualTo(1);
    JsonNode result = JsonMapper.shared().readTree(run.out());
    int finished = result.get("finished").asInt();
    assertThat(finished).isBetween(1, 199);
    assertThat(result.get("violations").asInt()).isEqualTo(200 - finished);
    assertThat(result.get("outcomes").get("won").asInt()).isEqualTo(finished);
    assertThat(run.err()).contains("IllegalStateException: a third pebble").doesNotContain("\tat ");
  }

  @Test
  void aGameThatNeverEndsIsStopped() {
    Run run = simulate("--json", "--games", "2", "--option", "broken=endless");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("not over after 100000 answers");
    JsonNode perGame = JsonMapper.shared().readTree(run.out()).get("decisionsPerGame");
    assertThat(perGame.get("max").asInt()).isZero();
  }

  @Test
  void theDemoKeepsItsPieces() {
    Run run =
        Run.of(
            Games.registered(),
            "",
            "simulate",
            "demo",
            "--games",
            "200",
            "--warmup",
            "0",
            "--json");
    assertThat(run.code()).isZero();
    assertThat(JsonMapper.shared().readTree(run.out()).get("finished").asInt()).isEqualTo(200);
  }

  @Test
  void violationsAreCountedNamedWithTheirSeedsAndFailTheCommand() {
    Run run = simulate("--json", "--games", "20", "--option", "broken=loses");
    assertThat(run.code()).isEqualTo(1);
    JsonNode result = JsonMapper.shared().readTree(run.out());
    assertThat(result.get("violations").asInt()).isEqualTo(20);
    assertThat(result.get("finished").asInt()).isEqualTo(20);
    assertThat(run.err().lines()).hasSize(10);
    assertThat(run.err()).contains("Game 1 (seed ").contains("pebble 0: 0 instead of 9");
  }
}
