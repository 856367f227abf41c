package starboard.clank.content;

import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Names;

/** An entry with a name in both languages. */
public interface Named extends Entry {
  Names names();
}
