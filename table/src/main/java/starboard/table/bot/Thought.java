package starboard.table.bot;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.table.log.Given;
import starboard.table.secret.Secret;
import starboard.table.state.TableState;

/**
 * What a bot thinks about. If the table has moved on meanwhile the thought is worth nothing.
 *
 * @param undone the last undo before it began: question numbers repeat after one
 * @param answers how many answers had been given when it began
 */
public record Thought(Seat seat, String bot, int decision, int undone, int answers) {

  /** What the bot at that seat has to think about now, or null. */
  public static <S extends State<S>> @Nullable Thought of(TableState<S> position, Seat seat) {
    String bot = position.chair(seat).bot();
    boolean waits = position.paused() || position.over() || position.request() != null;
    if (bot == null || waits || !position.state().deciding().has(seat)) return null;
    S state = position.state();
    return new Thought(seat, bot, state.numberOf(seat), position.lastUndone(), state.answers());
  }

  /**
   * The bot's own chance. It grows from the game's seed and how often its seat has answered, so
   * that nobody goes back until the bot does what they like.
   */
  public SplittableRandom chance(TableState<?> position) {
    int times = 0;
    for (Given g = position.given(); g != null; g = g.before()) {
      if (g.answer().seat() == seat.index()) times++;
    }
    return Secret.following("bot " + seat.index() + ' ' + times + ' ' + position.opened().seed());
  }

  /** Whether both are about the same question, though others may have answered theirs since. */
  public boolean isLike(@Nullable Thought other) {
    return other != null
        && seat == other.seat
        && bot.equals(other.bot)
        && decision == other.decision
        && undone == other.undone;
  }
}
