package starboard.kernel.seats;

/** A place at the table. People call the first one "player 1"; protocols call it seat 0. */
public enum Seat {
  ONE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT;

  private static final Seat[] ALL = values();

  /** The most seats any game can have. */
  public static final int MOST = ALL.length;

  public static Seat of(int index) {
    return ALL[index];
  }

  /** 0 for the first seat. */
  public int index() {
    return ordinal();
  }

  /** The next seat clockwise at a table of that many players. */
  public Seat next(int players) {
    return ALL[(ordinal() + 1) % players];
  }
}
