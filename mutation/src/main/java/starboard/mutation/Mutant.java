package starboard.mutation;

import org.pitest.mutationtest.engine.MutationDetails;

/**
 * A rule broken in one place, and what became of it.
 *
 * @param type the class without package, with those around it: {@code Turns$End}
 * @param change what was broken, in PIT's words
 */
record Mutant(String type, String file, int line, String method, String change, Fate fate) {

  /** What became of it. */
  enum Fate {
    /** A test failed. */
    KILLED,
    /**
     * A test did not end, or took its JVM with it: noticed too, unless the machine was at fault.
     */
    ENDLESS,
    /** Tests came by and passed. */
    SURVIVED,
    /** No test came by. */
    UNTRIED
  }

  boolean killed() {
    return fate == Fate.KILLED || fate == Fate.ENDLESS;
  }

  /** Where it is and what was broken, as pages say it. */
  String inWords() {
    String broken = change.replaceAll("starboard/\\w+/(\\w+/)*", "").replace("::", ".");
    return "%s:%d `%s.%s` %s".formatted(file, line, type, method, broken);
  }

  /** That mutant, and what became of it. */
  static Mutant of(MutationDetails found, Fate fate) {
    return new Mutant(
        withoutPackage(found.getClassName().asJavaName()),
        found.getFilename(),
        found.getLineNumber(),
        found.getMethod(),
        found.getDescription(),
        fate);
  }

  private static String withoutPackage(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
