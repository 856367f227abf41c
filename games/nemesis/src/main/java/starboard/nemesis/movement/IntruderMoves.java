package starboard.nemesis.movement;

import starboard.nemesis.Nemesis;

/** How Intruders move: all at once, through corridors, by the rules of doors (N8.6, N9.20). */
public final class IntruderMoves {

  private IntruderMoves() {}

  /** Those of these figures that can be moved at all. */
  public static int mobile(Nemesis s, int figures) {
    return figures & s.creatures().breeds().mobile();
  }

  /** Whether a figure can go into a neighbouring room, or at least break the door to it. */
  public static boolean canGo(Nemesis s, int figure, int room) {
    int type = s.creatures().typeOf(figure);
    return !s.interior().isShut(s.creatures().roomOfFigure(figure), room)
        || s.creatures().breeds().ignoresDoors(type)
        || s.breaksDoors(type);
  }

  /**
   * These figures of neighbouring rooms go into a room together. Of a pair of corridors they take
   * an open one; if both are closed, the door of the first is broken (N26.5).
   */
  public static void into(Nemesis s, int figures, int room) {
    long closed = s.interior().closedDoors();
    long broken = 0;
    for (int left = figures; left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      long ways = s.board().joining(s.creatures().roomOfFigure(figure), room);
      long open = ways & ~closed;
      int corridor = Long.numberOfTrailingZeros(open == 0 ? ways : open);
      broken |= go(s, figure, corridor, closed);
    }
    breakDoors(s, broken);
  }

  /**
   * These figures go through the corridor with that number, each from its own room. Tells which of
   * them may go on: those that have come into a room without a Character (L5.7).
   */
  public static int through(Nemesis s, int figures, int number) {
    long closed = s.interior().closedDoors();
    long broken = 0;
    int gone = 0;
    for (int left = figures; left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      int from = s.creatures().roomOfFigure(figure);
      if (!s.rules().place().isLeftByNumber(from)) continue;
      broken |= go(s, figure, s.board().spot(from, number), closed);
      int room = s.creatures().roomOfFigure(figure);
      if (room != Nemesis.NONE && room != from && !s.crew().hasCharacter(room)) gone |= 1 << figure;
    }
    breakDoors(s, broken);
    return gone;
  }

  /** One figure goes through a corridor. */
  public static void one(Nemesis s, int figure, int corridor) {
    breakDoors(s, go(s, figure, corridor, s.interior().closedDoors()));
  }

  /** Tells the door that is broken by it, as a bit; where no corridor has the number it stays. */
  private static long go(Nemesis s, int figure, int corridor, long closed) {
    if (corridor == Nemesis.NONE) return 0;
    if (s.board().isTechnical(corridor)) {
      s.creatures().slipAway(figure);
      return 0;
    }
    int type = s.creatures().typeOf(figure);
    if ((closed >>> corridor & 1) != 0 && !s.creatures().breeds().ignoresDoors(type)) {
      return s.breaksDoors(type) ? 1L << corridor : 0;
    }
    s.creatures()
        .moveFigure(figure, s.board().otherEnd(corridor, s.creatures().roomOfFigure(figure)));
    return 0;
  }

  private static void breakDoors(Nemesis s, long broken) {
    for (long left = broken; left != 0; left &= left - 1) {
      s.interior().destroyDoor(Long.numberOfTrailingZeros(left));
    }
  }
}
