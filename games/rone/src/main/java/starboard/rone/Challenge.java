package starboard.rone;

import starboard.rone.content.Scenario;

/**
 * R13 What players of a co-operative game face.
 *
 * @param equalChances whether the Invasion plays by R17.4
 */
public record Challenge(Scenario scenario, Scenario.Difficulty difficulty, boolean equalChances) {}
