package starboard.nemesis.movement;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;

/** Secret looks: all see at what one looks, only one sees what it is. */
final class Peeking {

  private Peeking() {}

  /** The rooms whose tile is face down, a bit each. */
  static int unexplored(Nemesis s) {
    return ~s.interior().explored() & s.board().allRooms();
  }

  /**
   * N19.18 One face-down tile after another.
   *
   * @param left how many are still to be seen
   * @param seen those seen already, a bit each
   */
  record ChooseTile(Occasion on, LookOps.PeekRoom op, int left, int seen)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int rooms = unexplored(s) & ~seen; rooms != 0; rooms &= rooms - 1) {
        out.add(Target.room(Integer.numberOfTrailingZeros(rooms)));
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      s.interior().peekTile(Seats.of(seat()), room.index(), op.token());
      if (left > 1) s.then(new ChooseTile(on, op, left - 1, seen | 1 << room.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.peek-room");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      String widget = Widgets.room(s, room.index());
      Text text = Text.of("do.peek-room", s.interior().at(room.index()));
      return Option.of("peek:" + widget, text, widget);
    }
  }

  /** N27.24 Whose objective. */
  record ChooseOwner(Occasion on, LookOps.PeekObjective op) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.players(); i++) {
        if (op.isOpenTo(s, Seat.of(i), on)) out.add(Target.seat(i));
      }
    }

    @Override
    public void answer(Nemesis s, Target seat) {
      Seat owner = Seat.of(seat.index());
      if (op.cards() == LookOps.PeekObjective.Cards.ONE) {
        s.then(new ChooseObjective(on, owner));
        return;
      }
      for (int i = 0; i < s.briefing().objectives(owner).size(); i++)
        s.briefing().peekObjective(seat(), owner, i);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.peek-objective");
    }

    @Override
    public Option option(Nemesis s, Target seat) {
      Seat owner = Seat.of(seat.index());
      String mat = Widgets.mat(owner);
      return Option.of("character:" + mat, Text.of("do.seat", owner), mat);
    }
  }

  /** N27.24 The personal or the corporate one, as long as there are two. */
  record ChooseObjective(Occasion on, Seat owner) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile cards = s.briefing().objectives(owner);
      for (int i = 0; i < cards.size(); i++) out.add(Target.other(i));
    }

    @Override
    public void answer(Nemesis s, Target position) {
      s.briefing().peekObjective(seat(), owner, position.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.peek-which");
    }

    @Override
    public Option option(Nemesis s, Target position) {
      Text back =
          s.kit()
              .box()
              .stocks()
              .get(s.kit().box().back(s.briefing().objectives(owner).number(position.index())))
              .name();
      String widget = Widgets.objectiveBack(owner, position.index());
      return Option.of("look:" + widget, Text.of("do.peek-objective", Arg.of(back)), widget);
    }
  }

  /** The card seen stays on top or goes under the deck; all see which. */
  record BuryEvent(Occasion on) implements EffectAsk<Yes>, YesOrNo {
    @Override
    public void answer(Nemesis s, Yes bury) {
      if (bury == Yes.YES) s.intruderDecks().buryEvent();
      s.announce(bury == Yes.YES ? "event.event-buried" : "event.event-left", seat());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.bury-event");
    }

    @Override
    public Option option(Nemesis s, Yes bury) {
      return bury == Yes.YES
          ? Option.of("bury", Text.of("do.bury-event"))
          : Option.of("leave", Text.of("do.leave-event"));
    }
  }
}
