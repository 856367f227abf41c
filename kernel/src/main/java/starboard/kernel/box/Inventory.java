package starboard.kernel.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Every component of the box and how often it was found on the table. While a game is played
 * nothing is lost and nothing doubled, so the inventory never changes.
 */
public final class Inventory implements Places {

  /**
   * Under which things are counted, by their number; the others are families of tokens, by kind.
   */
  private static final String THINGS = "thing";

  private final Map<String, int[]> found = new TreeMap<>();
  private final List<String> misplaced = new ArrayList<>();

  public Inventory() {
    found.put(THINGS, new int[64]);
  }

  @Override
  public Pile pile(Place place, Pile pile) {
    int faces = place.faces().bits();
    for (int i = 0; i < pile.size(); i++) {
      int number = pile.number(i);
      add(THINGS, number, 1);
      if ((faces & ~Thing.seenBy(pile.at(i)).bits()) != 0) {
        misplaced.add(
            "thing " + number + " lies at " + place.id() + " unseen by who sees that place");
      }
    }
    return pile;
  }

  @Override
  public void tokens(String family, Bag bag) {
    for (int kind = 0; kind < bag.kinds(); kind++) add(family, kind, bag.count(kind));
  }

  @Override
  public void loose(String family, int kind, int count) {
    add(family, kind, count);
  }

  private void add(String family, int kind, int count) {
    int[] counts = found.computeIfAbsent(family, _ -> new int[8]);
    if (kind >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(2 * counts.length, kind + 1));
      found.put(family, counts);
    }
    counts[kind] += count;
  }

  /**
   * What is lost, doubled or more than there was, compared with the full box; empty if all is well.
   */
  public List<String> differencesFrom(Inventory box) {
    List<String> differences = new ArrayList<>(misplaced);
    box.found.keySet().forEach(family -> compare(family, box, differences));
    for (String family : found.keySet()) {
      if (!box.found.containsKey(family)) compare(family, box, differences);
    }
    return differences;
  }

  private void compare(String family, Inventory box, List<String> differences) {
    int[] now = found.getOrDefault(family, new int[0]);
    int[] expected = box.found.getOrDefault(family, new int[0]);
    for (int kind = 0; kind < Math.max(now.length, expected.length); kind++) {
      int there = kind < now.length ? now[kind] : 0;
      int inBox = kind < expected.length ? expected[kind] : 0;
      if (there != inBox) {
        differences.add(family + " " + kind + ": " + there + " instead of " + inBox);
      }
    }
  }
}
