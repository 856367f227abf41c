package starboard.nemesis.mars;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Silent;
import starboard.nemesis.game.LockdownGame;
import starboard.testkit.Contract;

/**
 * What every game promises holds for Lockdown. With the games of {@code EditionsContractTest} these
 * are 302; {@code -Dseeds=300} plays so many of each table.
 */
class LockdownContractTest {

  private static final int SEEDS = Integer.getInteger("seeds", 0);

  /** What the rules make known of what stays hidden, as in the base game. */
  private static final String[] TELLING = {
    "event.scans",
    "event.scans-all",
    "event.infected",
    "event.infected-card",
    "event.no-action-cards"
  };

  /**
   * @param full in how many of the games everything is checked at every decision; the first game of
   *     four who co-operate once opened questions by a card face down and by contamination in a
   *     hand
   */
  private record Table(int players, String mode, String board, int games, int full) {}

  @TestFactory
  Stream<DynamicTest> contract() {
    return Stream.of(
            new Table(1, "solo", "base", 24, 0),
            new Table(2, "semi-coop", "base", 20, 1),
            new Table(3, "semi-coop", "base", 18, 0),
            new Table(4, "semi-coop", "base", 14, 0),
            new Table(5, "semi-coop", "base", 12, 0),
            new Table(2, "co-op", "base", 18, 0),
            new Table(4, "co-op", "base", 12, 1),
            new Table(1, "solo", "mars", 24, 0),
            new Table(2, "semi-coop", "mars", 18, 0),
            new Table(3, "semi-coop", "mars", 14, 1),
            new Table(5, "semi-coop", "mars", 10, 0),
            new Table(3, "co-op", "mars", 16, 0))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> contract(table).check()));
  }

  /** L24.2 Without resuscitation the dead of a co-operative game stay dead. */
  @Test
  void withoutResuscitation() {
    contract(new Table(3, "co-op", "base", 12, 0)).option("resuscitation", "off").check();
  }

  private static Contract<Nemesis> contract(Table table) {
    return Contract.of(new LockdownGame())
        .players(table.players)
        .option("mode", table.mode)
        .option("board", table.board)
        .telling(TELLING)
        .full(table.full)
        .every(60)
        .seeds(0, SEEDS == 0 ? table.games : SEEDS)
        .silent(Silent.and("capsules", "deductions"));
  }
}
