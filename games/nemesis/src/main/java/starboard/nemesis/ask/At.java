package starboard.nemesis.ask;

import starboard.kernel.Choice;

/**
 * A place or piece chosen on the board, by its number there.
 *
 * @param what which numbers are meant
 */
public record At(What what, int index) implements Choice {

  /** What can be chosen by number. */
  public enum What {
    ROOM,
    CORRIDOR,
    FIGURE,
    SEAT,
    SPOT,
    WEAPON,
    OBJECT,
    OTHER
  }

  private static final int KEPT = 32;
  private static final At[][] READY = new At[What.values().length][KEPT];

  static {
    for (What what : What.values()) {
      for (int i = 0; i < KEPT; i++) READY[what.ordinal()][i] = new At(what, i);
    }
  }

  /** What was begun comes to nothing. */
  public static final At LAPSE = new At(What.OTHER, -2);

  /** No thanks, or no more. */
  public static final At DONE = new At(What.OTHER, -1);

  private static At of(What what, int index) {
    return index < KEPT ? READY[what.ordinal()][index] : new At(what, index);
  }

  public static At room(int room) {
    return of(What.ROOM, room);
  }

  public static At corridor(int corridor) {
    return of(What.CORRIDOR, corridor);
  }

  public static At figure(int figure) {
    return of(What.FIGURE, figure);
  }

  public static At seat(int seat) {
    return of(What.SEAT, seat);
  }

  /** A spot of the place where Characters wait. */
  public static At spot(int spot) {
    return of(What.SPOT, spot);
  }

  public static At weapon(int weapon) {
    return of(What.WEAPON, weapon);
  }

  public static At object(int kind) {
    return of(What.OBJECT, kind);
  }

  public static At other(int index) {
    return of(What.OTHER, index);
  }
}
