package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;

/**
 * The contract as a test of one game; a game's test names the game and, if it has more to say, the
 * rest.
 */
public abstract class ContractTest<S extends State<S>> {

  protected abstract Game<S> game();

  /** How many games are played, all set-ups together. */
  protected int games() {
    return 200;
  }

  /** The options to be played with; the standard ones only, unless a game says more. */
  protected List<Map<String, String>> options() {
    return List.of(Map.of());
  }

  /** Bounds and exceptions of a game. */
  protected Contract<S> adjusted(Contract<S> contract) {
    return contract;
  }

  /** One test for each set-up: options and number of players. */
  @TestFactory
  List<DynamicTest> contract() {
    Game<S> game = game();
    int tables = game.maxPlayers() - game.minPlayers() + 1;
    int each = Math.ceilDiv(games(), tables * options().size());
    List<DynamicTest> tests = new ArrayList<>();
    for (Map<String, String> options : options()) {
      for (int players = game.minPlayers(); players <= game.maxPlayers(); players++) {
        Contract<S> contract = Contract.of(game).players(players).options(options).seeds(0, each);
        String name = players + " players " + (options.isEmpty() ? "" : options);
        tests.add(DynamicTest.dynamicTest(name, () -> adjusted(contract).check()));
      }
    }
    return tests;
  }
}
