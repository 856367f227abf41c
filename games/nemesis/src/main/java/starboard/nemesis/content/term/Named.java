package starboard.nemesis.content.term;

import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** An entry of the catalogue with a name in each language. */
public interface Named extends Entry {
  Names names();

  /** Where it comes from; shown to people. */
  Source source();
}
