package starboard.nemesis.content.piece;

import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/**
 * A type of Intruder.
 *
 * @param count its figures
 * @param rank from the smallest up
 * @param hitClass what a face of the combat die must hurt
 */
public record IntruderType(
    String id,
    @Flat Names names,
    int count,
    int rank,
    String hitClass,
    Toughness toughness,
    Leaves leaves,
    @Default("true") boolean attacks,
    @Default("true") boolean moves,
    @Default("false") boolean ignoresDoors,
    Source source)
    implements Named {

  /** What lies in the room after its death (N13.4). */
  public enum Leaves {
    CARCASS,
    NOTHING
  }
}
