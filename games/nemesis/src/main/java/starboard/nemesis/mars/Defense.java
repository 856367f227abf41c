package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.words.Reasons;

/** L16.14 The defence system: what it costs, and where it strikes. */
public final class Defense {

  private static final Target COUNTER = Target.other(0);
  private static final Target MALFUNCTION = Target.other(1);

  private Defense() {}

  static @Nullable Text whyNot(Nemesis s, Occasion on) {
    return targets(s) == 0 ? Reasons.NO_TARGET : null;
  }

  /** Rooms with an Intruder and without a malfunction, a bit each. */
  private static int targets(Nemesis s) {
    return s.creatures().intruderRooms() & ~s.interior().malfunctions();
  }

  /** The item counter one lower, or a malfunction here. */
  public record Pay(Occasion on, BaseOps.DefenseStrike op) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (s.interior().counter(on.room()) > 0) out.add(COUNTER);
      out.add(MALFUNCTION);
    }

    @Override
    public void answer(Nemesis s, Target price) {
      int room = on.room();
      if (price.equals(COUNTER)) s.interior().setCounter(room, s.interior().counter(room) - 1);
      else s.interior().placeMalfunction(room);
      s.then(new Aim(on, op));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.defense-price");
    }

    @Override
    public Option option(Nemesis s, Target price) {
      boolean items = price.equals(COUNTER);
      return Option.of(
          items ? "pay-counter" : "pay-malfunction",
          Text.of(items ? "do.pay-counter" : "do.pay-malfunction"),
          Widgets.room(s, on.room()));
    }
  }

  /** Every Intruder there is checked separately; every Character there is wounded. */
  public record Aim(Occasion on, BaseOps.DefenseStrike op) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = targets(s); left != 0; left &= left - 1) {
        out.add(Target.room(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target target) {
      int room = target.index();
      if (op.malfunctionInTarget()) s.interior().placeMalfunction(room);
      for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
        s.then(new Injuries.Injure(Integer.numberOfTrailingZeros(left), op.injuries(), false));
      }
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        for (int n = 0; s.crew().roomOf(seat) == room && n < op.serious(); n++) {
          s.then(new Wounds.Serious(seat));
        }
      }
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.defense-target");
    }

    @Override
    public Option option(Nemesis s, Target target) {
      String widget = Widgets.room(s, target.index());
      return Option.of(
          "strike:" + widget, Text.of("do.strike", s.interior().at(target.index())), widget);
    }
  }
}
