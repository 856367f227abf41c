package starboard.nemesis.bot;

import starboard.nemesis.Nemesis;

/** N12.3 Grenades and Molotov Cocktails are for eggs, thrown from the room next to the Nest. */
final class Missile {

  private static final int OUCH = -100;

  private Missile() {}

  /** Whether eggs that must go are within reach, and one is not among them. */
  static boolean reachesEggs(Situation w) {
    if (!w.aim.destroysNest()) return false;
    Nemesis s = w.s;
    for (int i = 0; i < s.board().degree(w.room); i++) {
      int next = s.board().neighbour(w.room, i);
      if (!s.interior().isShut(w.room, next) && isTarget(w, next)) return true;
    }
    return false;
  }

  private static boolean isTarget(Situation w, int room) {
    return w.s.interior().isExplored(room)
        && w.s.objects().eggsIn(room) > 0
        && !w.s.crew().hasCharacter(room);
  }

  /** N27.19, N27.20 What a room is worth as a target: never the own one. */
  static int at(Situation w, int room) {
    if (w.s.crew().hasCharacter(room)) return OUCH;
    return isTarget(w, room) ? 2 : 1;
  }
}
