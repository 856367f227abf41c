package starboard.nemesis.movement;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.movement.DoorOps.SetDoors;

/** N9.10, N9.23, N19.15 Doors are opened and closed by an op. */
public final class SettingDoors {

  private SettingDoors() {}

  static boolean canChange(Nemesis s, SetDoors op, Occasion on) {
    return switch (op.where()) {
      case HERE -> changeable(s, op, s.board().corridorsOf(on.room()), 0) != 0;
      case ANY_ROOM, ANYWHERE -> changeable(s, op, allCorridors(s), 0) != 0;
      case OWN_SECTION -> changeable(s, op, inSection(s, on), 0) != 0;
    };
  }

  /** The corridors of the rooms of the user's section. */
  private static long inSection(Nemesis s, Occasion on) {
    return s.rules().place().corridorsInSection(s, on.room());
  }

  private static long allCorridors(Nemesis s) {
    return s.board().allCorridors();
  }

  /** Those of these corridors that can be changed, a bit each. */
  private static long changeable(Nemesis s, SetDoors op, long among, long fresh) {
    long changeable = 0;
    for (long left = among; left != 0; left &= left - 1) {
      int corridor = Long.numberOfTrailingZeros(left);
      if (canChange(s, op, corridor, fresh)) changeable |= 1L << corridor;
    }
    return changeable;
  }

  private static boolean canChange(Nemesis s, SetDoors op, int corridor, long fresh) {
    if (s.interior().isClosed(corridor)) return op.to() != SetDoors.To.CLOSED;
    if (op.to() == SetDoors.To.OPEN) return false;
    if (s.interior().isDestroyed(corridor)) return op.destroyed();
    return Doors.canClose(s, corridor, fresh);
  }

  static void begin(Nemesis s, SetDoors op, Occasion on) {
    if (op.amount().isAll() && op.where() == SetDoors.Where.ANYWHERE) {
      setAll(s, op, on, allCorridors(s));
      return;
    }
    switch (op.where()) {
      case HERE -> s.then(new Choose(on, op, on.room(), 0, 0));
      case ANY_ROOM -> s.then(new ChooseRoom(on, op));
      case ANYWHERE, OWN_SECTION -> s.then(new Choose(on, op, Nemesis.NONE, 0, 0));
    }
  }

  /** Every one of these corridors that can be changed is. */
  private static void setAll(Nemesis s, SetDoors op, Occasion on, long among) {
    long closing = 0;
    for (long left = changeable(s, op, among, 0); left != 0; left &= left - 1) {
      int corridor = Long.numberOfTrailingZeros(left);
      if (s.interior().isClosed(corridor)) {
        s.interior().openDoor(corridor);
      } else {
        closing |= 1L << corridor;
        s.then(new Doors.Close(on.you(), corridor, closing));
      }
    }
  }

  /** The room whose doors are set, explored or not. */
  public record ChooseRoom(Occasion on, SetDoors op) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int room = 0; room < s.board().rooms(); room++) {
        if (changeable(s, op, s.board().corridorsOf(room), 0) != 0) out.add(Target.room(room));
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      if (op.amount().isAll()) setAll(s, op, on, s.board().corridorsOf(room.index()));
      else s.then(new Choose(on, op, room.index(), 0, 0));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.doors-room");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      String widget = Widgets.room(s, room.index());
      return Option.of(
          "room:" + widget, Text.of("do.room-chosen", s.interior().at(room.index())), widget);
    }
  }

  /**
   * One corridor after another.
   *
   * @param from corridors are named in ascending order
   * @param fresh the corridors closed by this effect, a bit each (N9.22)
   */
  public record Choose(Occasion on, SetDoors op, int room, int from, long fresh)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      long among = room == Nemesis.NONE ? reach(s) : s.board().corridorsOf(room);
      long left = changeable(s, op, among, fresh) >>> from << from;
      if (left == 0) return;
      if (from > 0) out.add(Target.DONE);
      for (; left != 0; left &= left - 1)
        out.add(Target.corridor(Long.numberOfTrailingZeros(left)));
    }

    private long reach(Nemesis s) {
      return op.where() == SetDoors.Where.OWN_SECTION ? inSection(s, on) : allCorridors(s);
    }

    @Override
    public void answer(Nemesis s, Target choice) {
      if (choice.equals(Target.DONE)) return;
      int corridor = choice.index();
      long now = fresh;
      if (s.interior().isClosed(corridor)) {
        s.interior().openDoor(corridor);
      } else {
        now |= 1L << corridor;
        s.then(new Doors.Close(seat(), corridor, now));
      }
      if (op.amount().isAny()) s.then(new Choose(on, op, room, corridor + 1, now));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.door");
    }

    @Override
    public Option option(Nemesis s, Target choice) {
      if (choice.equals(Target.DONE)) return Option.of("done", Text.of("do.done"));
      int corridor = choice.index();
      String widget = Widgets.corridor(s, corridor);
      boolean open = s.interior().isClosed(corridor);
      Text text = Text.of(open ? "do.open-door" : "do.close-door", s.interior().along(corridor));
      return Option.of((open ? "open:" : "close:") + widget, text, widget);
    }
  }
}
