package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** V6 Encounters and V9.6 the development of the bag, by what the token shows. */
final class TokensTest {

  private static Scenario<Nemesis> meets(int level, String... bag) {
    return Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.level(ONE, level))
        .given(Haunted.cards(ONE, 5))
        .given(Haunted.bag(bag));
  }

  private static Scenario<Nemesis> met(Scenario<Nemesis> table) {
    return table.perform(new Encounter(ONE));
  }

  @ParameterizedTest
  @CsvSource({"void-seeder-1, 1", "void-seeder-2, 2", "void-seeder-3, 3", "void-seeder-4, 4"})
  @Covers({"void-seeder-1", "void-seeder-2", "void-seeder-3", "void-seeder-4"})
  @Rule({"V6.1", "V6.2", "V1.6"})
  void aVoidSeederComesAsInsanitySays(String token, int number) {
    met(meets(3, token).given(Haunted.noise("c-013-014", "c-016-021", "technical-space")))
        .then(s -> assertThat(Haunted.count(s, "whisperer", "014")).isEqualTo(1))
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-016-021"))
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue())
        .then(s -> assertThat(SeedersState.of(s).aside().isEmpty()).isTrue())
        .then(s -> assertThat(seedersOutside(s)).isEqualTo(16))
        .notTold(ONE, "event.surprise");
    met(meets(3, token).given(Haunted.cards(ONE, number - 1)).given(Haunted.panic("heart-attack")))
        .told(ONE, "event.surprise");
    met(meets(3, token).given(Haunted.cards(ONE, number))).notTold(ONE, "event.surprise");
  }

  /** How many void seeder tokens are in the supply. */
  private static int seedersOutside(Nemesis s) {
    int count = 0;
    for (int number = 1; number <= 4; number++) {
      count += s.creatures().supply().count(Haunted.token("void-seeder-" + number));
    }
    return count;
  }

  @Test
  @Rule({"V6.6", "V6.2"})
  void aSurpriseIsAnInfectionAndAPanicCard() {
    met(meets(1, "void-seeder-2").given(Haunted.cards(ONE, 0)).given(Haunted.panic("sabotage")))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().isEmpty()).isTrue());
  }

  @Test
  @Rule("V16.3")
  void nervesOfSteelAnswerASurprise() {
    int soldier = Haunted.CONTENT.characters().indexOf("soldier");
    Seat seat = Seat.of(soldier);
    Haunted.of(Math.max(2, soldier + 1))
        .given(Haunted.stands(seat, "014"))
        .given(Haunted.hand(seat, "nerves-of-steel"))
        .given(Haunted.bag("void-seeder-4"))
        .perform(new Encounter(seat))
        .choose(seat, "react:hand-" + soldier + "-nerves-of-steel")
        .then(s -> assertThat(s.cards().contaminationDeck().size()).isEqualTo(27))
        .then(s -> assertThat(Haunted.level(s, seat)).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource({"5, despoiler", "4, stalker"})
  @Rule({"V6.3", "V13"})
  void aMissingFigureIsReplacedByALowerKind(int level, String kind) {
    met(meets(level, "void-seeder-1").given(Haunted.figure(kind, "001")))
        .then(
            s ->
                assertThat(Haunted.count(s, level == 5 ? "stalker" : "whisperer", "014"))
                    .isEqualTo(1));
  }

  @Test
  @Rule("V6.3")
  void withoutAnyFigureNothingComes() {
    Scenario<Nemesis> game = meets(1, "void-seeder-4").given(Haunted.cards(ONE, 0));
    for (int i = 0; i < 6; i++) game.given(Haunted.figure("lurker", "001"));
    met(game)
        .then(s -> assertThat(s.creatures().hasIntruder(Haunted.room("014"))).isFalse())
        .then(s -> assertThat(Haunted.inBag(s, "void-seeder-4")).isEqualTo(1))
        .notTold(ONE, "event.surprise");
  }

  /** What is told before a move as the odds that something comes. */
  @Test
  @Rule({"V6.1", "V6.3", "V6.4"})
  void onlyVoidSeedersWithAFigureLeftAreReckonedToCome() {
    Scenario<Nemesis> game = meets(1, "void-seeder-4", "insanity-of-scout", "blank");
    game.then(s -> assertThat(brings(s, "void-seeder-4")).isTrue())
        .then(s -> assertThat(brings(s, "insanity-of-scout")).isFalse())
        .then(s -> assertThat(brings(s, "blank")).isFalse());
    for (int i = 0; i < 6; i++) game.given(Haunted.figure("lurker", "001"));
    game.then(s -> assertThat(brings(s, "void-seeder-4")).isFalse());
  }

  private static boolean brings(Nemesis s, String token) {
    return s.rules().species().brings(s, Haunted.token(token), ONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "insanity-of-soldier",
        "insanity-of-captain",
        "insanity-of-pilot",
        "insanity-of-scientist",
        "insanity-of-scout",
        "insanity-of-mechanic",
        "insanity-of-medic"
      })
  @Covers({
    "insanity-of-soldier",
    "insanity-of-captain",
    "insanity-of-pilot",
    "insanity-of-scientist",
    "insanity-of-scout",
    "insanity-of-mechanic",
    "insanity-of-medic"
  })
  @Rule({"V6.4", "V13"})
  void anInsanityTokenIsNoiseAndPanicWhosesoeverItIs(String token) {
    met(meets(1, token).given(Haunted.panic("sabotage")))
        .then(s -> assertThat(Haunted.noisy(s)).contains("c-013-014", "c-011-014", "c-014-017"))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(1))
        .then(s -> assertThat(Haunted.inBag(s, token)).isEqualTo(1))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero());
  }

  @Test
  @Covers("blank")
  @Rule({"V6.5", "V13"})
  void aBlankIsOnlyNoise() {
    met(meets(1, "blank"))
        .then(s -> assertThat(Haunted.noisy(s)).contains("c-013-014", "c-011-014", "c-014-017"))
        .then(s -> assertThat(Haunted.inBag(s, "blank")).isEqualTo(1))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(1));
    met(meets(1, "blank", "void-seeder-1").draws(Chance.BAG, 0))
        .then(s -> assertThat(Haunted.inBag(s, "blank")).isEqualTo(1))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(1));
  }

  @Test
  @Rule("V6.7")
  void walkingIntoAVoidSeederIsNoEncounter() {
    Haunted.of(2)
        .given(Haunted.explored("014", "canteen"))
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.bag("void-seeder-4"))
        .perform(
            Movement.Arrive.alone(
                ONE, Haunted.room("014"), Haunted.corridor("c-011-014"), Noise.NORMAL))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
  }

  // V9.6

  private static Scenario<Nemesis> developed(Scenario<Nemesis> table) {
    return table.perform(new EventSteps.BagDevelopment());
  }

  @Test
  @Rule("V9.6")
  void aVoidSeederMakesEverybodyRoll() {
    developed(
            Haunted.of(3)
                .given(Haunted.bag("void-seeder-1"))
                .given(Haunted.stands(ONE, "014"))
                .given(Haunted.figure("lair", "014"))
                .given(Haunted.stands(TWO, "013"))
                .rolls(Chance.NOISE, 1, 1))
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-011-015", "c-013-014"))
        .then(s -> assertThat(Haunted.inBag(s, "void-seeder-1")).isEqualTo(1))
        .then(s -> assertThat(SeedersState.of(s).aside().isEmpty()).isTrue());
    developed(
            Haunted.of(2)
                .given(Haunted.bag("void-seeder-1"))
                .given(Haunted.stands(ONE, "014"))
                .rolls(Chance.NOISE, 1, 1, 1))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-011-015", "c-013-014"));
  }

  @Test
  @Rule({"V9.6", "V13"})
  void anInsanityTokenMakesItsOwnerPanic() {
    String mine = "insanity-of-" + Haunted.CONTENT.characters().at(0).id();
    developed(Haunted.of(2).given(Haunted.bag(mine)).given(Haunted.panic("sabotage")))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(Haunted.inBag(s, mine)).isEqualTo(1));
    developed(
            Haunted.of(2)
                .given(Haunted.bag(mine, "blank"))
                .given(s -> s.crew().leave(ONE, 0))
                .draws(Chance.BAG, 1))
        .told(TWO, "event.insanity-token-out")
        .then(s -> assertThat(Haunted.inBag(s, mine)).isZero())
        .then(s -> assertThat(s.creatures().supply().count(Haunted.token(mine))).isEqualTo(1))
        .then(s -> assertThat(Haunted.inBag(s, "blank")).isEqualTo(1))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(1));
  }

  @Test
  @Rule({"V9.6", "V13"})
  void aBlankBringsOneMoreIfAnyIsLeft() {
    developed(Haunted.of(2).given(Haunted.bag("blank")))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(1));
    developed(
            Haunted.of(2)
                .given(Haunted.bag("blank"))
                .given(
                    s -> {
                      for (int i = 0; i < 16; i++) VoidSeeders.of(s).intoBag(s, 0, Nemesis.NONE);
                    })
                .draws(Chance.BAG, 0))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(16))
        .then(s -> assertThat(Haunted.inBag(s, "blank")).isEqualTo(1));
  }

  @Test
  @Rule({"V6.8", "V13"})
  void anInsanityTokenDoesNotSpoilAnAttemptToSleep() {
    Haunted.of(2)
        .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 1))
        .given(Haunted.hand(ONE, "rest", "interruption"))
        .given(Haunted.bag("insanity-of-medic"))
        .given(Haunted.panic("sabotage"))
        .given(Haunted.noise("c-011-015"))
        .rolls(Chance.NOISE, 1)
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-hibernate", "pay:hand-0-rest", "pay:hand-0-interruption")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(s.crew().isInRoom(ONE)).isFalse())
        .told(TWO, "event.hibernates");
  }
}
