package starboard.table.story;

import starboard.kernel.rules.Event;

/**
 * Something in a game that one wants to look at again.
 *
 * @param step after how many answers
 */
public record Moment(int step, Why why, Event event) {

  /** What makes it worth it; the first of them are the first to be kept where there are many. */
  public enum Why {
    /** How the game ended for somebody. */
    END,
    /** For the first time, a procedure of the rules such as an encounter. */
    FIRST,
    /** Somebody is hurt for the first time, or badly. */
    HURT,
    /** Much was won or lost at once. */
    SWING,
    /** Something was got that is seldom to be had. */
    GAIN,
    /** It was not to be expected. */
    RARE
  }
}
