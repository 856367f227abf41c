package starboard.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import starboard.kernel.Game;
import starboard.kernel.State;

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

  @TestFactory
  Stream<DynamicTest> contract() {
    Game<S> game = game();
    int tables = game.maxPlayers() - game.minPlayers() + 1;
    int each = Math.ceilDiv(games(), tables * options().size());
    return options().stream()
        .flatMap(
            options ->
                IntStream.rangeClosed(game.minPlayers(), game.maxPlayers())
                    .mapToObj(
                        players ->
                            DynamicTest.dynamicTest(
                                players + " players " + (options.isEmpty() ? "" : options),
                                () ->
                                    adjusted(
                                            Contract.of(game)
                                                .players(players)
                                                .options(options)
                                                .seeds(0, each))
                                        .check())));
  }
}
