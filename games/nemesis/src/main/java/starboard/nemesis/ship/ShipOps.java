package starboard.nemesis.ship;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.round.Ending;
import starboard.nemesis.words.OpTexts;

/** Ops of the ship: its systems and its pods (N20, N21). */
public sealed interface ShipOps extends OpRule {

  Text NO_ENGINE = Text.of("refused.no-engine");
  Text NO_POD = Text.of("refused.no-pod-here");

  /**
   * Starts the self-destruct (N20.6).
   *
   * @param forced also where an action could not start it; not on the ship (N20.9)
   */
  record StartSelfDestruct(@Default("false") boolean forced) implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return SelfDestruct.whyNotStarted(s, forced);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      ShipState.of(s).startSelfDestruct();
    }

    @Override
    public Text text() {
      return Text.of("op.start-self-destruct" + (forced ? ".forced" : ""));
    }
  }

  /** Stops the self-destruct (N20.7). */
  record StopSelfDestruct() implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return SelfDestruct.whyNotStopped(s);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      ShipState.of(s).stopSelfDestruct();
    }
  }

  /** Tries to board a pod of this dock (N21.2). */
  record BoardPod(Dock dock) implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.rules().place().whyNoWayOut(s, on.you(), ShipWayOut.POD, on.room());
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.rules().place().leave(s, on.you(), ShipWayOut.POD, on.room());
    }

    @Override
    public Text text() {
      return Text.of("op.board-pod", Arg.word(dock.name()));
    }
  }

  /** A pod still there leaves the game (N21.8). */
  record EjectPod(Which which, Aboard aboard) implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return ShipState.of(s).pods() == 0 ? NO_POD : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      int pod =
          which == Which.LOWEST
              ? Integer.numberOfTrailingZeros(ShipState.of(s).pods())
              : Integer.SIZE - 1 - Integer.numberOfLeadingZeros(ShipState.of(s).pods());
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (ShipState.of(s).podOf(seat) != pod) continue;
        if (aboard == Aboard.BACK) {
          s.announce("event.thrown-back", seat);
          s.enter(seat, s.rules().place().roomBeside(s, pod));
        } else {
          s.announce("event.launches", seat);
          ShipState.of(s).launch(seat);
        }
      }
      ShipState.of(s).removePod(pod);
      if (aboard == Aboard.GONE) s.then(new Ending.IfNobodyIsLeft());
    }

    /** Which pod. */
    public enum Which {
      LOWEST,
      HIGHEST
    }

    /** What happens to those aboard. */
    public enum Aboard {
      /** Back in its section room. */
      BACK,
      /** Gone with it. */
      GONE
    }

    @Override
    public Text text() {
      return OpTexts.sentences(
          List.of(
              Text.of("op.eject-pod." + Spelling.of(which)),
              Text.of("op.eject-pod." + Spelling.of(aboard))));
    }
  }

  /** Turns 1 pod from locked to unlocked or back (N19.17). */
  record TogglePod(Where dock) implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return pods(s, on) == 0 ? NO_POD : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new TogglingPod(on, this));
    }

    /** The pods it may be, a bit each. */
    int pods(Nemesis s, Occasion on) {
      if (dock == Where.ANY) return ShipState.of(s).pods();
      int found = 0;
      for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
        int pod = Integer.numberOfTrailingZeros(left);
        if (s.rules().place().roomBeside(s, pod) == on.room()) found |= 1 << pod;
      }
      return found;
    }

    /** Which pods. */
    public enum Where {
      ANY,
      /** Of the Evacuation Section you stand in. */
      HERE
    }

    @Override
    public Text text() {
      return Text.of("op.toggle-pod." + Spelling.of(dock));
    }
  }

  /** N20.1. */
  record RepairOrBreakEngine() implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return ShipState.of(s).engineIn(on.room()) == Nemesis.NONE ? NO_ENGINE : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      int engine = ShipState.of(s).engineIn(on.room());
      ShipState.of(s).peekBothTokens(on.you(), engine);
      s.then(new SwappingTokens(on, engine));
    }
  }

  /** Sees secretly the top token of these engines (N19.16, N19.22). */
  record CheckEngines(List<Integer> engines) implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int i = 0; i < engines.size(); i++)
        ShipState.of(s).peekEngine(on.you(), engines.get(i) - 1);
    }

    @Override
    public Text text() {
      String key = "op.check-engines" + (engines.size() == 1 ? ".one" : "");
      return Text.of(key, Arg.of(OpTexts.numbers(engines)));
    }
  }

  /** Sees secretly the Coordinates card (N19.21). */
  record CheckCoordinates() implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      ShipState.of(s).peekCourse(on.you());
    }
  }

  /** Puts the destination marker on any space (N20.3). */
  record SetDestination() implements ShipOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return ShipState.of(s).isAnyoneHibernating() ? Hibernation.SOMEBODY_SLEEPS : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new SettingCourse(on));
    }
  }
}
