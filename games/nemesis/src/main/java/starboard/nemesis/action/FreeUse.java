package starboard.nemesis.action;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Section;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.words.Reasons;

/**
 * N4.11 A room action for free: the card that allows it was declared and paid, so it is one action
 * and nobody can interrupt it a second time.
 */
public record FreeUse(Seat seat, int room) implements Ask<Nemesis, Target> {

  /** Why no action of that room can be used by that Character; null if one can. */
  public static @Nullable Text whyNot(Nemesis s, Seat seat, int room) {
    Text why = Reasons.NO_ACTION;
    int actions = s.kit().room(s.interior().tileAt(room)).actions().size();
    for (int i = 0; i < actions; i++) {
      why = RoomActions.whyNot(s, seat, room, i, s.crew().isInCombat(seat));
      if (why == null) return null;
    }
    return why;
  }

  private Section<RoomAction> actions(Nemesis s) {
    return s.kit().room(s.interior().tileAt(room)).actions();
  }

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    int actions = actions(s).size();
    for (int i = 0; i < actions; i++) {
      Text why = RoomActions.whyNotDeclared(s, seat, room, i, s.crew().isInCombat(seat));
      if (why == null) out.add(Target.other(i));
      else out.refuse(Target.other(i), why);
    }
  }

  @Override
  public void answer(Nemesis s, Target action) {
    s.announceRoom("event.uses-room", seat, room);
    s.then(new Effects.ChooseOne(Occasion.ofRoom(seat, room), action.index(), Paying.PAID));
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.room-action");
  }

  @Override
  public Text source(Nemesis s) {
    return s.interior().named(room);
  }

  @Override
  public Option option(Nemesis s, Target action) {
    RoomAction used = actions(s).at(action.index());
    Text name = NameKeys.action(s.kit().room(s.interior().tileAt(room)), used);
    return Option.of(
        "use:" + Widgets.action(used), Text.of("do.room", Arg.of(name)), Widgets.room(s, room));
  }
}
