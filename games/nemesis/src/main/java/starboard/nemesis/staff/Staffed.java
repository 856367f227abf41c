package starboard.nemesis.staff;

import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Site;
import starboard.nemesis.content.term.ObjectKind;

/** A place with these people and their things; its state is a {@link StaffState}. */
public interface Staffed extends Site {

  /** The things that the rules of these people know. */
  Tools tools();

  static Tools tools(Nemesis s) {
    return ((Staffed) s.rules().place()).tools();
  }

  @Override
  default boolean isSpared(Nemesis s, Seat seat) {
    return StaffState.of(s).isSpared(seat);
  }

  @Override
  default boolean isUsedThisRound(Nemesis s, Seat seat) {
    return StaffState.of(s).isUsed(seat);
  }

  @Override
  default void useThisRound(Nemesis s, Seat seat) {
    StaffState.of(s).use(seat);
  }

  @Override
  default void gained(Nemesis s, int thing) {
    StaffState.of(s).gained(thing);
  }

  /** L20.1 What the probe arm holds needs no hand. */
  @Override
  default int moreSlots(Nemesis s, Seat seat) {
    boolean holds =
        StaffState.of(s).isArmLoaded()
            && s.belongings().owns(seat, tools().arm())
            && s.objects().carried(ObjectKind.CARCASS, seat) != Nemesis.NONE;
    return holds ? 1 : 0;
  }

  @Override
  default void roundBegins(Nemesis s) {
    StaffState.of(s).roundBegins();
  }
}
