package starboard.nemesis;

import starboard.kernel.Seat;

/** Which Characters an op strikes; several are handled in turn order. */
public enum Who {
  /** The user, or the Character the effect strikes. */
  SELF,
  /** 1 Character of your choice in your room, yourself included. */
  ONE_HERE,
  /** 1 other Character of your choice in your room. */
  OTHER_HERE,
  /** Every Character in your room, you included. */
  ALL_HERE,
  /** Every other Character in your room; if there is none, you. */
  OTHERS_HERE_OR_SELF,
  /** 1 Character of your choice in a room of the board. */
  ONE_ANYWHERE,
  /** Every Character in a room of the board, not in pods. */
  EVERYONE,
  /** Every Character in play, those in pods too. */
  EVERYONE_IN_PLAY;

  /** Whether one of them is chosen. */
  public boolean isChoice() {
    return this == ONE_HERE || this == OTHER_HERE || this == ONE_ANYWHERE;
  }

  /**
   * Whether that Character is one of those meant, or one of those to choose from. An attack that
   * strikes all is carried out for each of them (N14.9), so there it means only the one struck.
   */
  public boolean means(Nemesis s, Seat seat, Occasion on) {
    boolean you = on.seat() == seat.index();
    return switch (this) {
      case SELF -> you;
      case ONE_HERE -> isHere(s, seat, on);
      case OTHER_HERE -> !you && isHere(s, seat, on);
      case ALL_HERE -> on.isAttack() ? you : isHere(s, seat, on);
      case OTHERS_HERE_OR_SELF ->
          you ? s.crew().seatsIn(on.room()).size() == 1 : isHere(s, seat, on);
      case ONE_ANYWHERE, EVERYONE -> s.crew().isInRoom(seat);
      case EVERYONE_IN_PLAY -> s.crew().isInPlay(seat);
    };
  }

  private static boolean isHere(Nemesis s, Seat seat, Occasion on) {
    return s.crew().roomOf(seat) == on.room();
  }
}
