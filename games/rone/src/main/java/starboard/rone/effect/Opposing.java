package starboard.rone.effect;

import starboard.kernel.seats.Seat;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Op;
import starboard.rone.content.Stat;

/** R16 Effects of one player on another. */
public final class Opposing {

  private Opposing() {}

  /** Whether it is done at once; if not, it has pushed what must happen before the next effect. */
  public static boolean happen(Rone s, Cause cause, Op op, int times, Seat whom) {
    Player player = s.player(whom);
    String from = cause.source();
    switch (op) {
      case Op.Research(int n, _) -> player.changeResearch(n);
      case Op.DestroyStat(Stat stat, int n, _) -> {
        if (stat == Stat.ARMOUR) player.loseArmour(n * times);
        else player.loseLife(n * times);
        s.mode().check(s);
      }
      case Op.ScrapDeck(int n, _) -> {
        s.then(new Decks.Scrap(whom, n * times));
        return false;
      }
      case Op.DiscardDeck(int n, _) -> {
        s.then(new Decks.Discard(whom, n * times));
        return false;
      }
      case Op.Exhaust(int n, var what, _) -> {
        s.then(new Turning(cause.seat(), whom, from, n * times, what, false));
        return false;
      }
      case Op.DestroyStored(int n, _) -> {
        s.then(new DestroyingStored(cause.seat(), whom, from, n * times));
        return false;
      }
      case Op.DisableDie(int n, _) -> {
        s.then(new BarringDice(whom, from, n * times));
        return false;
      }
      default -> throw new IllegalArgumentException(op.toString());
    }
    return true;
  }
}
