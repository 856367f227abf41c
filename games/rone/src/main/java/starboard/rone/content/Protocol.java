package starboard.rone.content;

import java.util.List;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** R12.10 A protocol of the Invasion. */
public record Protocol(
    String id, @Flat Names names, int count, Source source, List<Ability> abilities)
    implements Entry {

  public Protocol {
    for (Ability ability : abilities) ability.requireOfInvasion();
  }
}
