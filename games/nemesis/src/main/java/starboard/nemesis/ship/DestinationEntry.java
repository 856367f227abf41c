package starboard.nemesis.ship;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** The names of a destination. */
public record DestinationEntry(
    @Key("id") Destination destination, @Flat Names names, int count, Source source)
    implements Named {
  @Override
  public String id() {
    return destination.id();
  }
}
