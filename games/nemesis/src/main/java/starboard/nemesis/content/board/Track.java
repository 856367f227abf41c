package starboard.nemesis.content.board;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** A track of numbered spaces. */
public record Track(String id, @Flat Names names, int count, List<Space> spaces, Source source)
    implements Named {

  public Track {
    if (spaces.size() != count) throw new IllegalArgumentException("as many spaces as counted");
    for (int i = 0; i < count; i++) {
      if (spaces.get(i).index != i) throw new IllegalArgumentException("spaces in order");
    }
  }

  /** A space with what is printed on it. */
  public record Space(int index, String label, Colour colour) {}

  /** The colour of a space. */
  public enum Colour {
    GREEN,
    WHITE,
    BLUE,
    YELLOW,
    RED
  }

  /** The index of the first space of that colour. */
  public int first(Colour colour) {
    for (Space space : spaces) if (space.colour == colour) return space.index;
    throw new IllegalArgumentException("no such space on the " + id);
  }

  /** The index of the last space. */
  public int last() {
    return count - 1;
  }
}
