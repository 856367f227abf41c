package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.Sited.blue;
import static starboard.nemesis.mars.Sited.time;
import static starboard.nemesis.mars.Sited.tokens;
import static starboard.nemesis.nightstalkers.Stalked.corridor;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Nemesis;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L8 Power and light. */
final class PowerTest {

  private static Scenario<Nemesis> table() {
    return Stalked.two().given(tokens(1, 2, 3, 4)).given(blue(1, 2));
  }

  @Test
  @Rule({"L8.1", "L8.2", "L8.3", "L7.7"})
  void whoStandsInAPoweredSectionIsLit() {
    table()
        .given(Stalked.stands(ONE, "013"))
        .given(Stalked.stands(TWO, "018"))
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isTrue())
        .then(s -> assertThat(s.rules().place().isLit(s, TWO)).isFalse())
        .given(Stalked.stands(TWO, "005"))
        .then(s -> assertThat(s.rules().place().isLit(s, TWO)).isFalse())
        .given(Stalked::lit)
        .then(s -> assertThat(s.rules().place().isLit(s, TWO)).isFalse());
  }

  @Test
  @Rule({"L8.2", "L15.2"})
  void shotsAreBetterWhereThereIsPower() {
    table()
        .then(
            s ->
                assertThat(s.rules().place().shootingDie(s, room("013")).die().id())
                    .isEqualTo("die-advantage"))
        .then(
            s ->
                assertThat(s.rules().place().shootingDie(s, room("018")).die().id())
                    .isEqualTo("die-combat"))
        .then(
            s ->
                assertThat(s.rules().place().shootingDie(s, room("016")).die().id())
                    .isEqualTo("die-combat"));
  }

  @ParameterizedTest
  @CsvSource({
    "15, false, 1",
    "14, false, 1",
    "13, false, 12",
    "12, false, 1",
    "11, false, 12",
    "10, false, 1",
    "9, false, 12",
    "8, false, 1",
    "7, false, 12",
    "6, false, 1",
    "5, false, 1",
    "4, false, 1",
    "3, false, 12",
    "2, false, 12",
    "15, true, 12",
    "14, true, 12",
    "12, true, 1",
    "10, true, 12",
    "8, true, 12",
    "6, true, 1",
    "5, true, 12",
    "4, true, 1"
  })
  @Covers({"power-1", "power-2", "power-3", "power-4"})
  @Rule({"L8.4", "L28.9", "L2.10"})
  void milestonesDropTheHighestToken(String from, boolean backup, String left) {
    table()
        .given(time(from))
        .given(s -> MarsState.of(s).turnTime(backup))
        .perform(new TimePasses())
        .then(s -> assertThat(blue(s)).isEqualTo(left));
  }

  @Test
  @Rule("L8.4")
  void withoutPowerNothingDrops() {
    table()
        .given(blue())
        .given(time("15"))
        .perform(new TimePasses())
        .then(s -> assertThat(blue(s)).isEmpty());
  }

  @Test
  @Rule({"L5.3", "L28.25"})
  void noiseFadesBesideEmptyRoomsWithPower() {
    table()
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.stands(TWO, "009"))
        .given(
            s -> {
              s.interior().placeNoise(corridor("008-009"));
              s.interior().placeNoise(corridor("008-012"));
              s.interior().placeNoise(corridor("018-019"));
              s.interior().placeNoise(corridor("007-016"));
              s.interior().placeNoise(corridor("016-018"));
              s.interior().placeNoise(corridor("technical"));
            })
        .perform(new NoiseFades())
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactlyInAnyOrder(
                        "008-009", "018-019", "016-018", "technical-corridors"));
  }

  @Test
  @Covers("power-generator")
  @Rule({"L16.9", "L8.5"})
  void theGeneratorTurnsTheTokenOfItsSection() {
    table()
        .given(Stalked.explored("008", "power-generator"))
        .given(Stalked.stands(ONE, "008"))
        .perform(Sited.uses(ONE, 2))
        .then(s -> assertThat(blue(s)).isEqualTo("1"))
        .perform(Sited.uses(ONE, 2))
        .then(s -> assertThat(blue(s)).isEqualTo("12"));
  }

  @Test
  @Covers("auxiliary-power")
  @Rule({"L16.21", "L8.5"})
  void theBackupFeedsTheLowestAndPlacesAllFreely() {
    table()
        .given(blue(4))
        .given(Stalked.stands(ONE, "019"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(blue(s)).isEqualTo("12"))
        .choose(ONE, "power:power-s-03", "power:power-elevator", "power:power-s-01")
        .then(s -> assertThat(MarsState.of(s).tokenAt(Circuit.S_03)).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).tokenAt(Circuit.ELEVATOR)).isEqualTo(2))
        .then(s -> assertThat(MarsState.of(s).tokenAt(Circuit.S_01)).isEqualTo(3))
        .then(s -> assertThat(MarsState.of(s).tokenAt(Circuit.S_02)).isEqualTo(4))
        .then(s -> assertThat(blue(s)).isEqualTo("12"))
        .then(s -> assertThat(MarsState.of(s).isTimeBlue()).isTrue());
  }

  @Test
  @Rule("L16.21")
  void theBackupTurnsNothingWhileThreeGivePower() {
    table()
        .given(blue(2, 3, 4))
        .given(Stalked.stands(ONE, "019"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(blue(s)).isEqualTo("234"));
  }

  @Test
  @Rule({"L11.4", "L8.2"})
  void theElevatorNeedsPower() {
    table()
        .given(Stalked.stands(ONE, "007"))
        .given(blue(1, 2))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.elevator-dead"))
        .given(blue(4))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull())
        .then(s -> assertThat(Sited.whyNot(s, ONE, 2)).isEqualTo("refused.elevator-away"));
  }

  @Test
  @Rule({"L11.4", "L7.8", "L2.4"})
  void whoLikesRidesAlongWithoutNoise() {
    table()
        .given(blue(4))
        .given(Stalked.stands(ONE, "007"))
        .given(Stalked.stands(TWO, "007"))
        .then(s -> assertThat(MarsState.of(s).elevator()).isEqualTo(room("002")))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).elevator()).isEqualTo(room("007")))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.elevator-here"))
        .perform(Sited.uses(ONE, 2))
        .choose(ONE, "ride:room-018")
        .asks(TWO, "ask.ride-along")
        .choose(TWO, "yes")
        .asksNobody()
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("018")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("018")))
        .then(s -> assertThat(MarsState.of(s).elevator()).isEqualTo(room("018")))
        .then(s -> assertThat(s.interior().noise()).isZero());
  }

  @Test
  @Rule({"L11.4", "L7.8"})
  void whoIsAloneRidesAlone() {
    table()
        .given(blue(4))
        .given(Stalked.stands(ONE, "002"))
        .given(Stalked.stands(TWO, "013"))
        .perform(Sited.uses(ONE, 2))
        .choose(ONE, "ride:room-007")
        .asksNobody()
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("007")))
        .then(s -> assertThat(MarsState.of(s).elevator()).isEqualTo(room("007")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("013")));
  }

  @Test
  @Rule("L11.4")
  void whoStaysIsLeftBehind() {
    table()
        .given(blue(4))
        .given(Stalked.stands(ONE, "002"))
        .given(Stalked.stands(TWO, "002"))
        .perform(Sited.uses(ONE, 2))
        .choose(ONE, "ride:room-007")
        .choose(TWO, "no")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("007")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("002")));
  }
}
