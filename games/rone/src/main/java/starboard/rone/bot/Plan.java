package starboard.rone.bot;

import starboard.kernel.box.Pile;
import starboard.rone.Box;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Resources;

/** R3.3, R8.4.3 Which hand cards are worth most together for what there is to pay with. */
final class Plan {

  /** So many hand cards are thought about; those worth least are left out. */
  private static final int MOST = 9;

  private final Player player;
  private final int[] kinds;
  private final int[] worths;
  private final long[] costs;
  private final long discounts;

  /** What all cards from one position on would bring. */
  private final int[] rests;

  Plan(Worth worth) {
    this(worth, worth.player().discounts());
  }

  Plan(Worth worth, long discounts) {
    player = worth.player();
    this.discounts = discounts;
    Pile hand = player.hand();
    int[] found = new int[hand.size()];
    int[] value = new int[hand.size()];
    int n = 0;
    for (int i = 0; i < hand.size(); i++) {
      int kind = Box.kindOf(hand.number(i));
      int now = worth.played(kind);
      if (now <= 0) continue;
      int at = n++;
      for (; at > 0 && value[at - 1] < now; at--) {
        found[at] = found[at - 1];
        value[at] = value[at - 1];
      }
      found[at] = kind;
      value[at] = now;
    }
    int size = Math.min(n, MOST);
    kinds = java.util.Arrays.copyOf(found, size);
    worths = java.util.Arrays.copyOf(value, size);
    costs = new long[size];
    rests = new int[size + 1];
    for (int i = size - 1; i >= 0; i--) {
      costs[i] = Box.cost(kinds[i]);
      rests[i] = rests[i + 1] + worths[i];
    }
  }

  /** What a player could pay with: what floats, and what lies on dice that are not used. */
  static long pool(Player player) {
    long pool = player.floating();
    for (int die = 0; die < Dice.DICE; die++) {
      if (player.isFree(die)) pool += Dice.resources(player.die(die), player.face(die));
    }
    return pool;
  }

  /** The most that cards can bring that this pool pays. */
  int best(long pool) {
    return kinds.length == 0 ? 0 : best(pool, 0, Resources.NONE, discounts != Resources.NONE);
  }

  /** Cards from one position on, with the price of those before them. */
  private int best(long pool, int from, long price, boolean cheaper) {
    int most = 0;
    for (int i = from; i < kinds.length && rests[i] > most; i++) {
      long with = price + costs[i];
      if (!Resources.pays(pool, with)) {
        if (!cheaper || !Resources.pays(pool, price + Resources.reduced(costs[i], discounts))) {
          continue;
        }
        with = price + Resources.reduced(costs[i], discounts);
        most = Math.max(most, worths[i] + best(pool, i + 1, with, false));
        continue;
      }
      most = Math.max(most, worths[i] + best(pool, i + 1, with, cheaper));
    }
    return most;
  }

  /** The card to play next, or -1: the discounts go to the one they help most. */
  int next(long pool) {
    int next = -1;
    int most = 0;
    for (int i = 0; i < kinds.length; i++) {
      long price = Resources.reduced(costs[i], discounts);
      if (!Resources.pays(pool, price)) continue;
      int saved = Resources.total(costs[i]) - Resources.total(price);
      int now = 10 * (worths[i] + without(i, pool, price)) + 3 * saved;
      if (now <= most) continue;
      most = now;
      next = kinds[i];
    }
    return next;
  }

  /** What the others can still bring once that card is paid. */
  private int without(int card, long pool, long price) {
    return best(pool, 0, price, 1 << card);
  }

  private int best(long pool, int from, long price, int left) {
    int most = 0;
    for (int i = from; i < kinds.length && rests[i] > most; i++) {
      if ((left & (1 << i)) != 0) continue;
      long with = price + costs[i];
      if (!Resources.pays(pool, with)) continue;
      most = Math.max(most, worths[i] + best(pool, i + 1, with, left));
    }
    return most;
  }

  /** How many cards are worth playing. */
  int size() {
    return kinds.length;
  }

  /** What all of them would bring. */
  int all() {
    int sum = 0;
    for (int worth : worths) sum += worth;
    return sum;
  }
}
