package starboard.mutation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pitest.coverage.TestInfo;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * Puts the tests that come by a mutant in an order in which one of the first is likely to fail:
 * those that noticed other mutants of the same method, then of the same class, the last first; then
 * those that come by the least beside it.
 */
final class Killers {

  private static final Comparator<TestInfo> NARROWEST_FIRST =
      Comparator.comparingInt(TestInfo::getNumberOfBlocksCovered).thenComparing(TestInfo::getName);

  private final Map<String, List<TestInfo>> byPlace = new LinkedHashMap<>();

  void add(MutationDetails mutant, TestInfo killer) {
    for (String place : places(mutant)) {
      List<TestInfo> killers = byPlace.computeIfAbsent(place, _ -> new ArrayList<>());
      killers.remove(killer);
      killers.addFirst(killer);
    }
  }

  Iterable<TestInfo> inOrder(MutationDetails mutant) {
    Set<TestInfo> coming = new LinkedHashSet<>(mutant.getTestsInOrder());
    Set<TestInfo> inOrder = new LinkedHashSet<>();
    for (String place : places(mutant)) {
      for (TestInfo killer : byPlace.getOrDefault(place, List.of())) {
        if (coming.contains(killer)) inOrder.add(killer);
      }
    }
    coming.stream().sorted(NARROWEST_FIRST).forEach(inOrder::add);
    return inOrder;
  }

  private static List<String> places(MutationDetails mutant) {
    String type = mutant.getClassName().asJavaName();
    return List.of(type + "." + mutant.getMethod(), type);
  }
}
