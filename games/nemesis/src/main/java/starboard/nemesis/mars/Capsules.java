package starboard.nemesis.mars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Passing;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.round.Ending;

/** L10 The cargo sending system: capsules of one seat that launch by the schedule. */
final class Capsules {

  private static final Text NOTHING_SCHEDULED = Text.of("refused.nothing-scheduled");
  private static final Text OCCUPIED = Text.of("refused.capsule-occupied");

  private Capsules() {}

  /** L10.1 */
  static @Nullable Text whyNot(Nemesis s, int room) {
    MarsState mars = MarsState.of(s);
    if (mars.cssAt(s.clock().time()) == Nemesis.NONE) return NOTHING_SCHEDULED;
    Seats aboard = s.crew().seatsWaitingAt(mars.base().premises().dockIn(s, room));
    return aboard.isEmpty() ? null : OCCUPIED;
  }

  /** L10.1 */
  static void board(Nemesis s, Seat seat, int room) {
    int dock = MarsState.of(s).base().premises().dockIn(s, room);
    s.announce("event.boards-capsule", seat, MarsWidgets.capsule(dock));
    s.crew().waitAt(seat, dock);
    s.cards().discardHand(seat);
    s.then(new Passing(seat));
  }

  /** L5.1, L10.2 The token at the field of the time token says which capsules escape. */
  record Launch() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      MarsState mars = MarsState.of(s);
      int token = mars.cssAt(s.clock().time());
      if (token == Nemesis.NONE) return;
      List<Dock> launches = launches(s, mars.launch(token));
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        int dock = s.crew().waitsAt(seat);
        if (dock == Nemesis.NONE) continue;
        if (launches.contains(Dock.values()[dock])) escape(s, seat);
        else stay(s, seat, dock);
      }
      s.then(new Ending.IfNobodyIsLeft());
    }
  }

  private static List<Dock> launches(Nemesis s, int token) {
    return MarsState.of(s).base().content().cssTokens().at(s.kit().box().entry(token)).launches();
  }

  private static void escape(Nemesis s, Seat seat) {
    s.announce(Text.of("event.launches", Arg.of(seat)), MarsBeats.capsule(Beat.Kind.LEAVE, seat));
    s.crew().leave(seat, MarsWayOut.POD.ordinal());
  }

  /** L10.2 Back to the terminal with a serious wound. */
  private static void stay(Nemesis s, Seat seat, int dock) {
    s.announce(Text.of("event.thrown-back", Arg.of(seat)), MarsBeats.capsule(Beat.Kind.MOVE, seat));
    s.enter(seat, s.rules().place().roomBeside(s, dock));
    s.then(new Wounds.Serious(seat));
  }

  /** L10.4 If the base is destroyed while somebody waits, the current token is resolved first. */
  static void launchBeforeTheEnd(Nemesis s) {
    MarsState mars = MarsState.of(s);
    int token = mars.cssAt(s.clock().time());
    boolean anyone = false;
    for (Dock dock : Dock.values()) anyone |= !s.crew().seatsWaitingAt(dock.ordinal()).isEmpty();
    if (!anyone || token == Nemesis.NONE) return;
    List<Dock> launches = launches(s, mars.launch(token));
    for (Dock dock : launches) {
      for (Seat seat : s.crew().seatsWaitingAt(dock.ordinal())) escape(s, seat);
    }
  }
}
