package starboard.nemesis.voidseeders;

import starboard.kernel.rules.Step;
import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.IntruderMoves;

/** V9.5 Void seeders with nobody near vanish, with noise all around their rooms. */
record Lurking() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    if (s.opposition().areIntrudersPlayed()) return;
    s.beginActionOrStep();
    int rooms = deserted(s);
    for (int left = rooms; left != 0; left &= left - 1) {
      s.interior().placeNoiseAround(Integer.numberOfTrailingZeros(left));
    }
    for (int left = rooms; left != 0; left &= left - 1) {
      int figures = seedersIn(s, Integer.numberOfTrailingZeros(left));
      for (; figures != 0; figures &= figures - 1) {
        s.creatures().slipAway(Integer.numberOfTrailingZeros(figures));
      }
    }
  }

  /** The rooms with a void seeder and no Character there or next door, a bit each. */
  private static int deserted(Nemesis s) {
    int crew = s.crew().characterRooms();
    int found = 0;
    for (int left = s.creatures().breeds().mobile(); left != 0; left &= left - 1) {
      int room = s.creatures().roomOfFigure(Integer.numberOfTrailingZeros(left));
      if (room == Nemesis.NONE) continue;
      int around = s.kit().neighbours(room) | 1 << room;
      if ((around & crew) == 0) found |= 1 << room;
    }
    return found;
  }

  /** V1.2 Lairs are none. */
  private static int seedersIn(Nemesis s, int room) {
    return IntruderMoves.mobile(s, s.creatures().figuresIn(room));
  }
}
