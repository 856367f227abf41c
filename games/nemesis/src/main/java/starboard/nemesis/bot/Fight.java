package starboard.nemesis.bot;

import starboard.nemesis.Nemesis;

/** N11 Whether one stands and fights what is in the room, or flees. */
final class Fight {

  private static final int SHOTS = 4;
  private static final int GOOD_ODDS = 40;

  private final Situation w;
  private final Nemesis s;

  Fight(Situation w) {
    this.w = w;
    s = w.s;
  }

  /** Only what dies of the first injury is here, as larvae do (N13.2). */
  boolean isEasy() {
    int figures = s.creatures().figuresIn(w.room);
    for (int left = figures; left != 0; left &= left - 1) {
      int type = s.creatures().typeOf(Integer.numberOfTrailingZeros(left));
      if (s.creatures().breeds().toughness(type).cards() > 0) return false;
    }
    return figures != 0;
  }

  /** V5.11 Only lairs are here, and one has come for them. */
  private boolean isHunt() {
    return w.aim.killsDespoiler() && Danger.isLair(s, w.room) && Danger.ammo(s, w.seat) > 0;
  }

  /** Whether the cards and the ammo one has are likely to make an end of it. */
  boolean isWorthwhile() {
    if (isEasy() || isHunt()) return true;
    int figures = s.creatures().figuresIn(w.room);
    if (Integer.bitCount(figures) > 1) return false;
    int cards = Math.min(SHOTS, s.cards().actionCards(w.seat));
    int figure = Integer.numberOfTrailingZeros(figures);
    return w.odds.shooting(s, w.seat, figure, cards) >= GOOD_ODDS;
  }
}
