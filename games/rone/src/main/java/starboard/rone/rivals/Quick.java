package starboard.rone.rivals;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.OpTexts;
import starboard.rone.Rone;
import starboard.rone.Waiting;
import starboard.rone.content.DamageType;
import starboard.rone.content.Op;
import starboard.rone.content.Target;
import starboard.rone.effect.Opposing;
import starboard.rone.effect.Question;
import starboard.rone.turn.Turns;

/**
 * R17.5, R18.5 Quick training: both play each phase at the same time; effects on the opponent wait
 * for its end.
 */
public final class Quick extends Rivals {

  private static Seat other(Seat seat) {
    return seat == Seat.ONE ? Seat.TWO : Seat.ONE;
  }

  @Override
  public void begin(Rone s) {
    s.then(new Round());
  }

  @Override
  public Seats team(Rone s, Seat seat) {
    return Seats.of(seat);
  }

  @Override
  public Seats enemies(Rone s, Seat seat) {
    return Seats.of(other(seat));
  }

  /** What a queued effect sets off resolves inside it (R18.6); all else waits. */
  @Override
  public boolean oppose(Rone s, Cause cause, Op op, int times) {
    if (s.postponed().isSettling())
      return Opposing.happen(s, cause, op, times, other(cause.seat()));
    s.postponed().add(new Waiting(cause, op, times));
    return true;
  }

  @Override
  void strike(Rone s, Seat seat, DamageType type, int n) {
    Cause cause = new Cause(seat, "rule.damage", Cause.NO_CARD);
    s.postponed().add(new Waiting(cause, new Op.DealDamage(type, n, Target.OPPONENT), 1));
  }

  /** Deaths are looked for behind the whole barrier. */
  @Override
  public boolean check(Rone s) {
    return s.over();
  }

  /** All ten phases, each for both at once. */
  public record Round() implements Step<Rone> {

    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Rone s) {
      for (Seat seat : s.seats()) s.beginTurn(seat);
      for (int phase = 1; phase <= Turns.PHASES; phase++) {
        int number = phase;
        s.together(s.seats(), seat -> Turns.phase(number, seat));
        s.then(new Barrier());
      }
      s.then(this);
    }
  }

  /** R18.5 The end of a phase: damage together, then one effect of each alternately. */
  public record Barrier() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.postponed().settle(true);
      for (int i = 0; i < s.postponed().effects().size(); i++) {
        Waiting waits = s.postponed().effects().get(i);
        if (!(waits.op() instanceof Op.DealDamage damage)) continue;
        s.player(other(waits.cause().seat())).suffer(damage.type(), damage.n());
        s.postponed().take(i--);
      }
      boolean odd = s.turn() / s.players() % 2 == 1;
      s.then(new Settling(odd ? Seat.ONE : Seat.TWO), new Judgement());
    }
  }

  /** One effect of that seat if it has any, then one of the other. */
  record Settling(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      if (s.postponed().effects().isEmpty()) return;
      s.then(new ChoosingEffect(seat), new Settling(other(seat)));
    }
  }

  /** Deaths are checked: both dead is a draw. */
  record Judgement() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.postponed().settle(false);
      if (isAnybodyDefeated(s)) end(s);
    }
  }

  /** An effect that waits, by its position. */
  record One(int position) implements Choice {}

  /** Which of its effects an owner resolves next. */
  record ChoosingEffect(Seat seat) implements Question<One> {
    @Override
    public void options(Rone s, Choices<One> out) {
      for (int i = 0; i < s.postponed().effects().size(); i++) {
        if (s.postponed().effects().get(i).cause().seat() == seat) out.add(new One(i));
      }
    }

    @Override
    public void answer(Rone s, One one) {
      Waiting next = s.postponed().take(one.position);
      Opposing.happen(s, next.cause(), next.op(), next.times(), other(seat));
    }

    @Override
    public String key() {
      return "choose-effect";
    }

    @Override
    public Option option(Rone s, One one) {
      Waiting waits = s.postponed().effects().get(one.position);
      Text text =
          Text.of("do.effect", Arg.of(waits.cause().name()), Arg.of(OpTexts.of(waits.op())));
      return Option.of("effect-" + (one.position + 1), text);
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.quick");
    }
  }
}
