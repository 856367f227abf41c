package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.content.term.ItemDeck;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The items Taser and Fire Extinguisher, and retreats. */
final class DrivingOffTest {

  private static Scenario<Nemesis> table(String item) {
    return Laid.of(2).given(Laid.item(ONE, item)).given(Stacked.event("ev-lurking"));
  }

  @Test
  @Rule({"N13.8", "N13.6"})
  void taserHurtsAndDrivesOff() {
    table("taser")
        .given(Stacked.attack("at-scratch-6"))
        .given(Laid.intruder("adult", "011"))
        .given(Laid.intruder("breeder", "011"))
        .perform(Laid.uses(ONE, "taser", 1))
        .asks(ONE, "ask.intruder-for")
        .choose(ONE, "intruder:figure-adult-1")
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(1))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Laid.whereIs(s, "breeder", 1)).isEqualTo("011"))
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isNotZero());
  }

  @Test
  @Rule("N13.8")
  void whoDiesOfTheTaserDoesNotRetreat() {
    table("taser")
        .given(Stacked.attack("at-scratch-2"))
        .given(Laid.intruder("adult", "011"))
        .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 1))
        .perform(Laid.uses(ONE, "taser", 1))
        .told(TWO, "event.killed")
        .notTold(TWO, "event.retreats")
        .then(s -> assertThat(s.intruderDecks().eventDiscard().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N13.5", "N13.8"})
  void whoFleesByTheArrowRetreatsOnlyOnce() {
    table("taser")
        .given(Stacked.attack("at-claw-retreat"))
        .given(Laid.intruder("adult", "011"))
        .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 9))
        .perform(Laid.uses(ONE, "taser", 1))
        .notTold(TWO, "event.killed")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"));
  }

  @Test
  @Rule({"N13.8", "N13.6"})
  void fireExtinguisherDrivesOneIntruderOff() {
    table("fire-extinguisher")
        .given(Laid.intruder("queen", "011"))
        .perform(Laid.uses(ONE, "fire-extinguisher", 2))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isZero())
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo("014"))
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.YELLOW).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N13.6", "N9.20"})
  void aClosedDoorHoldsARetreatAndBreaks() {
    Laid.of(2)
        .given(Stacked.event("ev-lurking"))
        .given(Laid.closed("c-011-014"))
        .given(Laid.intruder("adult", "011"))
        .perform(new Injuries.Retreat(Laid.figure("adult", 1)))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule({"N13.6", "N8.6"})
  void intoATechnicalEntranceItSlipsAway() {
    Laid.of(2)
        .given(Laid.bag("tok-blank"))
        .given(Stacked.event("ev-scent-of-prey"))
        .given(Laid.intruder("adult", "014"))
        .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 3))
        .perform(new Injuries.Retreat(Laid.figure("adult", 1)))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEmpty())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isZero());
  }

  @Test
  @Rule({"N13.6", "N6.14"})
  void injuriesStayAndTheRoomStaysHidden() {
    Laid.of(2)
        .given(Stacked.event("ev-lurking"))
        .given(Laid.intruder("adult", "011"))
        .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 3))
        .perform(new Injuries.Retreat(Laid.figure("adult", 1)))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(3))
        .then(s -> assertThat(s.interior().isExplored(Laid.room("014"))).isFalse());
  }
}
