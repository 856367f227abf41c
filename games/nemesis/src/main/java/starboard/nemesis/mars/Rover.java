package starboard.nemesis.mars;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;

/** L11.3, L26.7 The rover is sent somewhere, or somebody rides in it. */
public final class Rover {

  private Rover() {}

  private static void listExits(Nemesis s, Choices<Target> out) {
    MarsState mars = MarsState.of(s);
    for (int left = mars.base().premises().exits(); left != 0; left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      if (room != mars.rover()) out.add(Target.room(room));
    }
  }

  private static Option option(Nemesis s, Target where) {
    if (where.equals(Target.DONE)) {
      return Option.of("rover-to-bunker", Text.of("do.rover-to-bunker"), "rover");
    }
    String widget = Widgets.room(s, where.index());
    return Option.of(
        "rover:" + widget, Text.of("do.rover", s.interior().at(where.index())), widget);
  }

  /** Empty, to an exit chamber or the bunker. */
  public record Send(Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      listExits(s, out);
      if (MarsState.of(s).rover() != MarsState.BUNKER) out.add(Target.DONE);
    }

    @Override
    public void answer(Nemesis s, Target where) {
      MarsState.of(s).moveRover(where.equals(Target.DONE) ? MarsState.BUNKER : where.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.rover");
    }

    @Override
    public Option option(Nemesis s, Target where) {
      return Rover.option(s, where);
    }
  }

  /** L26.7 With its rider to another exit chamber; no noise roll. */
  record Ride(Seat seat) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (s.crew().isInRoom(seat)) listExits(s, out);
    }

    @Override
    public void answer(Nemesis s, Target room) {
      MarsState.of(s).moveRover(room.index());
      s.then(Movement.Arrive.alone(seat, room.index(), Nemesis.NONE, Noise.NONE));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.rover");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.rover");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      return Rover.option(s, room);
    }
  }
}
