package starboard.nemesis.staff;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.nemesis.Silent;
import starboard.nemesis.game.LockdownGame;
import starboard.testkit.Contract;

/**
 * What every game promises holds for Lockdown with either species and everybody's Characters
 * (L24.4, L25). {@code -Dseeds=300} plays so many games of each.
 */
final class EditionsContractTest {

  private static final int SEEDS = Integer.getInteger("seeds", 15);

  /** What the rules make known of what stays hidden, as in the base game. */
  private static final String[] TELLING = {
    "event.scans",
    "event.scans-all",
    "event.infected",
    "event.infected-card",
    "event.no-action-cards"
  };

  private record Table(int players, String species, String characters, String board) {}

  @TestFactory
  Stream<DynamicTest> contract() {
    return Stream.of(
            new Table(2, "intruders", "lockdown", "base"),
            new Table(3, "intruders", "nemesis", "base"),
            new Table(4, "intruders", "mixed", "mars"),
            new Table(3, "night-stalkers", "nemesis", "base"),
            new Table(5, "night-stalkers", "mixed", "base"),
            new Table(2, "night-stalkers", "nemesis", "mars"))
        .map(table -> DynamicTest.dynamicTest(table.toString(), () -> check(table)));
  }

  private static void check(Table table) {
    Contract.of(new LockdownGame())
        .players(table.players)
        .option("species", table.species)
        .option("characters", table.characters)
        .option("board", table.board)
        .telling(TELLING)
        .full(1)
        .every(60)
        .seeds(0, SEEDS)
        .silent(Silent.and("capsules", "deductions"))
        .check();
  }
}
