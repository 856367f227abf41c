package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** Collects the mistakes of a file, so that people see them all at once. */
public final class Problems {
  private static final int LISTED = 20;

  private final List<Problem> listed = new ArrayList<>();
  private final Supplier<? extends Words> words;
  private int count;

  /** Mistakes of which the phrases of the kernel speak. */
  public Problems() {
    this(PhraseBook::kernel);
  }

  /** Mistakes of which these words speak. */
  Problems(Supplier<? extends Words> words) {
    this.words = words;
  }

  /** Notes a mistake; beyond the twentieth they are only counted. */
  public void add(Location where, Text sentence) {
    if (listed.size() < LISTED) {
      listed.add(new Problem(where, sentence));
    }
    count++;
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /** Throws them in the order of the file, if there are any. */
  public void raise() {
    if (count > 0) {
      List<Problem> sorted = new ArrayList<>(listed);
      sorted.sort(
          Comparator.comparing((Problem problem) -> problem.where().file())
              .thenComparingInt(problem -> problem.where().line()));
      throw new CatalogueException(sorted, count, words.get());
    }
  }
}
