package starboard.nemesis.content.piece;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Source;
import starboard.kernel.catalogue.Word;
import starboard.nemesis.content.term.Named;

/** The noise die (N7.1). */
public record NoiseDie(String id, @Flat Names names, int sides, List<Side> faces, Source source)
    implements Named {

  public NoiseDie {
    if (faces.size() != sides) throw new IllegalArgumentException("as many faces as sides");
  }

  /** A side of the noise die. */
  public enum Side {
    @Word("1")
    ONE,
    @Word("2")
    TWO,
    @Word("3")
    THREE,
    @Word("4")
    FOUR,
    SILENCE,
    DANGER,
    /** What only the die of the surface has (L26.4). */
    @Needs("surface")
    @Word("mars")
    SURFACE;

    /** The corridor number 1 to 4; 0 for the others. */
    public int number() {
      return ordinal() < 4 ? ordinal() + 1 : 0;
    }
  }
}
