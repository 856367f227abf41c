package starboard.nemesis.staff;

import java.util.Arrays;
import starboard.nemesis.content.BoxIndex;

/** The things of a box that the rules of these people know by their ids, found once. */
public final class Tools {

  private final BoxIndex kit;

  /** The numbers of the cards with cubes, ascending. */
  private final int[] counted;

  private final int tools;
  private final int arm;

  private Tools(BoxIndex kit) {
    this.kit = kit;
    int[] found = new int[kit.box().size()];
    int count = 0;
    for (int number = kit.box().first(); number < kit.box().size(); number++) {
      int item = kit.itemOf(number);
      if (item >= 0 && kit.item(item).uses() > 0) found[count++] = number;
    }
    counted = Arrays.copyOf(found, count);
    tools = kit.content().items().indexOf("tools");
    arm = kit.content().items().indexOf("start-probe-arm");
  }

  public static Tools of(BoxIndex kit) {
    return new Tools(kit);
  }

  /** The item that repairs the probe arm and loads the nail gun. */
  int tools() {
    return tools;
  }

  /** The probe arm. */
  int arm() {
    return arm;
  }

  /** How many cards have cubes. */
  int counted() {
    return counted.length;
  }

  /** The place of a card among those with cubes; below 0 if it has none. */
  int index(int number) {
    return Arrays.binarySearch(counted, number);
  }

  /** The cubes that such a card has at first. */
  int printed(int index) {
    return kit.item(kit.itemOf(counted[index])).uses();
  }
}
