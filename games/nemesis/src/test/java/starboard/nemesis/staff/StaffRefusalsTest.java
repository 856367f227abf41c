package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** When the cards and things of these people can do nothing, and what they hold. */
final class StaffRefusalsTest {

  private static Scenario<Nemesis> of(String character) {
    return Stalked.of(character, "sentry");
  }

  private static Scenario<Nemesis> janitor() {
    return of("janitor").given(Stalked.item(ONE, "quest-pressure-washer"));
  }

  @Test
  @Rule("L17.2")
  void metabolismNeedsContaminationButNobodyElseKnowsOfIt() {
    assertThat(Stalked.whyNotPlay(of("lab-rat").state(), ONE, "weird-metabolism", 1))
        .isEqualTo("refused.no-contamination-in-hand");
    Scenario<Nemesis> has = of("lab-rat").given(Stalked.hand(ONE, "clean"));
    assertThat(Stalked.whyNotPlay(has.state(), ONE, "weird-metabolism", 1)).isNull();
    of("lab-rat").perform(Stalked.plays(ONE, "weird-metabolism", 1)).told(TWO, "event.scans");
  }

  @Test
  @Rule("L6.6")
  void thePressureWasherNeedsFireOrSlimeInItsRoom() {
    assertThat(Stalked.whyNot(janitor().state(), ONE, "quest-pressure-washer", 1))
        .isEqualTo("refused.not-burning");
    Scenario<Nemesis> away = janitor().given(Stalked.slimed(TWO)).given(Stalked.stands(TWO, "018"));
    assertThat(Stalked.whyNot(away.state(), ONE, "quest-pressure-washer", 1))
        .isEqualTo("refused.not-burning");
    Scenario<Nemesis> slimed = janitor().given(Stalked.slimed(TWO));
    assertThat(Stalked.whyNot(slimed.state(), ONE, "quest-pressure-washer", 1)).isNull();
    Scenario<Nemesis> burning = janitor().given(Stalked.burning(Stalked.HERE));
    assertThat(Stalked.whyNot(burning.state(), ONE, "quest-pressure-washer", 1)).isNull();
  }

  @Test
  @Rule("L19.1")
  void pheromonesNeedAnIntruderUnlessTheyCalmAll() {
    Scenario<Nemesis> learned = of("xenobiologist").given(Stalked.knows(ONE, 7));
    assertThat(Stalked.whyNotPlay(learned.state(), ONE, "pheromones", 1)).isNotNull();
    Scenario<Nemesis> wise = of("xenobiologist").given(Stalked.knows(ONE, 8));
    assertThat(Stalked.whyNotPlay(wise.state(), ONE, "pheromones", 1)).isNull();
  }

  @Test
  @Rule("L20.1")
  void theArmThatWorksIsNotRepairedAndAnEmptyOneHoldsNothing() {
    Scenario<Nemesis> table =
        of("xenobiologist")
            .given(Stalked.item(ONE, "tools"))
            .given(s -> s.objects().carry(ObjectKind.CARCASS, null, ONE));
    assertThat(Stalked.whyNot(table.state(), ONE, "start-probe-arm", 2))
        .isEqualTo("refused.arm-works");
    assertThat(table.state().handSlots(ONE)).as("the carcass is in a hand").isEqualTo(2);
  }

  @Test
  @Rule("L20.12")
  void theNailGunIsLoadedWithToolsWhenItIsNotFull() {
    Scenario<Nemesis> full = of("janitor").given(Stalked.item(ONE, "tools"));
    assertThat(Stalked.whyNot(full.state(), ONE, "start-nail-gun", 2))
        .isEqualTo("refused.weapon-full");
    Scenario<Nemesis> without =
        of("janitor")
            .given(s -> s.belongings().setAmmo(Stalked.weapon(s, ONE, "start-nail-gun"), 3));
    assertThat(Stalked.whyNot(without.state(), ONE, "start-nail-gun", 2))
        .isEqualTo("refused.no-item");
  }

  @Test
  @Rule("L8.3")
  void cubesLieOnFlashlightsOnlyAndAgainWhenOneIsFound() {
    int first = Stalked.BOX.first(Family.ITEM, Stalked.CONTENT.items().indexOf("flashlight"));
    int tools = Stalked.BOX.first(Family.ITEM, Stalked.CONTENT.items().indexOf("tools"));
    of("janitor")
        .then(s -> assertThat(StaffState.of(s).uses(first)).isEqualTo(3))
        .then(s -> assertThat(StaffState.of(s).uses(tools)).isZero())
        .given(s -> StaffState.of(s).setUses(ONE, first, 1))
        .given(s -> s.rules().place().gained(s, first))
        .then(s -> assertThat(StaffState.of(s).uses(first)).isEqualTo(3));
  }

  @Test
  @Rule("L8.3")
  void theLastCubeGivesLightAndNoneGivesNone() {
    LightOps.SpendLight light = new LightOps.SpendLight(1);
    Scenario<Nemesis> table = of("janitor").given(Stalked.item(ONE, "flashlight"));
    int lamp = Stalked.thing(table.state(), ONE, "flashlight");
    table
        .given(s -> StaffState.of(s).setUses(ONE, lamp, 1))
        .then(s -> assertThat(light.answers(s, ONE, Trigger.DARK_EFFECT_ON_SELF)).isTrue())
        .given(s -> StaffState.of(s).setUses(ONE, lamp, 0))
        .then(s -> assertThat(light.answers(s, ONE, Trigger.DARK_EFFECT_ON_SELF)).isFalse());
  }
}
