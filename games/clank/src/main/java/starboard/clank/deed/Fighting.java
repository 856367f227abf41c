package starboard.clank.deed;

import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Deed;
import starboard.clank.content.ReserveEnemy;
import starboard.clank.effect.Playing;
import starboard.clank.effect.Resolving;
import starboard.kernel.seats.Seat;

/** C8 Fighting. */
public final class Fighting {

  private Fighting() {}

  /** C8.1 */
  public static void fight(Clank s, Seat seat, int kind) {
    s.paySwords(Content.BOX.card(kind).swords());
    s.beat(seat, kind);
    Playing.happen(s, seat, kind, Card.When.DEFEAT);
    s.then(new Done(Deed.ENEMY_DEFEATED));
  }

  /** C8.2 */
  public static void fightReserve(Clank s, Seat seat) {
    ReserveEnemy.Side enemy = s.reserveEnemy();
    s.paySwords(enemy.cost().swords());
    s.beatReserveEnemy(seat);
    Resolving.now(s, seat, Clank.NONE, enemy.reward());
    s.then(new Done(Deed.ENEMY_DEFEATED));
  }
}
