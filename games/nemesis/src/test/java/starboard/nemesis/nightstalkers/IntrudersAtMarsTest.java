package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.movement.Encounter;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Intruders of the base game at the Mars base, with the event cards made for them (L25.2). */
@Rule("L25.2")
final class IntrudersAtMarsTest {

  private static Scenario<Nemesis> two() {
    return Stalked.withIntruders("survivor", "sentry");
  }

  private static Scenario<Nemesis> happens(Scenario<Nemesis> table, String event) {
    return table.perform(Stalked.event(event));
  }

  private static boolean isBroken(Nemesis s, String room) {
    return s.interior().isBroken(Stalked.room(room));
  }

  private static boolean burns(Nemesis s, String room) {
    return s.interior().burns(Stalked.room(room));
  }

  @Test
  void theBoxHoldsTwentyEventsAndSixWeaknesses() {
    assertThat(Stalked.WITH_INTRUDERS.events().size()).isEqualTo(20);
    assertThat(Stalked.WITH_INTRUDERS.weaknesses().size()).isEqualTo(6);
    assertThat(Stalked.WITH_INTRUDERS.seriousWounds().size()).isEqualTo(8);
    Stalked.game(2)
        .option("species", "intruders")
        .seed(2)
        .begin()
        .then(s -> assertThat(s.intruderDecks().discovered()).isZero())
        .then(s -> assertThat(s.intruderDecks().weaknesses().size()).isEqualTo(3))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(5))
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(5));
  }

  @Test
  void theirTokensHaveOneNumberInTheDarkToo() {
    for (boolean dark : new boolean[] {false, true}) {
      Scenario<Nemesis> table = two().given(Stalked.cards(ONE, 4)).given(Stalked.bag(firstAdult()));
      if (dark) table.given(Stalked::dark);
      table
          .perform(new Encounter(ONE))
          .notTold(ONE, "event.surprise")
          .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"));
    }
  }

  private static String firstAdult() {
    for (var token : Stalked.WITH_INTRUDERS.intruderTokens()) {
      if (token.type().id().equals("adult")) return token.id();
    }
    throw new IllegalStateException();
  }

  @Test
  void weaknessesHelpEverybody() {
    Nemesis s = two().state();
    for (int slot = 0; slot < 3; slot++) {
      assertThat(s.rules().place().mayUse(s, Seats.of(ONE), slot)).isTrue();
    }
  }

  @Test
  @Covers("bi-blue-screen")
  void blueScreen() {
    happens(two(), "bi-blue-screen").then(s -> assertThat(isBroken(s, "013")).isTrue());
    happens(two().given(Stalked::dark), "bi-blue-screen")
        .then(s -> assertThat(isBroken(s, "013")).isFalse());
  }

  @Test
  @Covers("bi-bulkheads-open")
  void bulkheadsOpen() {
    happens(two().given(Stalked.closed("013-014")), "bi-bulkheads-open")
        .then(s -> assertThat(s.interior().closedDoors()).isZero())
        .then(s -> assertThat(Stalked.noisy(s)).isEmpty());
    happens(two().given(Stalked::dark), "bi-bulkheads-open")
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(4));
  }

  @Test
  @Covers({"bi-consuming-fire", "bi-damaging-fire"})
  void fires() {
    happens(
            two()
                .given(Stalked.explored("008", "laboratory"))
                .given(Stalked.counter("008", 3))
                .given(Stalked.burning("008")),
            "bi-consuming-fire")
        .then(s -> assertThat(s.interior().counter(Stalked.room("008"))).isZero())
        .then(s -> assertThat(burns(s, "007")).isTrue());
    happens(
            two().given(Stalked.explored("008", "laboratory")).given(Stalked.burning("008")),
            "bi-damaging-fire")
        .then(s -> assertThat(isBroken(s, "008")).isTrue())
        .then(s -> assertThat(burns(s, "012")).isTrue());
  }

  @Test
  @Covers("bi-coolant-leak")
  void coolantLeak() {
    happens(
            two().given(Stalked.explored("010", "cooling-system")).given(Stalked.broken("010")),
            "bi-coolant-leak")
        .then(s -> assertThat(MarsState.of(s).autodestruction()).isNotEqualTo(Nemesis.NONE));
    happens(two().given(Stalked.explored("010", "cooling-system")), "bi-coolant-leak")
        .then(s -> assertThat(isBroken(s, "010")).isTrue());
  }

  @Test
  @Covers("bi-damage")
  void damage() {
    happens(
            two().given(Stalked.explored("010", "archive")).given(Stalked.intruder("queen", "010")),
            "bi-damage")
        .then(s -> assertThat(isBroken(s, "010")).isTrue())
        .then(s -> assertThat(isBroken(s, "013")).isFalse());
    happens(two().given(Stalked::dark), "bi-damage")
        .then(s -> assertThat(isBroken(s, "013")).isTrue());
  }

  @Test
  @Covers("bi-eclosion")
  void eclosion() {
    happens(two().given(Stalked.larva(ONE)).given(Stalked.stands(TWO, "001")), "bi-eclosion")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).isEqualTo("013"))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(4));
  }

  @Test
  @Covers("bi-egg-protection")
  void eggProtection() {
    happens(
            two()
                .given(Stalked.explored("010", "nest"))
                .given(Stalked.stands(ONE, "010"))
                .given(Stalked.cards(ONE, 5))
                .given(Stalked.bag(firstAdult())),
            "bi-egg-protection")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("010"));
    happens(two().given(Stalked::dark), "bi-egg-protection")
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("bi-hatching")
  void hatching() {
    happens(
            two().given(Stalked.bag()).given(Stalked::dark).given(Stalked.cards(TWO, 1)),
            "bi-hatching")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(Stalked.inBag(s, "larva")).isEqualTo(1))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.hasLarva(s, TWO)).isFalse());
  }

  @ParameterizedTest
  @CsvSource({"bi-hunt-1", "bi-hunt-2"})
  @Covers({"bi-hunt-1", "bi-hunt-2"})
  void hunt(String event) {
    happens(
            two()
                .given(Stalked.stands(ONE, "014"))
                .given(Stalked.stands(TWO, "014"))
                .given(Stalked.intruder("adult", "015")),
            event)
        .then(
            s ->
                assertThat(Stalked.whereIs(s, "adult", 1))
                    .isEqualTo(event.equals("bi-hunt-1") ? "014" : "011"));
  }

  @Test
  @Covers("bi-life-network-failure")
  void lifeNetworkFailure() {
    happens(two().given(Stalked.explored("010", "laboratory")), "bi-life-network-failure")
        .then(s -> assertThat(isBroken(s, "010")).isTrue());
  }

  @Test
  @Covers("bi-lurking")
  void lurking() {
    happens(two().given(Stalked.intruder("breeder", "027")), "bi-lurking")
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEmpty());
  }

  @Test
  @Covers("bi-nest")
  void nest() {
    happens(two().given(Stalked.explored("010", "nest")), "bi-nest")
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(3));
  }

  @Test
  @Covers("bi-noise-in-corridors")
  void noiseInCorridors() {
    happens(two(), "bi-noise-in-corridors")
        .then(s -> assertThat(s.interior().hasNoise(Stalked.corridor("technical"))).isTrue());
    happens(
            two()
                .given(Stalked.noise("technical"))
                .given(Stalked.stands(ONE, "006"))
                .given(Stalked::dark),
            "bi-noise-in-corridors")
        .then(s -> assertThat(MarsState.of(s).firesLost()).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Covers("bi-panic")
  void panic() {
    happens(two(), "bi-panic")
        .then(s -> assertThat(Stalked.ammo(s, TWO, "start-smg")).isEqualTo(3));
    happens(two().given(Stalked.cards(TWO, 1)), "bi-panic")
        .then(s -> assertThat(Stalked.ammo(s, TWO, "start-smg")).isEqualTo(5));
  }

  @Test
  @Covers("bi-power-surge")
  void powerSurge() {
    happens(two().given(s -> MarsState.of(s).turnTime(true)), "bi-power-surge")
        .then(s -> assertThat(MarsState.of(s).isTimeBlue()).isFalse());
  }

  @Test
  @Covers("bi-regeneration")
  void regeneration() {
    happens(
            two()
                .given(Stalked.intruder("queen", "027"))
                .given(Stalked.intruder("adult", "024"))
                .given(s -> s.creatures().setInjuries(queen(s), 3)),
            "bi-regeneration")
        .then(s -> assertThat(s.creatures().injuries(Stalked.figure("adult", 1))).isZero())
        .then(s -> assertThat(s.creatures().injuries(queen(s))).isEqualTo(1))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
    happens(two().given(Stalked.slimed(ONE)).given(Stalked::dark), "bi-regeneration")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.isSlimed(s, TWO)).isTrue());
  }

  private static int queen(Nemesis s) {
    return s.creatures().breeds().first(s.creatures().breeds().indexOf("queen"));
  }

  @Test
  @Covers("bi-scent-of-prey")
  void scentOfPrey() {
    happens(two().given(Stalked.slimed(ONE)), "bi-scent-of-prey")
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(4));
    happens(two(), "bi-scent-of-prey").then(s -> assertThat(Stalked.noisy(s)).isEmpty());
  }

  @Test
  @Covers("bi-short-circuit")
  void shortCircuit() {
    happens(two(), "bi-short-circuit").then(s -> assertThat(burns(s, "013")).isTrue());
  }

  @Test
  void wholeGamesArePlayed() {
    Stalked.game(2).option("species", "intruders").seed(7).rolls(Chance.NOISE).begin();
  }
}
