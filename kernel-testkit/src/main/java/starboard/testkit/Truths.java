package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often hidden places of imagined worlds held the truth. */
final class Truths {

  /** From so many looks on, a hidden place that always holds the truth is no accident. */
  private static final int ENOUGH = 60;

  /** How often a place was looked at, and how often it held something else than in truth. */
  private record Looks(int all, int different) {
    Looks plus(Looks more) {
      return new Looks(all + more.all, different + more.different);
    }
  }

  private final SortedMap<String, Looks> looksByPlace = new TreeMap<>();

  void look(String place, boolean isTruth) {
    looksByPlace.merge(place, new Looks(1, isTruth ? 0 : 1), Looks::plus);
  }

  void addAll(Truths more) {
    more.looksByPlace.forEach((place, looks) -> looksByPlace.merge(place, looks, Looks::plus));
  }

  /** What is wrong with places that were never imagined otherwise; empty if nothing. */
  List<String> violations() {
    List<String> violations = new ArrayList<>();
    looksByPlace.forEach(
        (place, looks) -> {
          if (looks.all < ENOUGH || looks.different > 0) return;
          violations.add(
              "in " + looks.all + " looks at " + place + " imagined worlds held the truth");
        });
    return violations;
  }
}
