package starboard.nemesis.ask;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Widgets;
import starboard.nemesis.words.Reasons;

/** An op that happens in rooms; which ones is settled once, when it starts. */
public interface InRooms extends OpRule {

  Rooms rooms();

  /** Why it does nothing in that room; null if it does something. */
  @Nullable Text whyNotIn(Nemesis s, int room, Occasion on);

  void happenIn(Nemesis s, int room, Occasion on);

  @Override
  default @Nullable Text whyNot(Nemesis s, Occasion on) {
    Text why = Reasons.NO_ROOM;
    for (int left = rooms().matching(s, on); left != 0; left &= left - 1) {
      why = whyNotIn(s, Integer.numberOfTrailingZeros(left), on);
      if (why == null) return null;
    }
    return why;
  }

  @Override
  default void happen(Nemesis s, Occasion on) {
    if (rooms().pick() == Rooms.Pick.CHOICE) {
      s.then(new Choose(this, on));
      return;
    }
    for (int left = rooms().matching(s, on); left != 0; left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      if (whyNotIn(s, room, on) == null) happenIn(s, room, on);
    }
  }

  /** One room of the user's choice. */
  record Choose(InRooms op, Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = op.rooms().matching(s, on); left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        Text why = op.whyNotIn(s, room, on);
        if (why == null) out.add(Target.room(room));
        else out.refuse(Target.room(room), why);
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      op.happenIn(s, room.index(), on);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.room-for", Arg.of(op.text()));
    }

    @Override
    public Option option(Nemesis s, Target room) {
      String widget = Widgets.room(s, room.index());
      return Option.of(
          "room:" + widget, Text.of("do.room-chosen", s.interior().at(room.index())), widget);
    }
  }
}
