package starboard.nemesis.bot;

import starboard.kernel.box.Thing;
import starboard.nemesis.Nemesis;
import starboard.nemesis.mars.Dock;
import starboard.nemesis.mars.Launches;
import starboard.nemesis.mars.MarsState;

/** L10 What one wants to know of the capsules, and when they shall start. */
final class Timetable {

  /** What starts later is looked at later. */
  private static final int SOON = 4;

  private Timetable() {}

  /** Whether a capsule is known that one could take, and a token one has not seen. */
  static boolean isWorthALook(Situation w) {
    if (nextSecret(w) == Nemesis.NONE) return false;
    for (int room = 0; room < w.s.board().rooms(); room++) if (isTerminal(w.s, room)) return true;
    return false;
  }

  private static boolean isTerminal(Nemesis s, int room) {
    return s.interior().isExplored(room)
        && !s.interior().isBroken(room)
        && MarsState.of(s).base().premises().dockIn(s, room) != Nemesis.NONE;
  }

  /** The next field, if soon, with a token one has not seen; else NONE. */
  private static int nextSecret(Situation w) {
    MarsState mars = MarsState.of(w.s);
    int last = w.s.clock().time() + Math.min(SOON, w.roundsLeft());
    for (int field = w.s.clock().time(); field < last; field++) {
      int token = mars.cssAt(field);
      if (token != Nemesis.NONE && !Thing.isSeenBy(mars.css().at(token), w.seat)) return field;
    }
    return Nemesis.NONE;
  }

  /** One looks at the token that is next and unknown. */
  static int look(Situation w, int token) {
    return MarsState.of(w.s).cssField(token) == nextSecret(w) ? 1 : 0;
  }

  /** L16.13 The capsule one means to take starts as early as one can be there. */
  static int shift(Situation w, int token, int field) {
    Refuge refuge = Refuge.best(w);
    if (refuge == null || refuge.deed() != Deed.BOARD_POD) return -1;
    MarsState mars = MarsState.of(w.s);
    Dock dock = Dock.values()[mars.base().premises().dockIn(w.s, refuge.room())];
    int from = mars.cssField(token);
    boolean mine = Launches.chance(w.s, w.seat, dock, from) > 0;
    int rounds = field - w.s.clock().time();
    boolean inTime = rounds * Situation.CARDS_A_ROUND >= w.from.of(refuge.room());
    return mine && inTime ? from - field : -1;
  }
}
