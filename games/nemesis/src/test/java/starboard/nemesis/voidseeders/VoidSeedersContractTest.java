package starboard.nemesis.voidseeders;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.nemesis.Silent;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Contract;

/**
 * What every game promises holds with Void Seeders, in all modes, with every number of players and
 * on both sides of the board. {@code -Dseeds=300} plays so many games of each.
 */
class VoidSeedersContractTest {

  private static final int SEEDS = Integer.getInteger("seeds", 0);

  /** What the rules make known of what stays hidden, as with the Intruders. */
  private static final String[] TELLING = {
    "event.scans",
    "event.scans-all",
    "event.infected",
    "event.infected-card",
    "event.no-action-cards"
  };

  /**
   * @param full in how many of the games everything is checked at every decision
   */
  private record Table(
      int players, String mode, String intruderPlayer, String board, int games, int full) {}

  @TestFactory
  Stream<DynamicTest> contract() {
    return Stream.of(
            new Table(1, "solo", "off", "base", 20, 0),
            new Table(2, "semi-coop", "off", "base", 16, 1),
            new Table(3, "semi-coop", "off", "base", 14, 0),
            new Table(4, "semi-coop", "off", "base", 10, 0),
            new Table(5, "semi-coop", "off", "base", 8, 0),
            new Table(2, "co-op", "off", "base", 8, 0),
            new Table(3, "co-op", "off", "advanced", 8, 0),
            new Table(4, "co-op", "off", "base", 6, 0),
            new Table(5, "co-op", "off", "base", 6, 0),
            new Table(3, "semi-coop", "off", "advanced", 8, 0),
            new Table(4, "semi-coop", "on", "base", 10, 0))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> check(table)));
  }

  private static void check(Table table) {
    Contract.of(new NemesisGame())
        .players(table.players)
        .options(
            Map.of(
                "species",
                "void-seeders",
                "mode",
                table.mode,
                "intruder-player",
                table.intruderPlayer,
                "board",
                table.board))
        .telling(TELLING)
        .full(table.full)
        .every(60)
        .seeds(0, Math.max(SEEDS, table.games))
        .silent(Silent.and("lairs-*", "panic-*"))
        .check();
  }
}
