package starboard.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Every component of the box and how often it was found on the table. While a game is played
 * nothing is lost and nothing doubled, so the inventory never changes.
 */
public final class Inventory implements Places {

  private final Map<String, Integer> found = new TreeMap<>();
  private final List<String> misplaced = new ArrayList<>();

  Inventory() {}

  @Override
  public Pile pile(Place place, Pile pile) {
    for (int i = 0; i < pile.size(); i++) {
      add("thing " + pile.number(i), 1);
      if ((place.faces().bits() & ~Thing.seenBy(pile.at(i)).bits()) != 0) {
        misplaced.add(
            "thing "
                + pile.number(i)
                + " lies at "
                + place.id()
                + " unseen by who sees that place");
      }
    }
    return pile;
  }

  @Override
  public void tokens(String family, Bag bag) {
    for (int kind = 0; kind < bag.kinds(); kind++) add(family + " " + kind, bag.count(kind));
  }

  @Override
  public void loose(String family, int kind, int count) {
    add(family + " " + kind, count);
  }

  private void add(String component, int count) {
    if (count != 0) found.merge(component, count, Integer::sum);
  }

  /**
   * What is lost, doubled or more than there was, compared with the full box; empty if all is well.
   */
  public List<String> differencesFrom(Inventory box) {
    List<String> differences = new ArrayList<>(misplaced);
    Map<String, Integer> all = new TreeMap<>(box.found);
    found.keySet().forEach(component -> all.putIfAbsent(component, 0));
    all.forEach(
        (component, expected) -> {
          int now = found.getOrDefault(component, 0);
          if (now != expected) differences.add(component + ": " + now + " instead of " + expected);
        });
    return differences;
  }
}
