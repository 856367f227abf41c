package starboard.clank.effect;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.content.Op;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;

/** The ops of a list from one position on, left to right. */
public record Resolving(Seat seat, int source, List<Op> ops, int from) implements Step<Clank> {

  /** Carries out the whole list; what follows a question waits for its answer. */
  public static void now(Clank s, Seat seat, int source, List<Op> ops) {
    happen(s, seat, source, ops, 0);
  }

  @Override
  public void run(Clank s) {
    happen(s, seat, source, ops, from);
  }

  private static void happen(Clank s, Seat seat, int source, List<Op> ops, int from) {
    for (int i = from; i < ops.size(); i++) {
      Op op = ops.get(i);
      Doing.now(s, seat, source, op);
      if (op.asks() && i + 1 < ops.size()) {
        s.then(new Resolving(seat, source, ops, i + 1));
        return;
      }
    }
  }
}
