package starboard.clank.attack;

import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;

/** C18 Leaving the game. */
public final class Leaving {

  private Leaving() {}

  /** C18.1 */
  public record Escape(Seat seat, int pod) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      s.launchPod(seat, pod);
      s.leave(seat, true, true);
      endIfEmpty(s);
    }
  }

  /** C16.4, C17.5 Everybody whose health track is full. */
  record KnockOuts() implements Step<Clank> {
    @Override
    public void run(Clank s) {
      for (Seat seat : s.aboard()) if (s.wounds(seat) >= Cubes.HEALTH) s.knockOut(seat);
      endIfEmpty(s);
    }
  }

  /** C15.3 */
  public record EveryoneOut() implements Step<Clank> {
    @Override
    public void run(Clank s) {
      for (Seat seat : s.aboard()) s.knockOut(seat);
      endIfEmpty(s);
    }
  }

  /** C18.4, C18.7 */
  private static void endIfEmpty(Clank s) {
    if (!s.aboard().isEmpty()) return;
    Result result = Scoring.result(s);
    Scoring.tell(s, result);
    s.finish(result);
  }
}
