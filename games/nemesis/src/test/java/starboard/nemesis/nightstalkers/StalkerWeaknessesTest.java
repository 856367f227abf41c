package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Goals;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The weaknesses, which only help who knows enough (L19). */
final class StalkerWeaknessesTest {

  /** The sentry, who knows so much, with that weakness known in the leftmost slot. */
  private static Scenario<Nemesis> known(String weakness, int knowledge) {
    return Stalked.of("sentry", "survivor")
        .given(Stalked.stands(TWO, "001"))
        .given(Stalked.weakness(weakness))
        .given(Stalked.knows(ONE, knowledge));
  }

  private static Scenario<Nemesis> shot(Scenario<Nemesis> table, int face) {
    return shot(table, "adult", face);
  }

  private static Scenario<Nemesis> shot(Scenario<Nemesis> table, String type, int face) {
    int target = Stalked.figure(type, 1);
    table
        .given(Stalked.intruder(type, "013"))
        .given(Stalked.attacks("at-cut-5", "at-cut-1"))
        .rolls(Chance.COMBAT, face);
    int weapon = Stalked.weapon(table.state(), ONE, "start-smg");
    table.given(s -> s.belongings().setAmmo(weapon, 1));
    return table.perform(new Combat.Shot(ONE, weapon, target, Combat.Manner.PLAIN));
  }

  /** The third face of the advantage die, and the fifth of the combat die, are a single hit. */
  private static final int HIT_LIT = 3;

  private static final int HIT_DARK = 5;

  @Test
  @Covers("weak-light")
  @Rule({"L19.2", "L15.11"})
  void fearOfLight() {
    shot(known("weak-light", 3), HIT_LIT)
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(2));
    shot(known("weak-light", 2), HIT_LIT)
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1));
    shot(known("weak-light", 8).given(Stalked::dark), HIT_DARK)
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1));
    shot(known("weak-light", 3), "queen", HIT_LIT)
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(1));
  }

  @Test
  @Covers("weak-fire")
  @Rule({"L19.2", "L5.5"})
  void flammable() {
    known("weak-fire", 3)
        .given(Stalked.burning("013"))
        .given(Stalked.burning("027"))
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.intruder("adult", "027"))
        .given(Stalked.attacks("at-cut-5", "at-cut-4"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(2))
        .then(s -> assertThat(s.creatures().injuries(Stalked.figure("adult", 2))).isEqualTo(1));
  }

  @Test
  @Covers("weak-retreat")
  @Rule("L19.2")
  void skittish() {
    Scenario<Nemesis> table =
        shot(known("weak-retreat", 3).given(Stalked.nextEvent("ev-nest")), HIT_LIT)
            .asks(ONE, "ask.one-more-card");
    table.choose(ONE, "yes").then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("014"));
    shot(known("weak-retreat", 3), HIT_LIT)
        .choose(ONE, "no")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"));
    shot(known("weak-retreat", 1), HIT_LIT).asksNobody();
  }

  @Test
  @Covers("weak-deaf")
  @Rule("L19.2")
  void poorHearingRange() {
    known("weak-deaf", 3)
        .perform(new NoiseRoll.Result(ONE, starboard.nemesis.content.piece.NoiseDie.Side.DANGER))
        .told(ONE, "event.keeps-still")
        .then(s -> assertThat(Stalked.noisy(s)).isEmpty());
    known("weak-deaf", 3)
        .given(Stalked.intruder("adult", "014"))
        .perform(new NoiseRoll.Result(ONE, starboard.nemesis.content.piece.NoiseDie.Side.DANGER))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"));
    known("weak-deaf", 2)
        .perform(new NoiseRoll.Result(ONE, starboard.nemesis.content.piece.NoiseDie.Side.DANGER))
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(4));
  }

  @Test
  @Covers("weak-wary-of-shadows")
  @Rule({"L19.2", "L15.8"})
  void waryOfShadows() {
    for (int knowledge : new int[] {2, 3}) {
      known("weak-wary-of-shadows", knowledge)
          .given(Stalked::dark)
          .given(Stalked.wounds(ONE, "wound-head", "wound-eye"))
          .given(Stalked.intruder("adult", "013"))
          .given(Stalked.attacks("at-perched-in-the-dark-2"))
          .perform(new Attack(Stalked.figure("adult", 1), ONE, false))
          .then(s -> assertThat(s.crew().isDead(ONE)).isEqualTo(knowledge < 3));
    }
    known("weak-wary-of-shadows", 8)
        .given(Stalked::dark)
        .given(Stalked.wounds(ONE, "wound-head", "wound-eye"))
        .given(Stalked.intruder("queen", "013"))
        .given(Stalked.attacks("at-perched-in-the-dark-2"))
        .perform(new Attack(Stalked.figure("queen", 1), ONE, false))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
  }

  @Test
  @Covers("weak-eggs")
  @Rule({"L19.2", "L15.10"})
  void fragileEggs() {
    for (int knowledge : new int[] {2, 3}) {
      Scenario<Nemesis> table =
          known("weak-eggs", knowledge)
              .given(Stalked.explored("010", "nest"))
              .given(Stalked.stands(ONE, "010"))
              .rolls(Chance.COMBAT, HIT_LIT);
      if (knowledge < 3) table.rolls(Chance.NOISE, 1);
      int weapon = Stalked.weapon(table.state(), ONE, "start-smg");
      table
          .given(s -> s.belongings().setAmmo(weapon, 1))
          .perform(new Combat.Shot(ONE, weapon, Combat.EGGS, Combat.Manner.PLAIN))
          .then(s -> assertThat(s.creatures().eggs()).isEqualTo(knowledge < 3 ? 4 : 3))
          .then(s -> assertThat(Stalked.noisy(s)).hasSize(knowledge < 3 ? 1 : 0));
    }
  }

  @Test
  @Rule("L19.2")
  void theOtherSlotsNeedMoreKnowledge() {
    Nemesis s = known("weak-light", 5).state();
    var users = starboard.kernel.seats.Seats.of(ONE);
    assertThat(s.rules().place().mayUse(s, users, 1)).isTrue();
    assertThat(s.rules().place().mayUse(s, users, 2)).isFalse();
    s.rules().place().learn(s, ONE, 3);
    assertThat(s.rules().place().mayUse(s, users, 2)).isTrue();
  }

  @Test
  @Rule("L19.3")
  void theOneKnownFromTheStartIsNotDiscovered() {
    Nemesis s = known("weak-light", 0).state();
    assertThat(new Goals.WeaknessesDiscovered(1).isMet(s, ONE)).isFalse();
    s.intruderDecks().discover(1);
    assertThat(new Goals.WeaknessesDiscovered(1).isMet(s, ONE)).isTrue();
    assertThat(new Goals.WeaknessesDiscovered(2).isMet(s, ONE)).isFalse();
  }
}
