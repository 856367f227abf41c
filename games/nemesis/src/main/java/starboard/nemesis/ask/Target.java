package starboard.nemesis.ask;

import starboard.kernel.rules.Choice;

/**
 * A place or piece chosen on the board, by its number there.
 *
 * @param what which numbers are meant
 */
public record Target(What what, int index) implements Choice {

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
  private static final Target[][] READY = new Target[What.values().length][KEPT];

  static {
    for (What what : What.values()) {
      for (int i = 0; i < KEPT; i++) READY[what.ordinal()][i] = new Target(what, i);
    }
  }

  /** What was begun comes to nothing. */
  public static final Target LAPSE = new Target(What.OTHER, -2);

  /** No thanks, or no more. */
  public static final Target DONE = new Target(What.OTHER, -1);

  private static Target of(What what, int index) {
    return index < KEPT ? READY[what.ordinal()][index] : new Target(what, index);
  }

  public static Target room(int room) {
    return of(What.ROOM, room);
  }

  public static Target corridor(int corridor) {
    return of(What.CORRIDOR, corridor);
  }

  public static Target figure(int figure) {
    return of(What.FIGURE, figure);
  }

  public static Target seat(int seat) {
    return of(What.SEAT, seat);
  }

  /** A spot of the place where Characters wait. */
  public static Target spot(int spot) {
    return of(What.SPOT, spot);
  }

  public static Target weapon(int weapon) {
    return of(What.WEAPON, weapon);
  }

  public static Target object(int kind) {
    return of(What.OBJECT, kind);
  }

  public static Target other(int index) {
    return of(What.OTHER, index);
  }
}
