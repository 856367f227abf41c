package starboard.nemesis;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Contract;

/** What every game promises, in all modes and with every number of players. */
class NemesisContractTest {

  /**
   * What the rules make known of what stays hidden: how many cards were removed by a scan, that it
   * found a parasite (N15.8), that a hand has no action card where a rule looks for one (N15.3).
   */
  static final String[] TELLING = {
    "event.scans",
    "event.scans-all",
    "event.infected",
    "event.infected-card",
    "event.no-action-cards"
  };

  /**
   * @param full in how many of the games everything is checked at every decision
   */
  private record Table(int players, String mode, String intruderPlayer, int games, int full) {}

  @TestFactory
  Stream<DynamicTest> contract() {
    return Stream.of(
            new Table(1, "solo", "off", 60, 0),
            new Table(2, "semi-coop", "off", 50, 1),
            new Table(3, "semi-coop", "off", 45, 1),
            new Table(4, "semi-coop", "off", 35, 0),
            new Table(5, "semi-coop", "off", 30, 0),
            new Table(3, "co-op", "off", 40, 0),
            new Table(4, "semi-coop", "on", 40, 0))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> check(table)));
  }

  private static void check(Table table) {
    Contract.of(new NemesisGame())
        .players(table.players)
        .options(Map.of("mode", table.mode, "intruder-player", table.intruderPlayer))
        .telling(TELLING)
        .full(table.full)
        .every(60)
        .seeds(0, table.games)
        .silent(Silent.and())
        .check();
  }
}
