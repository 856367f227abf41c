package starboard.nemesis.ship;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** A coordinates card: the destination of each space of the destination track (N23.4). */
public record Coordinates(
    String id,
    @Flat Names names,
    int count,
    @Key("A") Destination a,
    @Key("B") Destination b,
    @Key("C") Destination c,
    @Key("D") Destination d,
    Source source)
    implements Named {

  public Destination at(CourseSpace space) {
    return switch (space) {
      case A -> a;
      case B -> b;
      case C -> c;
      case D -> d;
    };
  }
}
