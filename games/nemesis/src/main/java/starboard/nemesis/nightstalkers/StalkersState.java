package starboard.nemesis.nightstalkers;

import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.intruders.IntrudersState;

/** What the Night Stalkers have beside slime and larvae: those who follow an escape. */
public final class StalkersState extends IntrudersState {

  /** Who escapes, or NONE. */
  private int escaping = NONE;

  /** The figures that will follow, a bit each. */
  private int pursuers;

  StalkersState(Nemesis table) {
    super(table);
  }

  public static StalkersState of(Nemesis s) {
    return (StalkersState) s.speciesState();
  }

  boolean isEscaping(Seat seat) {
    return escaping == seat.index();
  }

  void escapes(Seat seat) {
    escaping = seat.index();
    pursuers = 0;
  }

  /** That figure will follow who escapes. */
  void pursue(int figure) {
    pursuers |= 1 << figure;
  }

  /** The escape is over: those who follow come to where it has led. */
  void follow(Seat seat) {
    int coming = pursuers;
    escaping = NONE;
    pursuers = 0;
    int room = table().crew().roomOf(seat);
    if (room == NONE) return;
    for (int left = coming; left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      int from = table().creatures().roomOfFigure(figure);
      if (from != NONE && from != room) table().creatures().moveFigure(figure, room);
    }
  }
}
