package starboard.mutation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import starboard.mutation.Mutant.Fate;

/** Mutants as a page: how many were killed in each file, and which were not. */
record Report(List<Mutant> mutants) {

  private static final Comparator<Mutant> BY_PLACE =
      Comparator.comparing(Mutant::file)
          .thenComparingInt(Mutant::line)
          .thenComparing(Mutant::change);

  private static final String ITEM = "- ";
  private static final String NOT_RUN = " (no rule test comes by)";

  String page(String title, String preface) {
    StringBuilder page = new StringBuilder("# " + title + "\n\n" + preface + "\n\n");
    page.append("Killed: **").append(share(mutants)).append("**");
    List<Mutant> endless = of(one -> one.fate() == Fate.ENDLESS);
    if (!endless.isEmpty())
      page.append("; of these ").append(endless.size()).append(" by tests that did not end");
    page.append("\n\n");
    page.append("| file | killed | of | share |\n|---|---|---|---|\n");
    byFile()
        .forEach(
            (file, all) ->
                page.append(
                    "| %s | %d | %d | %s |\n"
                        .formatted(file, killed(all), all.size(), percent(all))));
    list(page, "Survivors", of(one -> !one.killed()));
    if (!endless.isEmpty()) list(page, "Killed by tests that did not end", endless);
    return page.toString();
  }

  private List<Mutant> of(Predicate<Mutant> kind) {
    return mutants.stream().filter(kind).sorted(BY_PLACE).toList();
  }

  private static void list(StringBuilder page, String title, List<Mutant> mutants) {
    page.append("\n## ").append(title).append("\n\n");
    for (Mutant mutant : mutants) page.append(line(mutant));
  }

  private static String line(Mutant mutant) {
    return ITEM + mutant.inWords() + (mutant.fate() == Fate.UNTRIED ? NOT_RUN : "") + "\n";
  }

  /** The mutants that a page lists, in words. */
  static Set<String> listed(String page) {
    return page.lines()
        .filter(line -> line.startsWith(ITEM))
        .map(line -> line.substring(ITEM.length()).replace(NOT_RUN, ""))
        .collect(Collectors.toSet());
  }

  private SortedMap<String, List<Mutant>> byFile() {
    SortedMap<String, List<Mutant>> files = new TreeMap<>();
    for (Mutant mutant : mutants) {
      files.computeIfAbsent(mutant.file(), _ -> new ArrayList<>()).add(mutant);
    }
    return files;
  }

  private static long killed(List<Mutant> mutants) {
    return mutants.stream().filter(Mutant::killed).count();
  }

  private static String share(List<Mutant> mutants) {
    return killed(mutants) + " of " + mutants.size() + ", " + percent(mutants);
  }

  private static String percent(List<Mutant> mutants) {
    double share = mutants.isEmpty() ? 0 : 100.0 * killed(mutants) / mutants.size();
    return String.format(Locale.ROOT, "%.1f %%", share);
  }
}
