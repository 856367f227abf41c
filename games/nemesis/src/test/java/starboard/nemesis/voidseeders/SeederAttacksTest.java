package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Injuries;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The attack cards, and V7 the checks of void seeders. */
final class SeederAttacksTest {

  private static Scenario<Nemesis> table(String kind, String card) {
    return Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.figure(kind, "014"))
        .given(Haunted.panic("sabotage"))
        .given(Haunted.attacks(card));
  }

  private static Scenario<Nemesis> attacked(String kind, String card) {
    return strikes(table(kind, card), kind);
  }

  private static Scenario<Nemesis> strikes(Scenario<Nemesis> table, String kind) {
    return table.perform(new Attack(first(kind), ONE, false));
  }

  private static int first(String kind) {
    return switch (kind) {
      case "lurker" -> 0;
      case "whisperer" -> 6;
      case "stalker" -> 10;
      case "despoiler" -> 11;
      default -> 12;
    };
  }

  private static void misses(String kind, String card) {
    attacked(kind, card)
        .told(ONE, "event.misses")
        .then(s -> assertThat(s.crew().lightWounds(ONE) + s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue());
  }

  @ParameterizedTest
  @CsvSource({"scratch-4", "scratch-5", "scratch-6", "scratch-retreat"})
  @Covers({"scratch-4", "scratch-5", "scratch-6", "scratch-retreat"})
  @Rule("V9.2")
  void scratch(String card) {
    attacked("lurker", card)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource({"dismay-2", "dismay-4", "dismay-5"})
  @Covers({"dismay-2", "dismay-4", "dismay-5"})
  @Rule({"V9.2", "V4.1"})
  void dismay(String card) {
    attacked("whisperer", card)
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2));
  }

  @ParameterizedTest
  @CsvSource({"bite-2", "bite-3", "bite-4", "bite-retreat"})
  @Covers({"bite-2", "bite-3", "bite-4", "bite-retreat"})
  @Rule("V9.2")
  void bite(String card) {
    attacked("whisperer", card).then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    strikes(table("stalker", card).given(Haunted.wounds(ONE, 2)), "stalker")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    misses("lurker", card);
  }

  @Test
  @Covers("duplicate-3")
  @Rule({"V9.2", "V14", "V13"})
  void duplicate() {
    attacked("whisperer", "duplicate-3")
        .then(s -> assertThat(Haunted.count(s, "whisperer", "014")).isEqualTo(2))
        .then(s -> assertThat(s.creatures().isResting(first("whisperer") + 1)).isTrue());
    Scenario<Nemesis> all = table("whisperer", "duplicate-3");
    for (int i = 0; i < 3; i++) all.given(Haunted.figure("whisperer", "001"));
    strikes(all, "whisperer").then(s -> assertThat(Haunted.count(s, "lurker", "014")).isEqualTo(1));
    misses("stalker", "duplicate-3");
  }

  @Test
  @Rule("V9.2")
  void aDuplicateDoesNotAttackInThisStep() {
    table("lurker", "duplicate-3")
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(Haunted.count(s, "lurker", "014")).isEqualTo(2));
  }

  @ParameterizedTest
  @CsvSource({"dread-4", "dread-retreat"})
  @Covers({"dread-4", "dread-retreat"})
  @Rule("V9.2")
  void dread(String card) {
    attacked("stalker", card)
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2));
    misses("whisperer", card);
  }

  @ParameterizedTest
  @CsvSource({"frenzy-2", "frenzy-6"})
  @Covers({"frenzy-2", "frenzy-6"})
  @Rule("V9.2")
  void frenzy(String card) {
    strikes(
            table("despoiler", card)
                .given(Haunted.stands(TWO, "014"))
                .given(Haunted.wounds(TWO, 2)),
            "despoiler")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue());
    misses("whisperer", card);
  }

  @ParameterizedTest
  @CsvSource({"brain-eating-4", "brain-eating-5"})
  @Covers({"brain-eating-4", "brain-eating-5"})
  @Rule("V9.2")
  void brainEating(String card) {
    attacked("despoiler", card).then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(2));
    strikes(table("despoiler", card).given(Haunted.wounds(ONE, 1)), "despoiler")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    misses("stalker", card);
  }

  // V7

  private static Scenario<Nemesis> checked(String kind, int injuries, String... cards) {
    return Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.figure(kind, "014"))
        .given(Haunted.injured(kind, injuries))
        .given(Haunted.attacks(cards))
        .given(Haunted.event("terror-1"))
        .perform(new Injuries.Check(first(kind), false));
  }

  @ParameterizedTest
  @CsvSource({
    "lurker, 2, bite-2, scratch-6, true",
    "lurker, 3, scratch-4, scratch-6, false",
    "whisperer, 3, bite-3, , true",
    "whisperer, 2, bite-3, , false",
    "stalker, 5, bite-2, scratch-5, true",
    "stalker, 4, bite-2, scratch-5, false"
  })
  @Rule({"V7.1", "V7.3", "V13"})
  void eachKindHasItsOwnCheck(String kind, int injuries, String one, String other, boolean dies) {
    String[] cards = other == null ? new String[] {one} : new String[] {one, other};
    checked(kind, injuries, cards)
        .then(s -> assertThat(s.creatures().isOnBoard(first(kind))).isEqualTo(!dies))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(dies ? 5 : 4))
        .then(s -> assertThat(s.objects().objectCount()).isZero());
  }

  @ParameterizedTest
  @CsvSource({"lurker", "stalker"})
  @Rule({"V7.1", "V7.4", "V8.3", "V13"})
  void anArrowDrivesOff(String kind) {
    checked(kind, 6, "bite-2", "scratch-retreat")
        .then(s -> assertThat(Haunted.count(s, kind, "013")).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(first(kind))).isEqualTo(6))
        .then(s -> assertThat(s.interior().isExplored(Haunted.room("013"))).isFalse());
  }

  @Test
  @Rule("V7.2")
  void theDespoilerTakesNoInjuries() {
    Haunted.of(2)
        .given(Haunted.figure("despoiler", "014"))
        .given(Haunted.attacks("scratch-retreat"))
        .given(Haunted.event("terror-1"))
        .perform(new Injuries.Injure(first("despoiler"), 3, false))
        .then(s -> assertThat(s.creatures().injuries(first("despoiler"))).isZero())
        .then(s -> assertThat(Haunted.count(s, "despoiler", "013")).isEqualTo(1));
    Haunted.of(2)
        .given(Haunted.figure("despoiler", "014"))
        .given(Haunted.attacks("bite-2"))
        .perform(new Injuries.Injure(first("despoiler"), 9, false))
        .then(s -> assertThat(Haunted.count(s, "despoiler", "014")).isEqualTo(1));
  }

  @Test
  @Rule({"V7.4", "V7.5", "V1.6"})
  void intoTheTechnicalCorridorsATokenGoesIntoTheBag() {
    Haunted.of(2)
        .given(Haunted.figure("lurker", "009"))
        .given(Haunted.injured("lurker", 2))
        .given(Haunted.event("monophobia-3"))
        .perform(new Injuries.Retreat(first("lurker")))
        .then(s -> assertThat(s.creatures().isOnBoard(first("lurker"))).isFalse())
        .then(s -> assertThat(s.creatures().injuries(first("lurker"))).isZero())
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(5));
  }

  @Test
  @Rule({"V8.1", "V8.2"})
  void doorsAreOpenForThem() {
    Haunted.of(2)
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.closed("c-013-014"))
        .given(Haunted.event("terror-1"))
        .perform(new Injuries.Retreat(first("lurker")))
        .then(s -> assertThat(Haunted.count(s, "lurker", "013")).isEqualTo(1))
        .then(s -> assertThat(s.interior().isClosed(Haunted.corridor("c-013-014"))).isTrue());
  }

  @Test
  @Rule({"V9.3", "V1.3", "V1.2"})
  void fireHurtsSeedersAndLairs() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "001"))
        .given(Haunted.figure("stalker", "014"))
        .given(Haunted.figure("lair", "014"))
        .given(Haunted.burning("014"))
        .given(Haunted.attacks("scratch-4", "scratch-5", "scratch-6", "bite-3"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().injuries(first("stalker"))).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(first("lair"))).isEqualTo(1));
  }
}
