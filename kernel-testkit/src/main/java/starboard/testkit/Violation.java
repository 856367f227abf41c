package starboard.testkit;

import starboard.kernel.game.Setup;

/**
 * A promise that was not kept.
 *
 * @param answers how many answers had been given then
 * @param what what was found, for people
 */
public record Violation(Property property, Setup setup, long seed, int answers, String what) {

  @Override
  public String toString() {
    return property
        + ": "
        + setup.players()
        + " players"
        + (setup.options().isEmpty() ? "" : " " + setup.options())
        + ", seed "
        + seed
        + ", after "
        + answers
        + " answers: "
        + what;
  }
}
