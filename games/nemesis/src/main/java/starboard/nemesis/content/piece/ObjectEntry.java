package starboard.nemesis.content.piece;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Ref;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.WeaknessSlotId;

/**
 * What the box holds of a kind of object.
 *
 * @param slot the weakness that analysing it reveals (N17.1); null if none
 * @param startRoom where it lies at the start (N2.15)
 */
public record ObjectEntry(
    @Key("id") ObjectKind kind,
    @Flat Names names,
    @Ref("components") String component,
    @Nullable WeaknessSlotId slot,
    int count,
    @Nullable RoomId startRoom,
    Source source)
    implements Named {
  @Override
  public String id() {
    return kind.id();
  }
}
