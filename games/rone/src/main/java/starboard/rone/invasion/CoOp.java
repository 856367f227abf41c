package starboard.rone.invasion;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import starboard.kernel.game.Carried;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.Carrying;
import starboard.rone.Cause;
import starboard.rone.Mode;
import starboard.rone.Rone;
import starboard.rone.content.Op;
import starboard.rone.content.Stat;

/** R14 Players together against the Invasion. */
public final class CoOp implements Mode {

  /** R18.4 Who is asked what the players decide together. */
  static final Seat SPEAKER = Seat.ONE;

  private final int next;

  /**
   * @param next the number of the scenario that follows in a campaign; 0 if none does
   */
  public CoOp(int next) {
    this.next = next;
  }

  /** R15.4 A lost campaign hands on nothing, nor does its last scenario. */
  @Override
  public Carried carried(Rone s) {
    Result result = s.result();
    if (next == 0 || result == null || result.winners().isEmpty()) return Carried.NOTHING;
    List<SortedMap<String, String>> seats = new ArrayList<>();
    for (Seat seat : s.seats()) seats.add(Carrying.of(s, seat));
    return new Carried(Carrying.ofInvasion(s, next), seats);
  }

  @Override
  public void begin(Rone s) {
    s.then(new InvasionPhase());
  }

  @Override
  public Seats team(Rone s, Seat seat) {
    return s.seats();
  }

  @Override
  public Seats enemies(Rone s, Seat seat) {
    return Seats.NONE;
  }

  @Override
  public boolean hasAdditionalActions() {
    return true;
  }

  /** R14.2.4 */
  @Override
  public boolean oppose(Rone s, Cause cause, Op op, int times) {
    switch (op) {
      case Op.Research(int n, _) -> s.invasion().changeResearch(n);
      case Op.DisableDie _ -> {
        return true;
      }
      case Op.DestroyStat(Stat stat, int n, _) -> {
        s.stack().lose(stat == Stat.ARMOUR, n * times);
        s.then(new Felled());
        return false;
      }
      case Op.ScrapDeck(int n, _) -> {
        s.then(new Cards.Scrap(n * times));
        return false;
      }
      case Op.DiscardDeck(int n, _) -> {
        s.then(new Cards.Discard(n * times));
        return false;
      }
      case Op.DestroyStored(int n, _) -> {
        s.then(new Zones.Destroying(cause.seat(), cause.source(), n * times));
        return false;
      }
      case Op.Exhaust(int n, _, _) -> {
        s.then(new Protocols.Exhausting(cause.seat(), cause.source(), n * times));
        return false;
      }
      default -> throw new IllegalArgumentException(op.toString());
    }
    return true;
  }

  @Override
  public void dealDamage(Rone s, Seat seat) {
    s.then(new Striking(seat));
  }

  /** R7.4 step 4 */
  @Override
  public void reshuffled(Rone s, Seat seat) {
    s.invasion().changeResearch(-1);
  }

  /** R15.1 */
  @Override
  public boolean check(Rone s) {
    if (s.over()) return true;
    for (int i = 0; i < s.players(); i++) {
      if (s.player(Seat.of(i)).life() > 0) continue;
      Outcome.lose(s);
      return true;
    }
    return false;
  }
}
