package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.Sited.time;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Step;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.mars.PlaceAction.Kind;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L11, L16.23 Gate, rover, suit, bunker, isolation. */
final class WaysOutTest {

  private static final int SILENCE = 10;
  private static final int DANGER = 9;

  private static Scenario<Nemesis> chamber() {
    return Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .given(Stalked.explored("001", "guard-room"))
        .given(Stalked.stands(ONE, "001"));
  }

  @Test
  @Rule({"L11.1", "L11.2", "L2.4", "L28.22"})
  void theRoverNeedsAnOpenGate() {
    chamber()
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(room("001")))
        .then(
            s ->
                assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_BY_ROVER))
                    .isEqualTo("refused.gate-closed"))
        .given(s -> MarsState.of(s).openGate())
        .then(s -> assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_BY_ROVER)).isNull())
        .then(
            s ->
                assertThat(Sited.whyNot(s, TWO, Kind.LEAVE_BY_ROVER)).isEqualTo("refused.no-exit"));
  }

  @Test
  @Rule({"L11.2", "L28.12", "L16.14", "L4.6"})
  void theRoverTakesOneAndAMalfunctionDoesNotStopIt() {
    chamber()
        .given(s -> MarsState.of(s).openGate())
        .given(Stalked.stands(TWO, "001"))
        .given(Stalked.broken("001"))
        .perform(Sited.does(ONE, Kind.LEAVE_BY_ROVER))
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.BUNKER.ordinal()))
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(MarsState.BUNKER))
        .then(
            s ->
                assertThat(Sited.whyNot(s, TWO, Kind.LEAVE_BY_ROVER))
                    .isEqualTo("refused.no-rover"));
  }

  @Test
  @Rule("L11.2")
  void anIntruderInTheRoomStopsBoth() {
    chamber()
        .given(s -> MarsState.of(s).openGate())
        .given(Stalked.item(ONE, "spacesuit"))
        .given(Stalked.intruder("adult", "001"))
        .then(
            s ->
                assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_BY_ROVER))
                    .isEqualTo("refused.in-combat"))
        .then(
            s ->
                assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_ON_FOOT))
                    .isEqualTo("refused.in-combat"));
  }

  @Test
  @Rule({"L11.2", "L26.10"})
  void onFootOneNeedsASuitAndSilence() {
    chamber()
        .given(s -> MarsState.of(s).openGate())
        .then(
            s -> assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_ON_FOOT)).isEqualTo("refused.no-suit"))
        .given(Stalked.item(ONE, "spacesuit"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_ON_FOOT)).isNull())
        .rolls(Chance.NOISE, SILENCE)
        .perform(Sited.does(ONE, Kind.LEAVE_ON_FOOT))
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.BUNKER.ordinal()))
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(room("001")));
  }

  @Test
  @Rule("L11.2")
  void whatComesStopsTheWalk() {
    chamber()
        .given(s -> MarsState.of(s).openGate())
        .given(Stalked.item(ONE, "spacesuit"))
        .given(Stalked.intruder("adult", "004"))
        .rolls(Chance.NOISE, DANGER)
        .perform(Sited.does(ONE, Kind.LEAVE_ON_FOOT))
        .told(ONE, "event.bunker-fails")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("001")))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("001"));
  }

  @Test
  @Covers("isolation-room")
  @Rule({"L16.23", "L4.6"})
  void isolationTakesWhoIsNotDisturbed() {
    isolation()
        .rolls(Chance.NOISE, SILENCE)
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.ISOLATION.ordinal()))
        .then(s -> assertThat(s.crew().isInPlay(ONE)).isFalse());
    isolation()
        .given(Stalked.intruder("adult", "021"))
        .rolls(Chance.NOISE, DANGER)
        .perform(Sited.uses(ONE, 1))
        .told(ONE, "event.isolation-fails")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("022")));
  }

  private static Scenario<Nemesis> isolation() {
    return Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .given(Stalked.stands(ONE, "022"))
        .given(time("9"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.isolation-locked"))
        .given(time("8"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull());
  }

  @Test
  @Rule({"L4.1", "L16.23"})
  void whoStartsTheRoundInIsolationDrawsOneMore() {
    Stalked.two()
        .given(Stalked.stands(ONE, "022"))
        .given(Stalked.stands(TWO, "021"))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(6))
        .given(Stalked.broken("022"))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(5));
  }

  @Test
  @Rule("L11.1")
  void anItemOpensTheGateInTheExitChamber() {
    chamber()
        .given(Stalked.item(ONE, "gate-remote"))
        .given(Stalked.item(TWO, "breaching-charge"))
        .then(
            s ->
                assertThat(Stalked.whyNot(s, TWO, "breaching-charge", 1))
                    .isEqualTo("refused.requires.exit-chamber"))
        .perform(Stalked.uses(ONE, "gate-remote"))
        .then(s -> assertThat(MarsState.of(s).isGateOpen()).isTrue());
  }

  @Test
  @Rule({"L23.2", "L1.4"})
  void oneMarkerTooManyDestroysTheBase() {
    Stalked.two()
        .perform(
            s -> {
              for (int room = 0; room < 12; room++) s.interior().placeFire(room);
            })
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse())
        .perform(s -> s.interior().placeFire(12))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue());
  }

  @Test
  @Rule("L1.4")
  void lostMarkersLowerTheLimits() {
    Stalked.two()
        .perform(
            s -> {
              for (int room = 0; room < 11; room++) s.interior().placeFire(room);
            })
        .perform(losing())
        .then(s -> assertThat(MarsState.of(s).firesLost()).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).malfunctionsLost()).isEqualTo(1))
        .perform(losing())
        .then(s -> assertThat(MarsState.of(s).firesLost()).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).malfunctionsLost()).isEqualTo(2))
        .perform(s -> s.interior().placeFire(11))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue());
  }

  private static Step<Nemesis> losing() {
    return s -> {
      BaseOps.LoseMarkers op = new BaseOps.LoseMarkers(1, 1);
      Occasion on = Occasion.ofEvent(Stalked.BOX.events().first());
      assertThat(op.whyNot(s, on)).isNull();
      op.happen(s, on);
    };
  }
}
