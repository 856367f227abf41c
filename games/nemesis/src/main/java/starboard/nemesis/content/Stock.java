package starboard.nemesis.content;

import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Text;

/**
 * Components with one back: the numbers first to last of the box.
 *
 * @param back the number of the back
 * @param id its name in keys and protocols
 * @param section where its entries stand
 */
public record Stock(
    int back, String id, Family family, Section<? extends Entry> section, int first, int last) {

  public int size() {
    return last - first + 1;
  }

  public boolean has(int number) {
    return number >= first && number <= last;
  }

  /** All of them, face down, in the order of their numbers. */
  public Pile pile() {
    return Pile.box(first, last);
  }

  /** What the back is called. */
  public Text name() {
    return Text.of("back." + id);
  }
}
