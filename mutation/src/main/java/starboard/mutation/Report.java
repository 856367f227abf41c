package starboard.mutation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Mutants as a page: how many were killed in each file, and which were not. */
record Report(List<Mutant> mutants) {

  private static final Comparator<Mutant> BY_PLACE =
      Comparator.comparing(Mutant::file)
          .thenComparingInt(Mutant::line)
          .thenComparing(Mutant::change);

  String page(String title, String preface) {
    StringBuilder page = new StringBuilder("# " + title + "\n\n" + preface + "\n\n");
    page.append("Killed: **").append(share(mutants)).append("**\n\n");
    page.append("| file | killed | of | share |\n|---|---|---|---|\n");
    byFile()
        .forEach(
            (file, all) ->
                page.append(
                    "| %s | %d | %d | %s |\n"
                        .formatted(file, killed(all), all.size(), percent(all))));
    page.append("\n## Survivors\n\n");
    for (Mutant mutant : mutants.stream().filter(one -> !one.killed()).sorted(BY_PLACE).toList()) {
      page.append(line(mutant));
    }
    return page.toString();
  }

  private static String line(Mutant mutant) {
    String change = mutant.change().replaceAll("starboard/\\w+/(\\w+/)*", "").replace("::", ".");
    return "- %s:%d `%s` %s%s\n"
        .formatted(
            mutant.file(),
            mutant.line(),
            mutant.type() + "." + mutant.method(),
            change,
            mutant.run() ? "" : " (no rule test comes by)");
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
