package starboard.rone.invasion;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.effect.Ending;

/** R15.1-R15.3 How a scenario ends. */
final class Outcome {

  private Outcome() {}

  /** R15.1 */
  static void lose(Rone s) {
    if (!s.over()) end(s, false);
  }

  /** R15.2, R15.3 The victory condition is met: the survival check decides. */
  static void win(Rone s) {
    if (s.mode().check(s)) return;
    boolean alive = true;
    for (Seat seat : s.seats()) {
      Ending.survive(s.player(seat));
      alive &= s.player(seat).life() > 0;
    }
    end(s, alive);
  }

  private static void end(Rone s, boolean won) {
    List<Result.Outcome> outcomes = new ArrayList<>();
    for (Seat seat : s.seats()) {
      Player player = s.player(seat);
      String key = won ? "result.scenario-won" : "result.scenario-lost";
      Text why = Text.of(key, Arg.of(player.life()), Arg.of(s.invasion().round()));
      outcomes.add(new Result.Outcome(seat, won ? "won" : "lost", player.life(), why));
    }
    Seats winners = won ? s.seats() : Seats.NONE;
    Text when = Text.of("end.round", s.invasion().round());
    Seats fallen = Ending.defeated(s);
    s.announceEnd(fallen, winners, when, "R15.1");
    Seats others = Seats.NONE;
    for (Seat seat : s.seats()) if (!fallen.has(seat)) others = others.with(seat);
    s.announceEnd(others, winners, when, won ? "R15.2" : "R15.1");
    s.finish(new Result(winners, outcomes));
  }
}
