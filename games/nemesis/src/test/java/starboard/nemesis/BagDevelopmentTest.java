package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.EventSteps;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N3.14 Step 8: the bag develops. */
final class BagDevelopmentTest {

  private static Scenario<Nemesis> developed(String token) {
    return developed(Laid.of(2), token);
  }

  private static Scenario<Nemesis> developed(Scenario<Nemesis> table, String token) {
    return table.given(Laid.bag(token)).perform(new EventSteps.BagDevelopment());
  }

  /** That token is drawn, these are left in the bag. */
  private static Scenario<Nemesis> developed(
      Scenario<Nemesis> table, String token, String... left) {
    return table
        .given(Laid.bag(token))
        .perform(
            s -> {
              int drawn = s.creatures().drawToken();
              Laid.bag(left).accept(s);
              s.rules().species().developed(s, drawn);
            });
  }

  private static int adults(Nemesis s) {
    return s.creatures().bag().count(Laid.token("tok-adult-2"))
        + s.creatures().bag().count(Laid.token("tok-adult-3"))
        + s.creatures().bag().count(Laid.token("tok-adult-4"));
  }

  @Test
  @Rule("N3.14")
  void aLarvaBecomesAnAdult() {
    developed("tok-larva-1")
        .then(s -> assertThat(adults(s)).isEqualTo(1))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .then(
            s -> assertThat(s.creatures().supply().count(Laid.token("tok-larva-1"))).isEqualTo(8));
  }

  @Test
  @Rule({"N3.14", "N3.15"})
  void aCreeperBecomesABreederIfTheSupplyHasOne() {
    developed("tok-creeper-1")
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .then(
            s ->
                assertThat(s.creatures().supply().count(Laid.token("tok-creeper-1"))).isEqualTo(3));
    developed(
            Laid.of(2)
                .given(Laid.intruder("breeder", "020"))
                .given(Laid.intruder("breeder", "020")),
            "tok-creeper-1")
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N3.14", "N3.16"})
  void anAdultOrBreederMakesAllOutOfCombatRoll() {
    for (String token : new String[] {"tok-adult-2", "tok-breeder-3"}) {
      developed(Laid.of(2).rolls(Chance.NOISE, 1, 3), token)
          .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-006-011", "c-011-015"))
          .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
    }
  }

  @Test
  @Rule({"N3.16", "N7.8"})
  void whoIsInCombatByThenDoesNotRoll() {
    developed(
            Laid.of(2)
                .given(Laid.noise("c-011-015"))
                .given(Laid.cardsInHand(ONE, 5))
                .rolls(Chance.NOISE, 1, 3),
            "tok-adult-2",
            "tok-adult-3")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(s -> assertThat(Laid.noisy(s)).isEmpty());
    developed(Laid.of(2).given(Laid.intruder("adult", "011")), "tok-adult-2")
        .notTold(ONE, "event.noise-roll");
  }

  @Test
  @Rule({"N3.14", "N10.3"})
  void theAdultOrBreederIsNotInTheBagWhileTheyRoll() {
    for (String token : new String[] {"tok-adult-2", "tok-breeder-3"}) {
      developed(
              Laid.of(1).given(Laid.noise("c-011-015")).rolls(Chance.NOISE, 1),
              token,
              "tok-creeper-1")
          .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEqualTo("011"))
          .then(s -> assertThat(s.creatures().bag().count(Laid.token(token))).isEqualTo(1))
          .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
    }
  }

  @Test
  @Rule("N3.14")
  void theQueenLaysAnEgg() {
    developed("tok-queen-4")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(6))
        .then(s -> assertThat(s.creatures().eggReserve()).isEqualTo(2))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero());
  }

  @Test
  @Rule("N3.14")
  void aBlankAddsAnAdult() {
    developed("tok-blank")
        .then(s -> assertThat(adults(s)).isEqualTo(1))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2));
  }
}
