package starboard.kernel.catalogue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** An id that a file names and the sections where it should be found. */
record Reference(Ref ref, String id, Location where) {
  /** Notes a problem unless the id is known. */
  void check(List<Ids> known, Problems problems) {
    if (List.of(ref.words()).contains(id)) {
      return;
    }
    Set<String> possible = new LinkedHashSet<>(List.of(ref.words()));
    for (String section : ref.value()) {
      known.stream()
          .filter(ids -> ids.answersTo(section))
          .forEach(ids -> possible.addAll(ids.ids()));
    }
    if (!possible.contains(id)) {
      problems.add(where, Spelling.unknownIn(String.join(" or ", ref.value()), id, possible));
    }
  }
}
