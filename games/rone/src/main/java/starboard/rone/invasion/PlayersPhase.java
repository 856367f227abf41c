package starboard.rone.invasion;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.Stack;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Question;
import starboard.rone.turn.Turns;

/** R14.2, R18.2 All players play their turns at the same time; then the round is evaluated. */
public record PlayersPhase() implements Step<Rone> {

  @Override
  public void run(Rone s) {
    s.invasion().enter(0);
    s.together(s.seats(), seat -> new Turns.Turn(seat, false));
    s.then(new Evaluation());
  }

  /** R14.3 What is left on the stack strikes everybody. */
  public record Evaluation() implements Step<Rone> {

    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Rone s) {
      if (!s.stack().isEmpty()) {
        s.then(new Blow(DamageType.RANGED), new Blow(DamageType.MELEE), new Withdrawing());
      }
      s.then(new InvasionPhase());
    }
  }

  /** R14.3.1, R14.3.2 Each player takes the full amount. */
  public record Blow(DamageType type) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      int n = type == DamageType.RANGED ? s.stack().ranged() : s.stack().melee();
      if (n == 0) return;
      s.announce("evaluation", n, type);
      for (Seat seat : s.seats()) s.player(seat).suffer(type, n);
      s.mode().check(s);
    }
  }

  /** R14.3.1 Deployed cards go to the discard pile, in an order the players choose. */
  public record Withdrawing() implements Question<Kind> {

    @Override
    public Seat seat() {
      return CoOp.SPEAKER;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      Stack stack = s.stack();
      if (stack.isEmpty()) return;
      out.add(Kind.REST);
      if (stack.cards().size() > 1) Kind.list(stack.cards(), out);
    }

    @Override
    public void answer(Rone s, Kind card) {
      if (!card.isRest()) {
        s.invasion().withdraw(Player.find(s.stack().cards(), card.kind()));
        s.then(this);
        return;
      }
      while (!s.stack().isEmpty()) s.invasion().withdraw(s.stack().cards().size() - 1);
    }

    @Override
    public String key() {
      return "choose-withdrawn";
    }

    @Override
    public Option option(Rone s, Kind card) {
      return card.isRest()
          ? Option.of("rest", Text.of("do.rest"))
          : card.option("discard", Stack.TOP);
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.evaluation");
    }
  }
}
