package starboard.nemesis.combat;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.term.Cause;
import starboard.nemesis.movement.Markers;

/** N12.3, N27.19, N27.20 What is thrown into one's room or through an open door into the next. */
public final class Throwing {

  private Throwing() {}

  /** The room of the thrower and those next to it that no closed door shuts off, a bit each. */
  public static int reach(Nemesis s, Seat thrower) {
    int room = s.crew().roomOf(thrower);
    int reach = 1 << room;
    for (int i = 0; i < s.board().degree(room); i++) {
      int next = s.board().neighbour(room, i);
      if (!s.interior().isShut(room, next)) reach |= 1 << next;
    }
    return reach;
  }

  /** Those of the rooms within reach where an Intruder or an uncarried egg is, a bit each. */
  public static int targets(Nemesis s, Seat thrower) {
    int found = 0;
    for (int left = reach(s, thrower); left != 0; left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      if (s.creatures().hasIntruder(room) || s.objects().eggsIn(room) > 0) found |= 1 << room;
    }
    return found;
  }

  /** Every Character in the room suffers 1 serious wound, in turn order. */
  private static void wound(Nemesis s, int room) {
    for (int i = 0; i < s.players(); i++) {
      Seat seat = s.clock().inTurnOrder(i);
      if (s.crew().roomOf(seat) == room) s.then(new Wounds.Serious(seat));
    }
  }

  private static Option at(Nemesis s, int room, String verb, String key) {
    String widget = Widgets.room(s, room);
    return Option.of(verb + ":" + widget, Text.of(key, s.interior().at(room)), widget);
  }

  /** N27.19 One Intruder, or the eggs of a room. */
  public record AimGrenade(IntruderOps.Grenade grenade, Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = targets(s, seat()); left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        for (int figures = s.creatures().figuresIn(room); figures != 0; figures &= figures - 1) {
          out.add(Target.figure(Integer.numberOfTrailingZeros(figures)));
        }
        if (s.objects().eggsIn(room) > 0) out.add(Target.room(room));
      }
    }

    @Override
    public void answer(Nemesis s, Target target) {
      if (target.what() == Target.What.ROOM) {
        s.then(new GrenadeAtEggs(grenade, seat(), target.index()));
      } else {
        s.then(new GrenadeAtIntruder(grenade, seat(), target.index()));
      }
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.throw-at");
    }

    @Override
    public Option option(Nemesis s, Target target) {
      if (target.what() == Target.What.ROOM)
        return at(s, target.index(), "eggs", "do.throw-at-eggs");
      String widget = Widgets.figure(s, target.index());
      int room = s.creatures().roomOfFigure(target.index());
      Text text =
          Text.of(
              "do.throw-at",
              Arg.of(s.creatures().figureNamed(target.index())),
              s.interior().at(room));
      return Option.of("throw:" + widget, text, widget);
    }
  }

  /** N27.19 The target first, then every other Intruder there, then the Characters. */
  public record GrenadeAtIntruder(IntruderOps.Grenade grenade, Seat thrower, int figure)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int room = s.creatures().roomOfFigure(figure);
      s.announceRoom("event.grenade", room);
      s.then(new Injuries.Injure(figure, grenade.target(), false, Seats.of(thrower)));
      injure(s, s.creatures().figuresIn(room) & ~(1 << figure), grenade.others(), thrower);
      wound(s, room);
    }
  }

  /** N12.3 Eggs are destroyed, every Intruder there is hurt; the noise comes last (N12.4). */
  public record GrenadeAtEggs(IntruderOps.Grenade grenade, Seat thrower, int room)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.announceRoom("event.grenade", room);
      Eggs.destroy(s, room, grenade.eggs());
      injure(s, s.creatures().figuresIn(room), grenade.others(), thrower);
      wound(s, room);
      s.then(new Eggs.Alarm(thrower));
    }
  }

  /** Each of these figures is injured by the thrower. */
  public static void injure(Nemesis s, int figures, int amount, Seat thrower) {
    for (int left = figures; left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      s.then(new Injuries.Injure(figure, amount, false, Seats.of(thrower)));
    }
  }

  /** N27.20 A room with an Intruder or eggs. */
  public record AimMolotov(IntruderOps.Molotov molotov, Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int left = targets(s, seat()); left != 0; left &= left - 1) {
        out.add(Target.room(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      s.then(new Markers.Fire(room.index()), new Blaze(molotov, seat(), room.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.throw-into");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      return at(s, room.index(), "throw", "do.throw-into");
    }
  }

  /** N27.20 Once the fire lies there: everybody is hurt, an egg bursts, and that is heard. */
  public record Blaze(IntruderOps.Molotov molotov, Seat thrower, int room)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      boolean eggs = s.objects().eggsIn(room) > 0;
      for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        int injuries =
            Combat.bonus(s, Seats.of(thrower), Cause.FIRE, s.creatures().typeOf(figure), 1);
        s.then(new Injuries.Injure(figure, injuries, false, Seats.of(thrower)));
      }
      wound(s, room);
      if (!eggs) return;
      Eggs.destroy(s, room, molotov.eggs());
      s.then(new Eggs.Alarm(thrower));
    }
  }
}
