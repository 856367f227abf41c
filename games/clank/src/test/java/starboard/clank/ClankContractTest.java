package starboard.clank;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.testkit.Contract;

/** What every game promises, with every number of players and in the solo variant. */
final class ClankContractTest {

  private record Table(int players, String modules, int games) {}

  @TestFactory
  Stream<DynamicTest> contract() {
    return Stream.of(
            new Table(1, "random", 6),
            new Table(2, "random", 6),
            new Table(3, "random", 6),
            new Table(4, "random", 6),
            new Table(4, "first-game", 2))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> check(table)));
  }

  private static void check(Table table) {
    Contract.of(new ClankGame())
        .players(table.players)
        .options(Map.of("modules", table.modules))
        .full(0)
        .every(60)
        .seeds(0, table.games)
        .check();
  }
}
