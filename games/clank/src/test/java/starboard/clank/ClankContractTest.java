package starboard.clank;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import starboard.clank.game.ClankGame;
import starboard.testkit.Contract;

/** What every game promises, with every number of players and in the solo variant. */
final class ClankContractTest {

  /** What follows from what is told: sums, chances, and what cards have given this turn. */
  private static final String[] SUMS = {
    "points-*",
    "danger-*",
    "left-*",
    "score",
    "skill",
    "swords",
    "boots",
    "bank",
    "teleports",
    "jumps"
  };

  private record Table(int players, int games) {}

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> contract() {
    return Stream.of(new Table(4, 70), new Table(3, 75), new Table(2, 80), new Table(1, 75))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> check(table)));
  }

  private static void check(Table table) {
    Contract.of(new ClankGame())
        .players(table.players)
        .full(0)
        .every(100)
        .seeds(0, table.games)
        .silent(SUMS)
        .check();
  }
}
