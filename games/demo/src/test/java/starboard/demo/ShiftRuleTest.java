package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.seats.Seats;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** D8 The shift, D9 the end. */
final class ShiftRuleTest {

  @Test
  @Rule("D8.1")
  void allTakeFromTheRowAtOnceFirstComeFirstServed() {
    var scenario =
        Scenario.of(new DemoGame(), 2).given(Demo::setUp).perform(new Shift()).asks(ONE, TWO);
    String first = scenario.decision(TWO).options().getFirst().id();
    scenario
        .then(s -> assertThat(s.row().size()).isEqualTo(3))
        .choose(TWO, first)
        .told(ONE, "took")
        .then(s -> assertThat(s.row().size()).isEqualTo(2));
    scenario
        .choose(ONE, scenario.decision(ONE).options().getFirst().id())
        .choose(ONE, "no-deal")
        .choose(TWO, "no-deal")
        .asksNobody()
        .then(s -> assertThat(s.discardPile().size()).isEqualTo(1));
  }

  @Test
  @Rule("D8.2")
  void aJointRepairNeedsTheNeighboursConsent() {
    var scenario = Scenario.of(new DemoGame(), 2).perform(new Shift.Propose(ONE));
    scenario
        .choose(ONE, "propose:crew-1")
        .asks(TWO, "choose-consent")
        .choose(TWO, "yes")
        .then(
            s -> {
              assertThat(s.credits(ONE)).isEqualTo(2);
              assertThat(s.credits(TWO)).isEqualTo(1);
            });
    scenario
        .perform(new Shift.Propose(TWO))
        .choose(TWO, "propose:crew-0")
        .choose(ONE, "no")
        .told(TWO, "not-repaired")
        .then(s -> assertThat(s.credits(TWO)).isEqualTo(1));
  }

  @Test
  @Rule("D8.2")
  void aSeatAskedInTwoLanesAnswersTheOthersFirst() {
    var scenario = Scenario.of(new DemoGame(), 2).given(Demo::setUp).perform(new Shift());
    scenario
        .choose(ONE, scenario.decision(ONE).options().getFirst().id())
        .choose(ONE, "propose:crew-1")
        .asks(TWO, "choose-consent")
        .choose(TWO, "yes")
        .asks(TWO, "choose-from-row");
  }

  @Test
  @Rule("D8.3")
  void handsAreDroppedToTheLimit() {
    Scenario.of(new DemoGame(), 2)
        .given(s -> s.deal(ONE, "scrap", "scrap", "scrap", "scrap", "antenna", "antenna", "probe"))
        .perform(new Shift.Drop(ONE))
        .choose(ONE, "drop:hand-0.scrap", "drop:hand-0.scrap")
        .asksNobody()
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(5));
  }

  @Test
  @Rule("D8.3")
  void aShortcutDropsTheCheapestOneAfterAnother() {
    var scenario =
        Scenario.of(new DemoGame(), 2)
            .given(s -> s.deal(ONE, "antenna", "antenna", "scrap", "probe", "scrap", "fuel-cell"))
            .given(s -> s.deal(ONE, "fuel-cell"))
            .perform(new Shift.Drop(ONE));
    Shortcut shortcut = scenario.decision(ONE).shortcuts().getFirst();
    assertThat(shortcut.options()).containsExactly("drop:hand-0.probe", "drop:hand-0.scrap");
    for (String option : shortcut.options()) scenario.choose(ONE, option);
    scenario.asksNobody().then(s -> assertThat(s.hand(ONE).size()).isEqualTo(5));
  }

  @Test
  @Rule("D1.4")
  void inDustTheLimitIsOneLess() {
    Scenario.of(new DemoGame(), 2)
        .given(s -> s.setWeather(Weather.DUST))
        .given(s -> s.deal(ONE, "scrap", "scrap", "scrap", "scrap", "antenna"))
        .perform(new Shift.Drop(ONE))
        .choose(ONE, "drop:hand-0.scrap")
        .asksNobody()
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(4));
  }

  @Test
  @Rule("D9.1")
  void holdsCratesAndCreditsCountAndHandsDoNot() {
    Scenario.of(new DemoGame(), 2)
        .given(s -> s.deal(ONE, "antenna", "scrap"))
        .given(s -> s.lay("ore-crate"))
        .given(s -> s.stow(ONE, Components.BOX.kindNamed("antenna")))
        .given(s -> s.takeCrate(ONE, 0))
        .given(s -> s.gain(ONE, 1))
        .given(s -> s.gain(TWO, 6))
        .perform(new Rounds.Count())
        .ends(
            result -> {
              assertThat(result.winners()).isEqualTo(Seats.of(ONE, TWO));
              assertThat(result.seats().get(0).score()).isEqualTo(6);
              assertThat(result.seats().get(1).score()).isEqualTo(6);
            });
  }
}
