package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects the mistakes of a file, so that people see them all at once. */
public final class Problems {
  private static final int LISTED = 20;

  private final List<Problem> listed = new ArrayList<>();
  private int count;

  /** Notes a mistake; beyond the twentieth they are only counted. */
  public void add(Location where, String sentence) {
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
      throw new CatalogueException(sorted, count);
    }
  }
}
