package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.movement.NoiseRoll;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N7 The noise roll. */
final class NoiseRollTest {

  private static Scenario<Nemesis> rolled(int face) {
    return rolled(Laid.of(2), face);
  }

  private static Scenario<Nemesis> rolled(Scenario<Nemesis> table, int face) {
    return table.rolls(Chance.NOISE, face).perform(new NoiseRoll(ONE));
  }

  @Test
  @Rule({"N7.1", "N7.2"})
  void aNumberPutsNoiseIntoTheCorridorWithIt() {
    String[] corridors = {"c-011-015", "c-006-011", "c-008-011", "c-011-014"};
    for (int face = 1; face <= 8; face++) {
      String corridor = corridors[(face - 1) / 2];
      rolled(face).then(s -> assertThat(Laid.noisy(s)).containsExactly(corridor));
    }
  }

  @Test
  @Rule({"N7.2", "N8.1"})
  void theNumberOfAnEntranceIsTheTechnicalSpace() {
    rolled(Laid.of(2).given(Laid.stands(ONE, "002")), 1)
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("technical-space"));
    rolled(
            Laid.of(2)
                .given(Laid.bag("tok-blank"))
                .given(Laid.stands(ONE, "009"))
                .given(Laid.noise("technical-space")),
            5)
        .told(TWO, "event.encounter");
  }

  @Test
  @Rule({"N7.2", "N10.1"})
  void noiseWhereItIsAlreadyIsAnEncounter() {
    rolled(Laid.of(2).given(Laid.bag("tok-adult-2")).given(Laid.noise("c-011-015")), 1)
        .told(TWO, "event.encounter")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"));
  }

  @Test
  @Rule("N7.3")
  void silenceIsNothingUnlessSlimed() {
    rolled(9).then(s -> assertThat(Laid.noisy(s)).isEmpty()).notTold(ONE, "event.danger");
    rolled(Laid.of(2).given(Laid.slimed(ONE)), 9)
        .told(ONE, "event.slime-tells")
        .told(ONE, "event.danger");
  }

  @Test
  @Rule("N7.4")
  void dangerCallsIntrudersNextDoor() {
    rolled(
            Laid.of(2)
                .given(Laid.stands(TWO, "006"))
                .given(Laid.intruder("creeper", "006"))
                .given(Laid.intruder("adult", "014"))
                .given(Laid.intruder("larva", "014"))
                .given(Laid.intruder("queen", "013")),
            10)
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(s -> assertThat(Laid.whereIs(s, "larva", 1)).isEqualTo("011"))
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEqualTo("006"))
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo("013"))
        .then(s -> assertThat(Laid.noisy(s)).isEmpty())
        .notTold(ONE, "event.encounter");
  }

  @Test
  @Rule({"N7.4", "N7.6"})
  void dangerWithNobodyNearIsNoiseEverywhere() {
    rolled(Laid.of(2).given(Laid.noise("c-011-014")), 10)
        .then(
            s ->
                assertThat(Laid.noisy(s))
                    .containsExactly("c-006-011", "c-008-011", "c-011-014", "c-011-015"));
  }

  @Test
  @Rule({"N7.5", "N9.20"})
  void anIntruderThatOnlyBreaksADoorKeepsTheNoiseAway() {
    rolled(
            Laid.of(2)
                .given(Laid.intruder("adult", "014"))
                .given(Laid.intruder("adult", "014"))
                .given(Laid.closed("c-011-014")),
            10)
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 2)).isEqualTo("014"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-011-014"))).isTrue())
        .then(s -> assertThat(Laid.noisy(s)).isEmpty());
  }
}
