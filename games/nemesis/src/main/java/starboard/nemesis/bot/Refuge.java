package starboard.nemesis.bot;

import org.jspecify.annotations.Nullable;
import starboard.nemesis.Nemesis;
import starboard.nemesis.mars.Deduction;
import starboard.nemesis.mars.Dock;
import starboard.nemesis.mars.Launches;
import starboard.nemesis.mars.MarsBase;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.mars.MarsWayOut;

/**
 * A way out of the Mars base, as far as one knows it.
 *
 * @param room where it begins
 * @param deed what is done there
 * @param isOpen whether that can be done now
 * @param risk how often of a hundred times the contingency kills those who take it (L21)
 * @param worth the higher the better
 */
record Refuge(int room, Deed deed, boolean isOpen, int risk, int worth) {

  private static final int SURE = 100;

  /** A noise roll may bring somebody (L16.23, L11.2). */
  private static final int NOISE = 15;

  /** What a card of the way and a round of waiting take off its worth. */
  private static final int CARD = 2;

  private static final int ROUND = 4;

  /** The best of those one knows. */
  static @Nullable Refuge best(Situation w) {
    Deduction deduction = new Deduction(w.s, w.seat);
    Refuge best = isolation(w, deduction.risk(MarsWayOut.ISOLATION));
    for (int room = 0; room < w.s.board().rooms(); room++) {
      best = better(best, bunker(w, room));
      best = better(best, capsule(w, room, deduction.risk(MarsWayOut.POD)));
    }
    return best;
  }

  private static @Nullable Refuge better(@Nullable Refuge one, @Nullable Refuge other) {
    if (one == null || other == null) return one == null ? other : one;
    return other.worth > one.worth ? other : one;
  }

  /** Null if it surely kills. */
  private static @Nullable Refuge of(
      Situation w, int room, Deed deed, int rounds, int risk, int chance) {
    if (risk == SURE) return null;
    int effort = CARD * w.from.of(room) + ROUND * rounds;
    return new Refuge(room, deed, rounds == 0, risk, chance * (SURE - risk) / SURE - effort);
  }

  /** L16.23, unless the base is going to be destroyed. */
  private static @Nullable Refuge isolation(Situation w, int risk) {
    Nemesis s = w.s;
    MarsState mars = MarsState.of(s);
    int room = s.interior().roomOf(mars.base().premises().isolation());
    if (mars.autodestruction() != Nemesis.NONE || s.interior().isBroken(room)) return null;
    int rounds = Math.max(0, mars.base().schedule().opens() - s.clock().time());
    boolean alert = mars.alert() != Nemesis.NONE;
    return of(w, room, Deed.SHELTER, alert ? 0 : rounds, risk, SURE - NOISE);
  }

  /** L11 Through the gate, if it is open or one can open it; no contingency strikes there. */
  private static @Nullable Refuge bunker(Situation w, int room) {
    MarsState mars = MarsState.of(w.s);
    MarsBase base = mars.base();
    boolean opens = base.premises().isExit(room) && w.hasMeansFor(Deed.OPEN_GATE);
    if (!mars.isGateOpen() && !opens) return null;
    if (base.premises().isExit(room) && mars.rover() == room) {
      return of(w, room, Deed.GO_TO_BUNKER, 0, 0, SURE);
    }
    boolean walks = base.premises().leadsToBunker(room) && base.hasSuit(w.s, w.seat);
    return walks ? of(w, room, Deed.GO_TO_BUNKER, 0, 0, SURE - NOISE) : null;
  }

  /** L10 A free capsule that may be launched soon. */
  private static @Nullable Refuge capsule(Situation w, int room, int risk) {
    Nemesis s = w.s;
    int dock =
        s.interior().isExplored(room)
            ? MarsState.of(s).base().premises().dockIn(s, room)
            : Nemesis.NONE;
    if (dock == Nemesis.NONE || s.interior().isBroken(room)) return null;
    if (!s.crew().seatsWaitingAt(dock).isEmpty()) return null;
    Refuge best = null;
    int last = s.clock().time() + w.roundsLeft();
    for (int field = s.clock().time(); field < last; field++) {
      int chance = Launches.chance(s, w.seat, Dock.values()[dock], field);
      if (chance == 0) continue;
      int rounds = field - s.clock().time();
      best = better(best, of(w, room, Deed.BOARD_POD, rounds, risk, chance));
    }
    return best;
  }
}
