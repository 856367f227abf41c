package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Injuries;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The attack cards with their dark lines, targets, checks and retreats (L15). */
final class StalkerAttacksTest {

  private static Scenario<Nemesis> table(String kind, String... cards) {
    return Stalked.two()
        .given(Stalked.stands(TWO, "001"))
        .given(Stalked.intruder(kind, "013"))
        .given(Stalked.attacks(cards));
  }

  private static Scenario<Nemesis> strikes(Scenario<Nemesis> table, String kind) {
    return table.perform(new Attack(Stalked.figure(kind, 1), ONE, false));
  }

  private static Scenario<Nemesis> lit(String kind, String card) {
    return strikes(table(kind, card), kind);
  }

  private static Scenario<Nemesis> dark(String kind, String... cards) {
    return strikes(table(kind, cards).given(Stalked::dark), kind);
  }

  private static void misses(String kind, String card) {
    lit(kind, card)
        .told(ONE, "event.misses")
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isZero())
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
  }

  @ParameterizedTest
  @CsvSource({"at-cut-1", "at-cut-2", "at-cut-3", "at-cut-4", "at-cut-5"})
  @Covers({"at-cut-1", "at-cut-2", "at-cut-3", "at-cut-4", "at-cut-5"})
  @Rule({"L15.8", "L8.3"})
  void cut(String card) {
    lit("adult", card)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    dark("adult", card)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource({"at-blood-chase-1", "at-blood-chase-2", "at-blood-chase-3"})
  @Covers({"at-blood-chase-1", "at-blood-chase-2", "at-blood-chase-3"})
  @Rule({"L15.6", "L15.8"})
  void bloodChase(String card) {
    dark("creeper", card)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).isEqualTo("013"));
  }

  @Test
  @Rule({"L15.6", "L28.8"})
  void whoEscapesBleedingIsFollowed() {
    Scenario<Nemesis> table =
        table("adult", "at-blood-chase-1").given(Stalked.explored("014", "archive"));
    table.given(Stalked.wounds(ONE, "wound-head")).rolls(Chance.NOISE, 1);
    table
        .perform(new Escaping.Escape(ONE, Stalked.room("014")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("014"));
  }

  @Test
  @Rule("L15.6")
  void whoEscapesUnhurtIsNotFollowed() {
    table("adult", "at-blood-chase-1")
        .given(Stalked.explored("014", "archive"))
        .rolls(Chance.NOISE, 1)
        .perform(new Escaping.Escape(ONE, Stalked.room("014")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"));
  }

  @ParameterizedTest
  @CsvSource({"at-blood-rage-1", "at-blood-rage-2"})
  @Covers({"at-blood-rage-1", "at-blood-rage-2"})
  @Rule("L15.8")
  void bloodRage(String card) {
    lit("breeder", card).then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    strikes(table("queen", card).given(Stalked.wounds(ONE, "wound-head")), "queen")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(3))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
    strikes(
            table("queen", card)
                .given(Stalked.wounds(ONE, "wound-head"))
                .given(s -> s.crew().dress(ONE, 0)),
            "queen")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(2));
    strikes(table("breeder", card).given(Stalked.wounds(ONE, "wound-head", "wound-eye")), "breeder")
        .told(ONE, "event.fatal")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    misses("adult", card);
  }

  @ParameterizedTest
  @CsvSource({"at-evolve-1", "at-evolve-2"})
  @Covers({"at-evolve-1", "at-evolve-2"})
  @Rule("L15.8")
  void evolve(String card) {
    lit("creeper", card)
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).isEmpty())
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isZero());
    dark("creeper", card, "at-blood-rage-1")
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEqualTo("013"))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    misses("adult", card);
  }

  @Test
  @Covers("at-infecting-the-host-1")
  @Rule({"L15.8", "L15.9"})
  void infectingTheHost() {
    lit("creeper", "at-infecting-the-host-1")
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse());
    dark("queen", "at-infecting-the-host-1")
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    misses("adult", "at-infecting-the-host-1");
  }

  @ParameterizedTest
  @CsvSource({
    "at-perched-in-the-dark-1",
    "at-perched-in-the-dark-2",
    "at-perched-in-the-dark-3",
    "at-perched-in-the-dark-4",
    "at-perched-in-the-dark-5"
  })
  @Covers({
    "at-perched-in-the-dark-1",
    "at-perched-in-the-dark-2",
    "at-perched-in-the-dark-3",
    "at-perched-in-the-dark-4",
    "at-perched-in-the-dark-5"
  })
  @Rule("L15.8")
  void perchedInTheDark(String card) {
    lit("adult", card).then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    Scenario<Nemesis> wounded =
        table("adult", card).given(Stalked.wounds(ONE, "wound-head", "wound-eye"));
    strikes(wounded, "adult").then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
    strikes(
            table("adult", card)
                .given(Stalked.wounds(ONE, "wound-head", "wound-eye"))
                .given(Stalked::dark),
            "adult")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    misses("creeper", card);
  }

  @ParameterizedTest
  @CsvSource({"at-piercing-the-heart-1", "at-piercing-the-heart-2"})
  @Covers({"at-piercing-the-heart-1", "at-piercing-the-heart-2"})
  @Rule("L15.8")
  void piercingTheHeart(String card) {
    dark("queen", card)
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    strikes(
            table("queen", card).given(Stalked.wounds(ONE, "wound-head")).given(Stalked::dark),
            "queen")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    strikes(table("queen", card).given(Stalked.wounds(ONE, "wound-head")), "queen")
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
    misses("breeder", card);
  }

  @Test
  @Rule("L28.20")
  void contaminationCountsAmongTheCardsOfWhoIsAttacked() {
    Stalked.two()
        .given(Stalked.hand(ONE, "rest", "clean", "clean"))
        .given(Stalked.cards(TWO, 2))
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.attacks("at-perched-in-the-dark-2"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  @Test
  @Rule({"L15.7", "L5.4"})
  void theFewestCardsAreAttackedTheLargestAttackFirst() {
    Stalked.two()
        .given(Stalked.cards(ONE, 3))
        .given(Stalked.cards(TWO, 2))
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.intruder("queen", "013"))
        .given(Stalked.attacks("at-piercing-the-heart-1", "at-perched-in-the-dark-2"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(2))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  private static Scenario<Nemesis> injured(String kind, int injuries, String... cards) {
    return table(kind, cards)
        .given(Stalked.nextEvent("ev-nest"))
        .perform(new Injuries.Injure(Stalked.figure(kind, 1), injuries, false));
  }

  @Test
  @Rule("L15.4")
  void oneCardForCreepersAndAdultsTwoForLargerOnes() {
    injured("adult", 2, "at-cut-2").then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEmpty());
    injured("adult", 1, "at-cut-2")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"));
    injured("breeder", 5, "at-cut-2", "at-cut-3")
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEmpty());
    injured("breeder", 4, "at-cut-2", "at-cut-3")
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEqualTo("013"));
    injured("queen", 9, "at-cut-5", "at-cut-4")
        .then(s -> assertThat(s.creatures().isMatriarchKilled()).isTrue());
    injured("larva", 1, "at-cut-5")
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 1)).isEmpty())
        .then(s -> assertThat(s.objects().objectCount()).isZero());
  }

  @Test
  @Rule("L15.5")
  void anyRetreatSymbolDrivesItOffThroughTheFirstNumber() {
    injured("adult", 9, "at-cut-1")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(9));
    injured("queen", 12, "at-cut-2", "at-evolve-2")
        .then(s -> assertThat(Stalked.whereIs(s, "queen", 1)).isEqualTo("014"));
  }

  @Test
  @Rule("L15.5")
  void ofTwoNumbersARetreatUsesTheFirst() {
    table("adult", "at-cut-1")
        .given(Stalked.nextEvent("ev-kickstopper"))
        .perform(new Injuries.Retreat(Stalked.figure("adult", 1)))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("009"));
  }

  @Test
  @Rule("L15.11")
  void aRetreatBreaksAClosedDoorAndStays() {
    table("adult", "at-cut-1")
        .given(Stalked.closed("013-014"))
        .given(Stalked.nextEvent("ev-nest"))
        .perform(new Injuries.Retreat(Stalked.figure("adult", 1)))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(s.interior().closedDoors()).isZero());
  }
}
