package starboard.table.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Lesson;
import starboard.kernel.words.Text;

/**
 * What a seat is told by somebody who helps it, from what it may know.
 *
 * @param decision the number of the question it is about
 * @param hints what the game's bot would do, the best first
 * @param lesson what the moment calls for; null if nothing, or without a guide
 * @param at how many lessons the seat has had
 * @param of how many there are
 */
public record Coaching(int decision, List<Hint> hints, @Nullable Lesson lesson, int at, int of) {

  /**
   * A good option.
   *
   * @param option its id
   * @param why one sentence, if the bot can say one
   */
  public record Hint(String option, @Nullable Text why) {}

  public Coaching {
    hints = List.copyOf(hints);
  }
}
