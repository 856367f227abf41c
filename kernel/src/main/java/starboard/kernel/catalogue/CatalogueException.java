package starboard.kernel.catalogue;

import java.util.List;
import java.util.stream.Collectors;

/** A file of components that cannot be used. Its message lists the mistakes, one per line. */
public final class CatalogueException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  CatalogueException(List<Problem> problems, int count) {
    super(message(problems, count));
    this.problems = List.copyOf(problems);
  }

  /** A single mistake. */
  public CatalogueException(Location where, String sentence) {
    this(List.of(new Problem(where, sentence)), 1);
  }

  private static String message(List<Problem> problems, int count) {
    String lines = problems.stream().map(Problem::toString).collect(Collectors.joining("\n"));
    int left = count - problems.size();
    return left == 0 ? lines : lines + "\nand " + left + " more";
  }

  /** The mistakes, at most twenty. */
  public List<Problem> problems() {
    return problems;
  }
}
