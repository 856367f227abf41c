package starboard.clank;

import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Names;

/** An entry with a name in both languages. */
interface Named extends Entry {
  Names names();
}
