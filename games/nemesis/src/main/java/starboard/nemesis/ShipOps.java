package starboard.nemesis;

import java.util.List;
import starboard.kernel.Arg;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of the place and its ways out (N20, N21). */
public sealed interface ShipOps extends Op {

  /**
   * Starts the self-destruct (N20.6).
   *
   * @param forced also where an action could not start it (N20.9)
   */
  record StartSelfDestruct(@Default("false") boolean forced) implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.start-self-destruct" + (forced ? ".forced" : ""));
    }
  }

  /** Stops the self-destruct (N20.7). */
  record StopSelfDestruct() implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.stop-self-destruct");
    }
  }

  /** Your Signal is sent, for good (N19.2). */
  record SendSignal() implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.send-signal");
    }
  }

  /** Tries to board a pod of this dock (N21.2). */
  record BoardPod(Dock dock) implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.board-pod", Arg.word(dock.name()));
    }
  }

  /** Tries the way out of this room (N20.10). */
  record Shelter(WayOut way) implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.shelter." + OpTexts.word(way));
    }
  }

  /** A pod still there leaves the game (N21.8). */
  record EjectPod(Which which, Aboard aboard) implements ShipOps {

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
              Text.of("op.eject-pod." + OpTexts.word(which)),
              Text.of("op.eject-pod." + OpTexts.word(aboard))));
    }
  }

  /** Turns 1 pod from locked to unlocked or back (N19.17). */
  record TogglePod(Where dock) implements ShipOps {

    /** Which pods. */
    public enum Where {
      ANY,
      /** Of the Evacuation Section you stand in. */
      HERE
    }

    @Override
    public Text text() {
      return Text.of("op.toggle-pod." + OpTexts.word(dock));
    }
  }

  /** N20.1. */
  record RepairOrBreakEngine() implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.repair-or-break-engine");
    }
  }

  /** Puts the destination marker on another space (N20.3). */
  record SetDestination() implements ShipOps {
    @Override
    public Text text() {
      return Text.of("op.set-destination");
    }
  }

  /** Everybody passes; a step of this round's Event phase is left out (N27.16). */
  record EndPlayerPhase(Skip skip) implements ShipOps {

    /** Which step. */
    public enum Skip {
      INTRUDER_ATTACK
    }

    @Override
    public Text text() {
      return Text.of("op.end-player-phase");
    }
  }
}
