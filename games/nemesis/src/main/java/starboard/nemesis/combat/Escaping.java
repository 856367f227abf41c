package starboard.nemesis.combat;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.movement.MovedByCard;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.Venture;

/** N11.6 Characters escape. */
public final class Escaping {

  private Escaping() {}

  /**
   * N11.6 The room one escapes to.
   *
   * @param attacks how many attacks it costs
   */
  public record ChooseEscape(Occasion on, int from, Amount attacks)
      implements MovedByCard.ToNeighbour {
    @Override
    public Noise noise() {
      return Noise.NORMAL;
    }

    @Override
    public void answer(Nemesis s, Target room) {
      int here = s.creatures().figuresIn(s.crew().roomOf(seat()));
      s.then(
          attacks.isAll() || attacks.number() >= Integer.bitCount(here)
              ? new Escape(seat(), room.index())
              : new ChooseAttackers(on, room.index(), attacks.number(), 0));
    }
  }

  /** The option of an escape: who attacks first, wherever one goes, and what may wait there. */
  public static Option risked(Nemesis s, Seat seat, int room, int cost, Option option) {
    return Venture.risked(s, seat, room, cost, Aim.escape(s, seat, option));
  }

  /** Only some attack, and who escapes says which. */
  public record ChooseAttackers(Occasion on, int to, int left, int chosen)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int here = s.creatures().figuresIn(s.crew().roomOf(seat())) & ~chosen;
      for (int figures = here; figures != 0; figures &= figures - 1) {
        out.add(Target.figure(Integer.numberOfTrailingZeros(figures)));
      }
    }

    @Override
    public void answer(Nemesis s, Target figure) {
      int now = chosen | 1 << figure.index();
      if (left > 1) s.then(new ChooseAttackers(on, to, left - 1, now));
      else escape(s, seat(), to, now);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.escape-attacker");
    }

    @Override
    public Option option(Nemesis s, Target figure) {
      String widget = Widgets.figure(s, figure.index());
      Text text = Text.of("do.intruder", Arg.of(s.creatures().figureNamed(figure.index())));
      return Option.of("intruder:" + widget, text, widget);
    }
  }

  /** N11.6 Every Intruder in the room attacks, largest first; who lives moves. */
  public record Escape(Seat seat, int to) implements Deed {
    @Override
    public void run(Nemesis s) {
      escape(s, seat, to, s.creatures().figuresIn(s.crew().roomOf(seat)));
    }

    @Override
    public Text inWords(Nemesis s) {
      return Basic.ESCAPE.towards(s.interior().at(to));
    }
  }

  private static void escape(Nemesis s, Seat seat, int to, int attackers) {
    s.then(new Begins(seat));
    for (int rank = s.creatures().breeds().types() - 1; rank >= 0; rank--) {
      int alike = attackers & s.creatures().breeds().allOf(s.creatures().breeds().ofRank(rank));
      for (int left = alike; left != 0; left &= left - 1) {
        s.then(new Attack(Integer.numberOfTrailingZeros(left), seat, false));
      }
    }
    s.then(new Leave(seat, to));
    s.then(new Ends(seat));
  }

  /** Somebody escapes: what attacks him now is caused by that. */
  public record Begins(Seat seat) implements Moment<Nemesis> {}

  /** An escape is over, wherever it has led. */
  public record Ends(Seat seat) implements Moment<Nemesis> {}

  /** Through a corridor that is not closed. */
  public record Leave(Seat seat, int to) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInRoom(seat)) return;
      int via = s.interior().wayTo(s.crew().roomOf(seat), to);
      if (via == Nemesis.NONE) return;
      s.then(Movement.Arrive.alone(seat, to, via, Noise.NORMAL));
    }
  }
}
