package starboard.clank.turn;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.attack.Attack;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Content;
import starboard.clank.content.Deed;
import starboard.clank.content.Op;
import starboard.clank.content.SoloEntry;
import starboard.clank.effect.Resolving;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;

/** C22 The solo variant: hung on the turns and deeds of the one player. */
public final class Solo {

  private static final SoloEntry NUMBERS = Content.BOX.solo();

  private Solo() {}

  public static Hooks<Clank> hooks() {
    return Hooks.<Clank>builder()
        .after(Turns.Begin.class, (s, begin) -> s.then(new GoalOpens()))
        .after(Done.class, (s, done) -> s.then(new GoalCounts(done.deed())))
        .after(Turns.CleanUp.class, (s, cleanUp) -> s.then(new Threat(cleanUp.seat())))
        .after(Turns.Refill.class, (s, refill) -> s.then(new Clock()))
        .build();
  }

  /** Some artifacts are taken out by chance, as bits. */
  static int removedArtifacts(Clank s) {
    int removed = 0;
    for (SoloEntry.Removal removal : NUMBERS.setup().removeArtifacts()) {
      int among = 0;
      for (int value : removal.randomOf()) among |= 1 << Artifacts.withValue(value);
      for (int i = 0; i < removal.n(); i++) removed |= s.anyArtifact(among & ~removed);
    }
    return removed;
  }

  /** One goal is open at a time. */
  public record GoalOpens() implements Step<Clank> {
    @Override
    public void run(Clank s) {
      if (s.goal() == Clank.NONE) s.openGoal();
    }
  }

  /** A deed the open goal may ask for. */
  record GoalCounts(Deed deed) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      if (s.goal() == Clank.NONE) return;
      SoloEntry.Goal goal = NUMBERS.goals().at(s.goal());
      if (goal.event() != deed) return;
      s.countGoal();
      if (s.goalDone() < goal.n()) return;
      close(s, true, goal.reward());
    }
  }

  private static void close(Clank s, boolean reached, List<Op> ops) {
    s.closeGoal(reached);
    Resolving.now(s, Seat.ONE, Clank.NONE, ops);
  }

  /** At the end of a turn: the goal's time, a row card, a threat cube. */
  record Threat(Seat seat) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      if (!s.isAboard(seat)) return;
      if (s.goal() != Clank.NONE) {
        s.countGoalTurn();
        SoloEntry.Goal goal = NUMBERS.goals().at(s.goal());
        if (s.goalTurns() >= goal.turns()) close(s, false, goal.penalty());
      }
      for (int i = s.discards(); i > 0; i--) s.discardAnyFromRow();
      if (s.turns() % NUMBERS.endOfTurn().threatEveryTurns() == 0) s.addThreat(1);
    }
  }

  /** From ten threat cubes on every turn is followed by a draw. */
  record Clock() implements Step<Clank> {
    @Override
    public void run(Clank s) {
      int cubes = s.clockDraw();
      if (cubes > 0) s.then(new Attack.Clock(cubes));
    }
  }
}
