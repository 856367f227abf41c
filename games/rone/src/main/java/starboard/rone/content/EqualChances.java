package starboard.rone.content;

import java.util.SortedMap;

/** R17.4 The variant with the same deck for any number of players. */
public record EqualChances(
    int invasionStartingCards,
    SortedMap<Integer, Step3> perPlayers,
    SortedMap<Integer, Integer> endOfScenarioDestroy) {

  /** What takes the place of step 3 of R14.1. */
  public record Step3(int scout, int deployPlusProtocols, int defenders) {}

  public Step3 step(int players) {
    Step3 step = perPlayers.get(players);
    if (step == null) throw new IllegalArgumentException("no values for " + players + " players");
    return step;
  }

  /** How many cards of the Invasion are destroyed behind a scenario. */
  public int destroyed(int players) {
    Integer count = endOfScenarioDestroy.get(players);
    return count == null ? 0 : count;
  }
}
