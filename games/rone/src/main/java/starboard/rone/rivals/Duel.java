package starboard.rone.rivals;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.game.Carried;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.Carrying;
import starboard.rone.Cause;
import starboard.rone.Rone;
import starboard.rone.content.DamageType;
import starboard.rone.content.Op;
import starboard.rone.effect.Opposing;
import starboard.rone.turn.Turns;

/** R10, R17.2 One against one, by turns; a match of a series, too. */
public final class Duel extends Rivals {

  private final int matches;

  private Duel(int matches) {
    this.matches = matches;
  }

  /** R10 */
  public static Duel single() {
    return new Duel(1);
  }

  /** R17.2 A match of a series of so many at most. */
  public static Duel series(int matches) {
    return new Duel(matches);
  }

  @Override
  public void begin(Rone s) {
    String starts = s.carried().value(Carrying.STARTS);
    if (starts == null) s.drawFirstPlayer();
    else s.beginWith(Seat.of(Integer.parseInt(starts)));
    s.then(new Next(s.firstPlayer()));
  }

  @Override
  public Seats team(Rone s, Seat seat) {
    return Seats.of(seat);
  }

  @Override
  public Seats enemies(Rone s, Seat seat) {
    return Seats.of(other(seat));
  }

  private static Seat other(Seat seat) {
    return seat == Seat.ONE ? Seat.TWO : Seat.ONE;
  }

  @Override
  public boolean oppose(Rone s, Cause cause, Op op, int times) {
    return Opposing.happen(s, cause, op, times, other(cause.seat()));
  }

  @Override
  void strike(Rone s, Seat seat, DamageType type, int n) {
    s.player(other(seat)).suffer(type, n);
    check(s);
  }

  /** R17.2 A series goes on until somebody has won more than half of its matches. */
  @Override
  public Carried carried(Rone s) {
    Result result = s.result();
    if (matches == 1 || result == null) return Carried.NOTHING;
    SortedMap<String, String> table = new TreeMap<>();
    List<SortedMap<String, String>> seats = new ArrayList<>();
    for (Seat seat : s.seats()) {
      String before = s.carried().value(seat, Carrying.WINS);
      int wins = before == null ? 0 : Integer.parseInt(before);
      if (result.winners().has(seat)) wins++;
      else if (!result.winners().isEmpty()) {
        table.put(Carrying.STARTS, Integer.toString(seat.index()));
      }
      if (2 * wins > matches) return Carried.NOTHING;
      SortedMap<String, String> kept = Carrying.of(s, seat);
      kept.put(Carrying.WINS, Integer.toString(wins));
      seats.add(kept);
    }
    return new Carried(table, seats);
  }

  /** R10.5 Turns alternate; R10.1 the second one begins with extra spare parts. */
  public record Next(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.then(new Turns.Turn(seat, s.turn() == 1), new Next(other(seat)));
    }
  }
}
