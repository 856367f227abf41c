package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.combat.Throwing;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/**
 * The two examples of the Czech rulebook of the expansion ("např.", "například") and what it says
 * with emphasis beside them, in its order; pages by its contents. Each is played from what causes
 * it: a throw, a turn, a noise roll. Its other boxes are in {@link PanicTest} (an interruption
 * cancels the raise too), {@link LairsTest} (combat beside a lair, the third one) and {@link
 * SeederAttacksTest} (no carcass but a token).
 */
final class SeedersExamplesTest {

  /** The face of the noise die that names the corridor 013-014. */
  private static final int ONE_ON_THE_NOISE_DIE = 1;

  private static Scenario<Nemesis> besideALair() {
    return Haunted.of(2).given(Haunted.stands(ONE, "014")).given(Haunted.figure("lair", "014"));
  }

  /** Page 4, lairs: to a grenade a lair is an intruder, ... */
  @Test
  @Rule({"V1.2", "V1.3", "V5.8"})
  void aGrenadeHurtsALair() {
    var grenade =
        (IntruderOps.Grenade) Haunted.CONTENT.items().require("grenade").ops().getFirst().op();
    Haunted.of(2)
        .given(Haunted.figure("lair", "014"))
        .given(Haunted.figure("stalker", "014"))
        .given(Haunted.attacks("scratch-5", "scratch-6", "dismay-5", "frenzy-6"))
        .perform(new Throwing.AimGrenade(grenade, Occasion.ofUse(ONE, Haunted.room("011"), 0)))
        .offersOnly(ONE, "throw:figure-lair-1", "throw:figure-stalker-1")
        .choose(ONE, "throw:figure-lair-1")
        .then(s -> assertThat(injuries(s, "lair")).isEqualTo(2))
        .then(s -> assertThat(injuries(s, "stalker")).isEqualTo(1));
  }

  private static int injuries(Nemesis s, String type) {
    return s.creatures().injuries(Haunted.figure(s, type, 1));
  }

  /** ... but it is no void seeder: alone with nobody near it does not lurk away (7a). */
  @Test
  @Rule({"V1.2", "V9.5"})
  void aLairIsNoVoidSeeder() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "001"))
        .given(Haunted.figure("lair", "020"))
        .perform(new Lurking())
        .then(s -> assertThat(Haunted.count(s, "lair", "020")).isEqualTo(1))
        .then(s -> assertThat(Haunted.noisy(s)).isEmpty());
  }

  /** Page 4: at the end of each turn ("yes, of each turn!") beside a lair there is a noise roll. */
  @Test
  @Rule({"V5.3", "V5.4"})
  void twoTurnsBesideALairAreTwoRolls() {
    besideALair()
        .given(Haunted.bag("blank"))
        .rolls(Chance.NOISE, ONE_ON_THE_NOISE_DIE, ONE_ON_THE_NOISE_DIE)
        .perform(new Turn.EndOfTurn(ONE))
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-013-014"))
        .perform(new Turn.EndOfTurn(ONE))
        .told(ONE, "event.encounter")
        .then(s -> assertThat(Haunted.noisy(s)).contains("c-011-014", "c-013-014", "c-014-017"));
  }

  /** Page 5, the box of the Despoiler: once all lairs are gone it can no longer come. */
  @Test
  @Rule({"V5.11", "V6.3"})
  void aDespoilerThatHasNotComeComesNoMore() {
    Scenario<Nemesis> game = Haunted.of(2);
    for (int i = 0; i < 3; i++) game.given(Haunted.figure("lair", "013"));
    for (int i = 1; i <= 3; i++) {
      int number = i;
      game.perform(s -> s.then(new Injuries.Kill(Haunted.figure(s, "lair", number))));
    }
    noiseAt(game.given(Haunted.stands(ONE, "014")).given(Haunted.level(ONE, 5)))
        .then(s -> assertThat(Haunted.count(s, "despoiler", "014")).isZero())
        .then(s -> assertThat(Haunted.count(s, "stalker", "014")).isEqualTo(1));
  }

  /** A noise where noise is already: an encounter with a void seeder that surprises nobody. */
  private static Scenario<Nemesis> noiseAt(Scenario<Nemesis> table) {
    return table
        .given(Haunted.cards(ONE, 5))
        .given(Haunted.bag("void-seeder-1"))
        .given(Haunted.noise("c-013-014"))
        .rolls(Chance.NOISE, ONE_ON_THE_NOISE_DIE)
        .perform(new NoiseRoll(ONE));
  }

  /**
   * Page 5, the example of a missing figure: a Stalker should come and there is none left, so a
   * Whisperer comes; by the same sentence a Lurker if there is no Whisperer either.
   */
  @ParameterizedTest
  @CsvSource({"0, 0, stalker", "1, 0, whisperer", "1, 4, lurker"})
  @Rule({"V6.2", "V6.3"})
  void theNearestLowerKindComesInstead(int stalkers, int whisperers, String comes) {
    Scenario<Nemesis> game =
        Haunted.of(2).given(Haunted.stands(ONE, "014")).given(Haunted.level(ONE, 4));
    for (int i = 0; i < stalkers; i++) game.given(Haunted.figure("stalker", "001"));
    for (int i = 0; i < whisperers; i++) game.given(Haunted.figure("whisperer", "001"));
    noiseAt(game).then(s -> assertThat(Haunted.count(s, comes, "014")).isEqualTo(1));
  }
}
