package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Analysis;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.combat.Eggs;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.words.Reasons;

/**
 * L16.6 A sample lying here, or carried here by somebody who agrees, is used up by its analysis.
 */
public enum Sampling implements Analysis {
  IN_LABORATORY;

  private static final ObjectKind[] KINDS = ObjectKind.values();

  /** A sample of another is chosen by seat and kind. */
  private static final int BY_SEAT = 8;

  /** Whether an Intruder, an egg, a corpse or a carcass is in that room. */
  static boolean isAnythingIn(Nemesis s, int room) {
    if (s.creatures().hasIntruder(room) || s.objects().eggsIn(room) > 0) return true;
    for (ObjectKind kind : KINDS) {
      if (lies(s, kind, room)) return true;
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (s.crew().roomOf(seat) == room && carries(s, kind, seat)) return true;
      }
    }
    return false;
  }

  private static boolean lies(Nemesis s, ObjectKind kind, int room) {
    return kind == ObjectKind.EGG
        ? s.objects().eggsIn(room) > 0
        : s.objects().onFloor(kind, room) != Nemesis.NONE;
  }

  private static boolean carries(Nemesis s, ObjectKind kind, Seat seat) {
    return s.objects().carried(kind, seat) != Nemesis.NONE;
  }

  @Override
  public @Nullable Text whyNot(Nemesis s, Occasion on, boolean carried) {
    for (ObjectKind kind : KINDS) {
      if (carries(s, kind, on.you())) return null;
      if (carried) continue;
      if (lies(s, kind, on.room())) return null;
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (s.crew().roomOf(seat) == on.room() && carries(s, kind, seat)) return null;
      }
    }
    return Reasons.NO_SAMPLE;
  }

  @Override
  public void begin(Nemesis s, Occasion on, boolean carried, boolean weakness, int knowledge) {
    s.then(new Choose(on, carried, weakness, knowledge));
  }

  /** Which sample; of those of another, that other must agree. */
  public record Choose(Occasion on, boolean carried, boolean weakness, int knowledge)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (ObjectKind kind : KINDS) {
        boolean here = !carried && lies(s, kind, on.room());
        if (here || carries(s, kind, on.you())) out.add(Target.object(kind.ordinal()));
      }
      for (int i = 0; !carried && i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (i == on.seat() || s.crew().roomOf(seat) != on.room()) continue;
        for (ObjectKind kind : KINDS) {
          if (carries(s, kind, seat)) out.add(Target.seat(i * BY_SEAT + kind.ordinal()));
        }
      }
    }

    @Override
    public void answer(Nemesis s, Target sample) {
      if (sample.what() == Target.What.OBJECT) {
        ObjectKind kind = KINDS[sample.index()];
        boolean here = !carried && lies(s, kind, on.room());
        analyse(s, on, kind, here ? null : on.you(), weakness, knowledge);
      } else {
        Seat owner = Seat.of(sample.index() / BY_SEAT);
        s.then(new Agree(owner, on, KINDS[sample.index() % BY_SEAT], weakness, knowledge));
      }
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.sample");
    }

    @Override
    public Option option(Nemesis s, Target sample) {
      if (sample.what() == Target.What.OBJECT) {
        ObjectKind kind = KINDS[sample.index()];
        boolean here = !carried && lies(s, kind, on.room());
        String widget = here ? Widgets.floor(s, on.room(), kind) : Widgets.carried(on.you(), kind);
        if (here && s.objects().onFloor(kind, on.room()) == Nemesis.NONE) widget = "eggs";
        return Option.of("analyse:" + widget, Text.of("do.analyse", Arg.of(kind.title())), widget);
      }
      Seat owner = Seat.of(sample.index() / BY_SEAT);
      ObjectKind kind = KINDS[sample.index() % BY_SEAT];
      String widget = Widgets.carried(owner, kind);
      Text text = Text.of("do.analyse-of", Arg.of(kind.title()), Arg.of(owner));
      return Option.of("analyse:" + widget, text, widget);
    }
  }

  /** Its carrier gives it up, or not. */
  public record Agree(Seat seat, Occasion on, ObjectKind kind, boolean weakness, int knowledge)
      implements YesOrNo {
    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.NO) {
        s.announce("event.keeps-sample", seat);
        return;
      }
      analyse(s, on, kind, seat, weakness, knowledge);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.give-sample", Arg.of(kind.title()), Arg.of(on.you()));
    }

    @Override
    public Text source(Nemesis s) {
      return on.source(s);
    }
  }

  /** Takes a sample away from who carries it, or from the room. */
  private static void take(Nemesis s, ObjectKind kind, @Nullable Seat owner, int room) {
    if (kind == ObjectKind.EGG) s.creatures().removeEgg();
    if (owner != null) {
      s.objects().removeObject(s.objects().carried(kind, owner));
      return;
    }
    int lying = s.objects().onFloor(kind, room);
    if (lying == Nemesis.NONE) s.creatures().takeEgg();
    else s.objects().removeObject(lying);
    Eggs.check(s);
  }

  /** A kind that is new turns up the next weakness; knowledge is gained in any case (L19.4). */
  private static void analyse(
      Nemesis s,
      Occasion on,
      ObjectKind kind,
      @Nullable Seat owner,
      boolean weakness,
      int knowledge) {
    MarsState mars = MarsState.of(s);
    take(s, kind, owner, on.room());
    mars.tellAnalysed(on.you(), kind, owner, on.room());
    int slots = s.rules().place().slotsFor(s, kind);
    if (weakness && slots != 0 && !mars.isAnalysed(kind.ordinal())) {
      mars.layAnalysed(kind.ordinal());
      s.intruderDecks().discover(Integer.numberOfTrailingZeros(slots));
    }
    if (knowledge > 0) Learning.learn(s, on, knowledge);
  }
}
