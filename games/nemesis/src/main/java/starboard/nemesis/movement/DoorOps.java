package starboard.nemesis.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.rules.Step;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of doors (N9.10-N9.23, N19.12). */
public sealed interface DoorOps extends OpRule {

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
      Arg place = Arg.of(Text.of("op.set-doors.where." + Spelling.of(where)));
      Text set =
          Text.of(
              "op.set-doors." + Spelling.of(to) + amount.suffix(), place, Arg.of(amount.number()));
      return destroyed ? OpTexts.sentences(List.of(set, Text.of("op.set-doors.destroyed"))) : set;
    }
  }

  /** 1 closed door of your room becomes destroyed. */
  record DestroyDoor() implements DoorOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return DestroyingDoor.closed(s, on) == 0 ? Reasons.NO_CLOSED_DOOR : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new DestroyingDoor(on));
    }
  }

  /** Closes a room and sucks out its air when the Player phase ends (N19.12). */
  record Depressurise() implements DoorOps, InRooms {
    @Override
    public Rooms rooms() {
      return Rooms.ANY;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text never = s.rules().place().whyNoDepressurising(s);
      if (never != null) return never;
      Text why = Reasons.NOT_SEALABLE;
      for (int room = 0; room < s.board().rooms(); room++) {
        if (whyNotIn(s, room, on) == null) return null;
        if (s.rules().place().canDepressurise(s, on.room(), room)) why = Reasons.NO_DOOR_PIECES;
      }
      return why;
    }

    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      if (!s.rules().place().canDepressurise(s, on.room(), room)) return Reasons.NOT_SEALABLE;
      return Doors.canCloseAll(s, room) ? null : Reasons.NO_DOOR_PIECES;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      long around = s.board().corridorsOf(room);
      for (long left = around & ~s.interior().closedDoors(); left != 0; left &= left - 1) {
        s.then(new Doors.Close(on.you(), Long.numberOfTrailingZeros(left), around));
      }
      s.then(new Sealed(room));
    }

    /** N19.12 The doors are closed. */
    record Sealed(int room) implements Step<Nemesis> {
      @Override
      public void run(Nemesis s) {
        s.rules().place().depressurise(s, room);
      }
    }

    @Override
    public Text text() {
      return Text.of("op.depressurise");
    }
  }
}
