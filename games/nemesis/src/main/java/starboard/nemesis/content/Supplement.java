package starboard.nemesis.content;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Named;

/**
 * What only a place or a species has in the box: a record that shares the reading of the file with
 * {@link Content} and is found by its class there.
 */
public interface Supplement {

  /** Its components get their numbers, behind those of the core. */
  void number(Numbering numbering);

  /** Its entries by the first word of the keys of their names. */
  Map<String, Iterable<? extends Named>> named();

  /** What stands on the faces of its components. */
  Map<Family, Printing> printed();

  /** What it prints besides on an entry of another family; null for nothing. */
  default @Nullable Text printedOn(Family family, Entry entry) {
    return null;
  }
}
