package starboard.rone.bot;

/**
 * What single things are worth, in tenths of a point of life; tuned by duels of cadets.
 *
 * @param tearing a point of armour destruction that finds armour
 * @param scrapping a card of an opponent's deck that goes to the scrapyard
 * @param clearing a card of the own scrapyard less: a life at the next reshuffle, and cards to draw
 */
record Prices(int armour, int melee, int ranged, int tearing, int scrapping, int clearing) {

  static final int LIFE = 10;
  static final int PART = 5;
  static final int RESOURCE = 4;

  /** Of a turn: what an opponent has to reshuffle now hurts more than what he may heal. */
  static final Prices NOW = new Prices(4, 4, 12, 4, 21, 19);

  /** Of a card for the rest of the game. */
  static final Prices LASTING = new Prices(6, 7, 12, 4, 9, 8);

  /**
   * Against the Invasion, which has cards enough: one scrapped is worth little. Those who go after
   * its deck make it run out in five rounds (R12.9).
   */
  static final int SCRAPPING_INVADERS = 2;
}
