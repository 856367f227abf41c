package starboard.nemesis;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Contract;
import starboard.testkit.Rule;

/** What every game promises, on the reverse side of the board (N26.5) in all modes. */
class ReverseContractTest {

  /**
   * @param full in how many of the games everything is checked at every decision
   */
  private record Table(int players, String mode, String intruderPlayer, int games, int full) {}

  @TestFactory
  @Rule("N26.5")
  Stream<DynamicTest> contract() {
    return Stream.of(
            new Table(1, "solo", "off", 15, 0),
            new Table(2, "semi-coop", "off", 15, 1),
            new Table(5, "semi-coop", "off", 10, 0),
            new Table(3, "co-op", "off", 12, 0),
            new Table(4, "semi-coop", "on", 15, 0))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> check(table)));
  }

  private static void check(Table table) {
    Contract.of(new NemesisGame())
        .players(table.players)
        .options(
            Map.of(
                "board", "advanced", "mode", table.mode, "intruder-player", table.intruderPlayer))
        .telling(NemesisContractTest.TELLING)
        .full(table.full)
        .every(60)
        .seeds(0, table.games)
        .silent(Silent.and())
        .check();
  }
}
