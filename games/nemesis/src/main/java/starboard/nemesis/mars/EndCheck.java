package starboard.nemesis.mars;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.round.Ending;

/** L23.5 (1) The active contingency is turned up and applied to those who have left alive. */
record EndCheck() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    MarsState mars = MarsState.of(s);
    int token = mars.revealActive();
    MarsContent.Kills kills =
        mars.base().content().contingencyTokens().at(s.kit().box().entry(token)).kills();
    for (int i = 0; i < s.players(); i++) {
      Seat seat = s.clock().inTurnOrder(i);
      if (s.crew().wayOutOf(seat) != Nemesis.NONE && strikes(s, kills, seat)) {
        s.clock().perish(seat);
      }
    }
    // L21.2 The code that strikes those in isolation destroys the facility
    if (kills.wayOut() == MarsWayOut.ISOLATION && !s.clock().isPlaceDestroyed()) {
      Ending.destroy(s);
    }
  }

  /** Whether a contingency kills that Character. */
  static boolean strikes(Nemesis s, MarsContent.Kills kills, Seat seat) {
    Boolean signal = kills.signalSent();
    if (signal != null) return s.crew().hasSentSignal(seat) == signal;
    Integer most = kills.knowledgeMax();
    if (most != null) return MarsState.of(s).knowledge(seat) <= most;
    MarsWayOut way = kills.wayOut();
    return way != null && s.crew().hasLeftBy(seat, way.ordinal());
  }
}
