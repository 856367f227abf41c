package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.advanced;
import static starboard.nemesis.Laid.room;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.5 The two networks of technical corridors on the reverse side of the board. */
final class TechnicalNetworksTest {

  private static final String RED = "technical-space-red";
  static final String BLUE = "technical-space-blue";

  private static Scenario<Nemesis> event(Scenario<Nemesis> table, String event) {
    return table.given(Stacked.event(event)).perform(new EventSteps.DrawEvent());
  }

  @Test
  @Rule({"N26.5", "N8.3"})
  void technicalMovesStayInOneNetwork() {
    technicalMove("001")
        .offersOnly(
            ONE,
            "go:room-007",
            "go:room-009",
            "go:room-010",
            "go:room-011",
            "go:room-018",
            "go:room-019");
    technicalMove("012")
        .offersOnly(
            ONE,
            "go:room-003",
            "go:room-007",
            "go:room-009",
            "go:room-011",
            "go:room-019",
            "go:room-020");
    technicalMove("011")
        .offersOnly(
            ONE,
            "go:room-001",
            "go:room-003",
            "go:room-007",
            "go:room-009",
            "go:room-010",
            "go:room-012",
            "go:room-018",
            "go:room-019",
            "go:room-020");
  }

  private static Scenario<Nemesis> technicalMove(String from) {
    MovementOps move =
        new MovementOps.MoveTechnical(MovementOps.MoveTechnical.Origin.ENTRANCE, null, false);
    return advanced(2)
        .given(Laid.stands(ONE, from))
        .perform(s -> move.happen(s, Occasion.ofRoom(ONE, room(from))));
  }

  @Test
  @Rule({"N26.5", "N7.2", "N8.1"})
  void noiseOnOneNetworkIsNotOnTheOther() {
    // 007: numbers 2 and 3 lead into red, 4 into blue
    rolled("007", 7).then(s -> assertThat(Laid.noisy(s)).containsExactly(BLUE));
    rolled("007", 3).then(s -> assertThat(Laid.noisy(s)).containsExactly(RED));
    advanced(2)
        .given(Laid.noise(RED))
        .given(Laid.stands(ONE, "012"))
        .rolls(Chance.NOISE, 3)
        .perform(new NoiseRoll(ONE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED, BLUE));
    advanced(2)
        .given(Laid.bag("tok-blank"))
        .given(Laid.noise(BLUE))
        .given(Laid.stands(ONE, "012"))
        .rolls(Chance.NOISE, 3)
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
  }

  private static Scenario<Nemesis> rolled(String room, int face) {
    return advanced(2)
        .given(Laid.stands(ONE, room))
        .rolls(Chance.NOISE, face)
        .perform(new NoiseRoll(ONE));
  }

  @Test
  @Rule({"N26.5", "N7.4", "N10.2"})
  void dangerAndEncountersTakeEachNetworkForACorridor() {
    advanced(2)
        .given(Laid.stands(ONE, "011"))
        .perform(new NoiseRoll.Danger(room("011")))
        .then(
            s ->
                assertThat(Laid.noisy(s)).containsExactly("c-011-013-1", "c-011-013-2", RED, BLUE));
    advanced(2)
        .given(Laid.bag("tok-adult-2"))
        .given(Laid.stands(ONE, "012"))
        .given(Laid.noise("c-006-012", RED, BLUE))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED));
  }

  @Test
  @Rule({"N26.5", "N5.1"})
  void aCarefulMoveMayPutItsMarkerOnEitherNetwork() {
    ReverseSideTest.arriving(
            advanced(2)
                .given(Laid.explored("011"))
                .given(Laid.explored("013"))
                .given(Laid.stands(ONE, "013")),
            "011",
            Noise.CAREFUL)
        .offersOnly(ONE, "noise:c-011-013-1", "noise:c-011-013-2", "noise:" + RED, "noise:" + BLUE);
  }

  @Test
  @Rule({"N26.5", "N8.6"})
  void intoEitherNetworkIntrudersSlipAway() {
    for (String room : new String[] {"001", "020"}) {
      Scenario<Nemesis> table = advanced(2).given(Laid.intruder("adult", room));
      table
          .given(Laid.noise(RED, BLUE))
          .perform(s -> IntruderMoves.through(s, s.creatures().figuresOnBoard(), 4))
          .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
          .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED, BLUE));
    }
  }

  @Test
  @Rule("N26.5")
  void noiseInTechnicalCorridorsStrikesBothNetworks() {
    event(advanced(2), "ev-noise-in-technical-corridors")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED, BLUE));
  }

  @Test
  @Rule({"N26.5", "N7.7"})
  void eachNetworkByItself() {
    // Red is noisy: only who stands at a red entrance rolls; blue gets its marker.
    Scenario<Nemesis> table =
        advanced(2)
            .given(Laid.stands(ONE, "010"))
            .given(Laid.stands(TWO, "012"))
            .given(Laid.noise(RED))
            .rolls(Chance.NOISE, 3);
    event(table, "ev-noise-in-technical-corridors")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-004-010", RED, BLUE));
    assertThat(rolls(table, ONE)).isEqualTo(1);
  }

  @Test
  @Rule({"N26.5", "N7.7"})
  void whoStandsAtBothNoisyNetworksRollsForEach() {
    Scenario<Nemesis> table =
        advanced(2)
            .given(Laid.stands(ONE, "011"))
            .given(Laid.stands(TWO, "002"))
            .given(Laid.noise(RED, BLUE))
            .rolls(Chance.NOISE, 9, 9);
    event(table, "ev-noise-in-technical-corridors");
    assertThat(rolls(table, TWO)).isEqualTo(2);
  }

  private static long rolls(Scenario<Nemesis> table, Seat seat) {
    return table.events(seat).stream()
        .filter(event -> event.text().key().equals("event.noise-roll"))
        .count();
  }
}
