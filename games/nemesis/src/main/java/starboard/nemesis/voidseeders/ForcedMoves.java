package starboard.nemesis.voidseeders;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Target;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;

/** V4.5 Moves that panic forces: no action, no escape, no attacks on leaving. */
final class ForcedMoves {

  private ForcedMoves() {}

  /** The top event card is turned over for its number only, and discarded. */
  static int turnNumber(Nemesis s) {
    int card = s.intruderDecks().drawEvent();
    s.intruderDecks().layAsideEvent(card);
    return s.kit().event(card).directions().get(0);
  }

  /** The room the number on top of the discarded events leads to, or NONE. */
  static int through(Nemesis s, Seat seat) {
    Pile discarded = s.intruderDecks().eventDiscard();
    int number = s.kit().event(discarded.number(discarded.size() - 1)).directions().get(0);
    int room = s.crew().roomOf(seat);
    int corridor = s.board().spot(room, number);
    if (corridor == Nemesis.NONE
        || s.board().isTechnical(corridor)
        || s.interior().isClosed(corridor)) return Nemesis.NONE;
    return s.board().otherEnd(corridor, room);
  }

  /** The neighbouring rooms with an Intruder behind no closed door, a bit each. */
  static int towardsIntruders(Nemesis s, Seat seat) {
    int room = s.crew().roomOf(seat);
    int found = 0;
    int near = s.kit().neighbours(room) & s.creatures().intruderRooms();
    for (int left = near; left != 0; left &= left - 1) {
      int next = Integer.numberOfTrailingZeros(left);
      if (!s.interior().isShut(room, next)) found |= 1 << next;
    }
    return found;
  }

  /** The usual rules on arrival. */
  static void go(Nemesis s, Seat seat, int room) {
    int via = s.interior().wayTo(s.crew().roomOf(seat), room);
    s.then(Movement.Arrive.alone(seat, room, via, Noise.NORMAL));
  }

  /** Insane Courage: one of several rooms with Intruders. */
  record ChooseRoom(Occasion on) implements Ask<Nemesis, Target> {
    @Override
    public Seat seat() {
      return on.you();
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = towardsIntruders(s, seat()); left != 0; left &= left - 1) {
        out.add(Target.room(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      go(s, seat(), room.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.go-to");
    }

    @Override
    public Text source(Nemesis s) {
      return on.source(s);
    }

    @Override
    public Option option(Nemesis s, Target room) {
      String widget = Widgets.room(s, room.index());
      return Option.of(
          "go:" + widget, Text.of("do.room-chosen", s.interior().at(room.index())), widget);
    }
  }
}
