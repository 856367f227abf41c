package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of doors (N9.10-N9.23, N19.12). */
public sealed interface DoorOps extends Op {

  /**
   * Opens closed doors, closes open corridors.
   *
   * @param destroyed a destroyed door may be closed too
   */
  record SetDoors(
      @Default("here") Where where,
      Amount amount,
      @Default("either") To to,
      @Default("false") boolean destroyed)
      implements DoorOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return SettingDoors.canChange(s, this, on) ? null : Reasons.NO_DOOR;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      SettingDoors.begin(s, this, on);
    }

    public SetDoors {
      amount.mustBeNumberOr(Amount.ANY, Amount.ALL);
    }

    /** Of which corridors. */
    public enum Where {
      /** Of your room. */
      HERE,
      /** Of 1 room you choose, explored or not. */
      ANY_ROOM,
      OWN_SECTION,
      ANYWHERE
    }

    /** What they may become. */
    public enum To {
      EITHER,
      OPEN,
      CLOSED
    }

    @Override
    public Text text() {
      Arg place = Arg.of(Text.of("op.set-doors.where." + OpTexts.word(where)));
      Text set =
          Text.of(
              "op.set-doors." + OpTexts.word(to) + amount.suffix(), place, Arg.of(amount.number()));
      return destroyed ? OpTexts.sentences(List.of(set, Text.of("op.set-doors.destroyed"))) : set;
    }
  }

  /** 1 closed door of your room becomes destroyed. */
  record DestroyDoor() implements DoorOps {
    @Override
    public Text text() {
      return Text.of("op.destroy-door");
    }
  }

  /** Closes a room and sucks out its air when the Player phase ends (N19.12). */
  record Depressurise() implements DoorOps {
    @Override
    public Text text() {
      return Text.of("op.depressurise");
    }
  }
}
