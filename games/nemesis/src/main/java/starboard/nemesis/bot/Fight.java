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

  /** Only larvae are here: they die of the first injury (N13.2). */
  boolean isEasy() {
    return Danger.largest(s, w.room) == 0;
  }

  /** Whether the cards and the ammo one has are likely to make an end of it. */
  boolean isWorthwhile() {
    if (isEasy()) return true;
    int figures = s.creatures().figuresIn(w.room);
    if (Integer.bitCount(figures) > 1) return false;
    int cards = Math.min(SHOTS, s.cards().actionCards(w.seat));
    int figure = Integer.numberOfTrailingZeros(figures);
    return w.odds.shooting(s, w.seat, figure, cards) >= GOOD_ODDS;
  }
}
