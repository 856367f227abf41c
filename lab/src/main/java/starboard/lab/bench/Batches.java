package starboard.lab.bench;

import java.util.Locale;
import java.util.function.LongUnaryOperator;
import starboard.kernel.game.Games;

/**
 * What one program does in a {@link Race}: so many games, copies or worlds; tells how many units of
 * work that was. A type of the JDK, so that a program behind another class loader can be called.
 */
public final class Batches implements LongUnaryOperator {

  private final Work work;
  private final Positions<?> positions;

  /** What is done again and again. */
  private enum Work {
    PLAY {
      @Override
      int once(Positions<?> positions) {
        return positions.playout();
      }
    },
    COPY {
      @Override
      int once(Positions<?> positions) {
        return positions.copy().answers() < 0 ? 0 : 1;
      }
    },
    IMAGINE {
      @Override
      int once(Positions<?> positions) {
        return positions.imagine().answers() < 0 ? 0 : 1;
      }
    };

    /** The units of work done: decisions, copies, worlds. */
    abstract int once(Positions<?> positions);
  }

  /**
   * @param work play, copy or imagine
   * @param options as {@link Positions#of} reads them
   */
  public Batches(String work, String game, int players, String options) {
    this.work = Work.valueOf(work.toUpperCase(Locale.ROOT));
    positions = Positions.of(Games.registered().named(game), players, options);
  }

  @Override
  public long applyAsLong(long times) {
    long units = 0;
    for (long i = 0; i < times; i++) units += work.once(positions);
    return units;
  }
}
