package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.body.Passing;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The serious wounds, and wounds in general. */
final class SeriousWoundsTest {

  private static Scenario<Nemesis> wounded(String wound) {
    return Laid.of(2).given(Stacked.wounds(wound)).perform(new Wounds.Serious(ONE));
  }

  @Test
  @Covers("wound-body")
  @Rule({"N16.2", "N3.2"})
  void body() {
    wounded("wound-body")
        .told(TWO, "event.serious-wound")
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(4))
        .then(s -> assertThat(s.handSize(TWO)).isEqualTo(5))
        .perform(new Wounds.Serious(ONE))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(4))
        .given(s -> s.crew().dress(ONE, 0))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(4))
        .given(s -> s.crew().dress(ONE, 0))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(5));
  }

  @Test
  @Covers("wound-leg")
  @Rule({"N16.7", "N4.12"})
  void leg() {
    wounded("wound-leg")
        .then(s -> assertThat(s.cost(Basic.ESCAPE, ONE)).isEqualTo(2))
        .then(s -> assertThat(s.cost(Basic.MOVE, ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cost(Basic.ESCAPE, TWO)).isEqualTo(1));
  }

  @Test
  @Covers("wound-hand")
  @Rule({"N16.7", "N4.12"})
  void hand() {
    Item grenade = BaseGame.CONTENT.items().require("grenade");
    wounded("wound-hand")
        .then(s -> assertThat(s.itemCost(ONE, grenade)).isEqualTo(2))
        .then(s -> assertThat(s.itemCost(TWO, grenade)).isEqualTo(1))
        .then(s -> assertThat(s.cost(Basic.SHOOT, ONE)).isEqualTo(1));
  }

  @Test
  @Covers("wound-arm")
  @Rule("N16.7")
  void arm() {
    Laid.of(2)
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(Stacked.wounds("wound-arm"))
        .perform(new Wounds.Serious(ONE))
        .then(s -> assertThat(s.handSlots(ONE)).isEqualTo(1))
        .asks(ONE, "ask.drop-excess")
        .choose(ONE, "drop:held-0-0")
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(1))
        .asksNobody();
  }

  @Test
  @Covers("wound-bleeding")
  @Rule({"N16.7", "N3.7"})
  void bleeding() {
    wounded("wound-bleeding")
        .perform(new Passing(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .perform(new Passing(TWO))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero());
  }

  @Test
  @Rule("N16.1")
  void theThirdLightWoundIsASeriousOne() {
    Laid.of(2)
        .given(Laid.lightWounds(ONE, 2))
        .perform(new Wounds.Light(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N16.3", "N16.6", "N22.2", "N16.9"})
  void anyWoundKillsWhoHasThreeSeriousOnes() {
    Laid.of(2)
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg", "wound-leg"))
        .given(s -> s.crew().dress(ONE, 0))
        .perform(new Wounds.Light(ONE))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(s.crew().hadFirstDeath()).isTrue())
        .then(s -> assertThat(s.belongings().held(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().woundDiscard().size()).isEqualTo(3))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, Laid.room("011")))
                    .isNotEqualTo(Nemesis.NONE));
  }
}
