package starboard.rone.bot;

import starboard.rone.Box;
import starboard.rone.Player;
import starboard.rone.Rone;

/**
 * What lasts, in tenths of a point of life: a screw, a recruit, a step of crafting, a technology, a
 * starting card more, a weak card less. It is worth the more the more turns are to come.
 */
record Growth(int screw, int recruit, int craft, int technology, int starter, int sacrifice) {

  /** On a card, some day. */
  static final Growth USUAL = new Growth(4, 5, 9, 30, 6, 3);

  /** What the cards of a deck bring that a new one is played instead of. */
  private static final int BAR = 13;

  /** In so many of ten turns a card of one's own is played. */
  private static final int PLAYED = 4;

  /** How much of an opponent's strength is lost in a turn, about, and for how long one plans. */
  private static final int PACE = 4;

  private static final int FAR = 7;

  /** R6.10 A technology is used at once; afterwards it spares lives at reshuffles (R7.4). */
  private static final int TECHNOLOGY = 88;

  private static final int RELIEF = 2;

  /** So many recruits in training are enough. */
  private static final int ENOUGH = 3;

  /** Now. */
  static Growth of(Worth worth) {
    int turns = turns(worth);
    return new Growth(
        screw(worth, turns),
        recruit(worth.player(), turns),
        turns,
        turns == 0 ? 0 : TECHNOLOGY + RELIEF * turns,
        0,
        turns);
  }

  /** How many more turns there are: as long as the weaker player lasts, or the scenario. */
  private static int turns(Worth worth) {
    Rone s = worth.table();
    if (s.isInvaded()) return Math.clamp(LAST_ROUND - s.invasion().round(), 0, FAR);
    int weaker = Math.min(strength(worth.player()), strength(worth.opponent()));
    return Math.clamp(weaker / PACE, 0, FAR);
  }

  /** When a scenario is over, about (R15.6, R15.7). */
  private static final int LAST_ROUND = 10;

  private static int strength(Player player) {
    return player.life() + player.armour() / 2;
  }

  /** R6.2 Its part of what the best card that is not yet trained will bring. */
  private static int screw(Worth worth, int turns) {
    Player player = worth.player();
    int best = 0;
    for (int i = 0; i < player.training().size(); i++) {
      if (player.isTrained(i)) continue;
      int kind = Box.kindOf(player.training().number(i));
      int better = Math.max(0, worth.owned(kind) - BAR);
      int missing = Box.trainCost(kind) - player.screws(i);
      best = Math.max(best, better * PLAYED * turns / 10 / missing);
    }
    return best;
  }

  /** R6.1 Somebody to train, most of all where there is nobody. */
  private static int recruit(Player player, int turns) {
    int waiting = 0;
    for (int i = 0; i < player.training().size(); i++) if (!player.isTrained(i)) waiting++;
    if (waiting == 0) return 3 * turns;
    return waiting < ENOUGH ? turns : 0;
  }
}
