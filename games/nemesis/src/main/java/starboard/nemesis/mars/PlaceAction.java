package starboard.nemesis.mars;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.CombatUse;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.Spelling;

/** An action that only this place has (L6.1). */
public record PlaceAction(
    @Key("id") Kind kind, @Flat Names names, int count, int cost, CombatUse combat, Source source)
    implements Named {

  /** Which. */
  public enum Kind {
    /** L9 */
    COMPUTER_ACTION,
    /** L11.2 */
    LEAVE_BY_ROVER,
    /** L26.7 */
    RIDE_ROVER,
    /** L11.2, L26.8 */
    LEAVE_ON_FOOT
  }

  @Override
  public String id() {
    return Spelling.of(kind);
  }
}
