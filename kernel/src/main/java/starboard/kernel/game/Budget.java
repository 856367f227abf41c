package starboard.kernel.game;

/**
 * How much a bot may think about one question: so long at a live table, so many rounds in research.
 * A search asks before each round of its thoughts; rules of thumb need not.
 */
@FunctionalInterface
public interface Budget {

  /** Sets no limit. */
  Budget ENDLESS = () -> true;

  /** Whether there may be one more round; who asks takes it. */
  boolean another();

  /** That many rounds, however long they take: the same on every machine. */
  static Budget rounds(int most) {
    return new Budget() {
      private int left = most;

      @Override
      public boolean another() {
        return left-- > 0;
      }
    };
  }
}
