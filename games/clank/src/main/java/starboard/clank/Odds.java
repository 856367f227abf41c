package starboard.clank;

import starboard.kernel.Pile;
import starboard.kernel.Seat;

/**
 * How likely the end of the turn hurts a player, from 0 to 1, as all can reckon it: what is in the
 * bag, the Clank! area and the adventure deck is public, only the order is not (C15, C16).
 *
 * @param attack that a card with the attack symbol fills the row
 * @param hit that an attack wounds the player at least once
 */
record Odds(double attack, double hit) {

  static Odds of(Clank s, Seat seat) {
    return new Odds(attack(s), hit(s, seat));
  }

  /** Both together. */
  double wound() {
    return attack * hit;
  }

  /** Both together, in percent. */
  int percent() {
    return percent(wound());
  }

  static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }

  /** C15.1 */
  private static double attack(Clank s) {
    Pile deck = s.deck();
    int attacks = 0;
    for (int i = 0; i < deck.size(); i++) if (Box.card(deck.number(i)).attack()) attacks++;
    int lacking = Content.BOX.setup().rowSize() - s.row().size();
    return lacking > deck.size() ? 0 : atLeastOne(attacks, deck.size(), lacking);
  }

  /** C16.1, C16.2 Own cubes and red ones wound; noise of the area goes into the bag first. */
  private static double hit(Clank s, Seat seat) {
    if (!s.isAboard(seat) || s.rage() == 0) return 0;
    int own = count(s, seat.index()) + count(s, Cubes.RED);
    int all = s.area().total() + s.bag().total();
    return atLeastOne(own, all, Math.min(all, Cubes.TRACK.at(s.rage()).draw() + s.danger()));
  }

  private static int count(Clank s, int kind) {
    return s.area().count(kind) + s.bag().count(kind);
  }

  /** The chance that some of the wanted ones are among those drawn. */
  private static double atLeastOne(int wanted, int all, int drawn) {
    double none = 1;
    for (int i = 0; i < drawn; i++) none *= Math.max(0, all - wanted - i) / (double) (all - i);
    return 1 - none;
  }
}
