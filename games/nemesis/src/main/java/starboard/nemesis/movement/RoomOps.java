package starboard.nemesis.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Key;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.FreeUse;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of malfunctions, item counters and what rooms are for (N4.11, N9.4, N19). */
public sealed interface RoomOps extends OpRule {

  /** A malfunction in each of these rooms that allows one and has none (N9.4, N9.6). */
  record PlaceMalfunction(@Default("{here: true}") Rooms rooms) implements RoomOps, InRooms {
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return s.interior().canBreak(room) ? null : Reasons.BROKEN_ALREADY;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().placeMalfunction(room);
    }

    @Override
    public Text text() {
      return rooms.text("op.place-malfunction");
    }
  }

  /** Discards the malfunction of these rooms. */
  record RemoveMalfunction(@Default("{here: true}") Rooms rooms) implements RoomOps, InRooms {
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return s.interior().isBroken(room) ? null : Reasons.NOT_BROKEN;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().removeMalfunction(room);
    }

    @Override
    public Text text() {
      return rooms.text("op.remove-malfunction");
    }
  }

  /** Sets the item counter of these rooms, if they are explored and have one. */
  record SetItemCounter(@Default("{here: true}") Rooms rooms, int value)
      implements RoomOps, InRooms {
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      if (!s.interior().isExplored(room) || !s.kit().room(s.interior().tileAt(room)).search()) {
        return Reasons.NOT_SEARCHABLE;
      }
      return s.interior().counter(room) == value ? Reasons.ALREADY : null;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().setCounter(room, value);
    }

    @Override
    public Text text() {
      return Text.of("op.set-item-counter", Arg.of(rooms.text()), Arg.of(value));
    }
  }

  /** If so many rooms match, these ops in order, else the others. */
  record IfRooms(
      Rooms rooms,
      @Default("1") int atLeast,
      @Key("do") List<Effect> then,
      @Default("[]") List<Effect> otherwise)
      implements RoomOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      List<Effect> effects = applying(s, on);
      return effects.isEmpty() ? Reasons.NO_ROOM : Effects.whyNone(s, effects, on);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Effects.Sequence(applying(s, on), 0, on));
    }

    private List<Effect> applying(Nemesis s, Occasion on) {
      return Integer.bitCount(rooms.matching(s, on)) >= atLeast ? then : otherwise;
    }

    @Override
    public Text text() {
      Text yes =
          Text.of(
              "op.if-rooms" + (atLeast == 1 ? "" : ".at-least"),
              Arg.of(rooms.text()),
              Arg.of(OpTexts.all(then)),
              Arg.of(atLeast));
      return otherwise.isEmpty()
          ? yes
          : Text.of("op.if-rooms.otherwise", Arg.of(yes), Arg.of(OpTexts.all(otherwise)));
    }
  }

  /** A room action without its cost, all else as always (N4.11). */
  record FreeRoomAction(@Default("here") Target target) implements RoomOps, InRooms {
    @Override
    public Rooms rooms() {
      return Rooms.ANY;
    }

    /** A computer far away counts as one's own, all else as if one stood there (N19.25). */
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      if (!s.interior().isExplored(room)) return Reasons.NO_COMPUTER;
      Room tile = s.kit().room(s.interior().tileAt(room));
      if (target == Target.ANY_COMPUTER_ROOM && !tile.computer()) return Reasons.NO_COMPUTER;
      return FreeUse.whyNot(s, on.you(), room);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return target == Target.HERE ? whyNotIn(s, on.room(), on) : InRooms.super.whyNot(s, on);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (target == Target.HERE) happenIn(s, on.room(), on);
      else InRooms.super.happen(s, on);
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.then(new FreeUse(on.you(), room));
    }

    /** Of which room. */
    public enum Target {
      HERE,
      /** Any explored room with a computer and no malfunction (N19.25). */
      ANY_COMPUTER_ROOM
    }

    @Override
    public Text text() {
      return Text.of("op.free-room-action." + Spelling.of(target));
    }
  }

  /** Your Signal is sent, for good (N19.2). */
  record SendSignal() implements RoomOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.crew().hasSentSignal(on.you()) ? Reasons.SIGNAL_SENT : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.crew().sendSignal(on.you());
    }
  }

  /** Tries the way out of this room (N20.10). */
  record Shelter(WayOut way) implements RoomOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.rules().place().whyNoWayOut(s, on.you(), way, on.room());
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.rules().place().leave(s, on.you(), way, on.room());
    }

    @Override
    public Text text() {
      return Text.of("op.shelter." + way.id());
    }
  }
}
