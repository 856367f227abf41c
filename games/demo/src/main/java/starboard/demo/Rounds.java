package starboard.demo;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** D1 Set-up and rounds, D9 the end. */
final class Rounds {

  private Rounds() {}

  /** D1.2 */
  record SetUp() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.setUp();
      s.then(new Round());
    }
  }

  /** D1.3 Weather, bidding, turns, shift; then the next round or the end. */
  record Round() implements Step<Demo> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Demo s) {
      s.beginRound();
      s.then(new Bidding());
      s.then(new Shift());
      s.then(s.round() < s.rounds() ? new Round() : new Count());
    }
  }

  /** D9.1 Holds are turned up; points of holds and credits; the most win. */
  record Count() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      for (Seat seat : s.seats()) s.turnUpHold(seat);
      int best = 0;
      for (Seat seat : s.seats()) best = Math.max(best, points(s, seat));
      Seats winners = Seats.NONE;
      List<Result.Outcome> outcomes = new ArrayList<>();
      for (Seat seat : s.seats()) {
        int points = points(s, seat);
        boolean won = points == best;
        if (won) winners = winners.with(seat);
        outcomes.add(new Result.Outcome(seat, won ? "won" : "lost", points, why(s, seat)));
      }
      for (Seat seat : s.seats()) s.tellEnd(seat, points(s, seat), bestOfOthers(s, seat));
      s.finish(new Result(winners, outcomes));
    }

    private static int bestOfOthers(Demo s, Seat seat) {
      int best = 0;
      for (Seat other : s.seats()) if (other != seat) best = Math.max(best, points(s, other));
      return best;
    }

    private static Text why(Demo s, Seat seat) {
      int crates = value(s.hold(seat), Components.CRATE_BACK);
      int cards = value(s.hold(seat), Components.CARD_BACK);
      return Text.of("score.why", Arg.of(cards), Arg.of(crates), Arg.of(s.credits(seat)));
    }
  }

  static int points(Demo s, Seat seat) {
    return value(s.hold(seat), Components.CARD_BACK)
        + value(s.hold(seat), Components.CRATE_BACK)
        + s.credits(seat);
  }

  private static int value(Pile hold, int back) {
    int value = 0;
    for (int i = 0; i < hold.size(); i++) {
      int number = hold.number(i);
      if (Components.BOX.back(number) == back) {
        value += Components.BOX.value(Components.BOX.kindOf(number));
      }
    }
    return value;
  }
}
