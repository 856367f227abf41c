package starboard.nemesis.bot;

import starboard.nemesis.Nemesis;

/** N12.3, L20.8 What is thrown, from the room next to it, at eggs or at whoever bars the way. */
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

  /**
   * L20.8 Whether Intruders bar the next room, which one can throw into and where nobody else is.
   */
  static boolean clears(Situation w, int next) {
    return next != Nemesis.NONE
        && w.s.creatures().hasIntruder(next)
        && !w.s.crew().hasCharacter(next)
        && !w.s.interior().isShut(w.room, next);
  }

  /** N27.19, N27.20 What a room is worth as a target: never the own one. */
  static int at(Situation w, int room) {
    if (w.s.crew().hasCharacter(room)) return OUCH;
    if (isTarget(w, room)) return 2;
    return w.s.creatures().hasIntruder(room) ? 1 : 0;
  }
}
