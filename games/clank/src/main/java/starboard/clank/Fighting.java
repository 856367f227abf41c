package starboard.clank;

import starboard.kernel.seats.Seat;

/** C8 Fighting. */
final class Fighting {

  private Fighting() {}

  /** C8.1 */
  static void fight(Clank s, Seat seat, int kind) {
    s.paySwords(Content.BOX.card(kind).swords());
    s.beat(seat, kind);
    Playing.happen(s, seat, kind, Card.When.DEFEAT);
    s.then(new Deed.Done(Deed.ENEMY_DEFEATED));
  }

  /** C8.2 */
  static void fightReserve(Clank s, Seat seat) {
    ReserveEnemy.Side enemy = s.reserveEnemy();
    s.paySwords(enemy.cost().swords());
    s.beatReserveEnemy(seat);
    Resolving.now(s, seat, Clank.NONE, enemy.reward());
    s.then(new Deed.Done(Deed.ENEMY_DEFEATED));
  }
}
