package starboard.nemesis.mars;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;

/** L11.4 A ride with the elevator. */
public final class Elevator {

  private Elevator() {}

  /** Where to. */
  public record ChooseStop(Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int room = 0; room < s.board().rooms(); room++) {
        if (room != on.room() && MarsState.of(s).base().premises().isEntrance(s, room)) {
          out.add(Target.room(room));
        }
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      for (int i = 0; i < s.players(); i++) {
        Seat other = s.clock().inTurnOrder(i);
        if (other.index() != on.seat() && s.crew().roomOf(other) == on.room()) {
          s.then(new RideAlong(other, room.index(), Seats.of(on.you())));
          return;
        }
      }
      s.then(new Ride(Seats.of(on.you()), on.you(), room.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.elevator");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      String widget = Widgets.room(s, room.index());
      Text text = Text.of("do.elevator", s.interior().at(room.index()));
      return Option.of("ride:" + widget, text, widget);
    }
  }

  /**
   * Everybody else in the room is asked, in turn order.
   *
   * @param riders those who ride so far; the first of them began it
   */
  public record RideAlong(Seat seat, int to, Seats riders) implements YesOrNo {
    @Override
    public void answer(Nemesis s, Yes yes) {
      Seats now = yes == Yes.YES ? riders.with(seat) : riders;
      int from = s.crew().roomOf(seat);
      for (int i = s.clock().placeInOrder(seat) + 1; i < s.players(); i++) {
        Seat other = s.clock().inTurnOrder(i);
        if (s.crew().roomOf(other) == from && !now.has(other)) {
          s.then(new RideAlong(other, to, now));
          return;
        }
      }
      s.then(new Ride(now, now.first(), to));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.ride-along", s.interior().at(to));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.elevator");
    }
  }

  /** No noise roll (L7.8). */
  record Ride(Seats riders, Seat cause, int to) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      MarsState.of(s).moveElevator(to);
      s.then(new Movement.Arrive(riders, cause, to, Nemesis.NONE, Noise.NONE));
    }
  }
}
