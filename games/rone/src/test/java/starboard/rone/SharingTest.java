package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.rone.Invaded.bare;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.rone.content.Colour;
import starboard.rone.content.Static;
import starboard.rone.invasion.Striking;
import starboard.rone.turn.MainPhase;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R14.2.5, R18.3: what team-mates give each other. */
final class SharingTest {

  /** Two players in these phases. */
  private static Scenario<Rone> phases(int one, int two) {
    return bare(2).given(s -> s.player(ONE).enter(one)).given(s -> s.player(TWO).enter(two));
  }

  @ParameterizedTest
  @Rule("R14.2.5")
  @CsvSource({"4", "6"})
  void aGainIsSplitUnitByUnit(int phase) {
    phases(phase, 2)
        .perform(Effects.of(ONE, "{op: gain_life, n: 3}"))
        .choose(ONE, "give:player-1", "give:player-0", "give:player-1")
        .asksNobody()
        .then(
            s -> {
              assertThat(s.player(ONE).life()).isEqualTo(11);
              assertThat(s.player(TWO).life()).isEqualTo(12);
            });
  }

  @ParameterizedTest
  @Rule("R14.2.5")
  @CsvSource({"1", "5", "7", "9", "10"})
  void notInOtherPhases(int phase) {
    phases(phase, 4)
        .perform(Effects.of(ONE, "{op: gain_life, n: 1}"))
        .asksNobody()
        .then(s -> assertThat(s.player(ONE).life()).isEqualTo(11));
  }

  @ParameterizedTest
  @Rule({"R14.2.5", "R18.3"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {op: gain_reroll, n: 1} | 10 | true
          {op: gain_armour, n: 1} | 10 | true
          {op: gain_resource, color: red, n: 1} | 4 | true
          {op: gain_resource, color: red, n: 1} | 5 | false
          {op: gain_resource, color: red, n: 1} | 0 | false
          {op: gain_resource, color: red, n: 1} | 1 | true
          {op: gain_spare_part, n: 1} | 7 | true
          {op: gain_spare_part, n: 1} | 8 | false
          {op: gain_spare_part, n: 1} | 0 | false
          {op: gain_spare_part, n: 1} | 1 | true
          {op: store_resource, color: red, n: 1} | 9 | true
          {op: gain_screw, n: 1} | 10 | false
          """)
  void aMateReceivesOnlyWhatItCanUse(String effect, int phase, boolean receives) {
    Scenario<Rone> table = phases(4, phase).given(Laid.give(ONE, "training", "titan"));
    table.perform(Effects.of(ONE, effect));
    boolean offered =
        table.state().deciding().has(ONE)
            && table.decision(ONE).options().stream().anyMatch(o -> o.id().equals("give:player-1"));
    assertThat(offered).isEqualTo(receives);
  }

  @Test
  @Rule({"R14.2.5", "R18.3"})
  void aScrewGoesOnTheMatesTrainingGround() {
    phases(4, 9)
        .given(Laid.give(TWO, "training", "titan"))
        .perform(Effects.of(ONE, "{op: gain_screw, n: 1}"))
        .choose(ONE, "give:player-1")
        .then(s -> assertThat(s.player(TWO).screws(0)).isEqualTo(1));
  }

  @Test
  @Rule({"R14.2.5", "R3.7"})
  void aResourceOfChoiceIsSharedToo() {
    phases(4, 2)
        .perform(Effects.of(ONE, "{op: gain_resource, color: choice, n: 1}"))
        .choose(ONE, "take-green")
        .choose(ONE, "give:player-1")
        .then(
            s ->
                assertThat(Resources.count(s.player(TWO).floating(), Colour.GREEN.ordinal()))
                    .isEqualTo(1));
  }

  @Test
  @Rule({"R14.2.5", "R6.7"})
  void aMatesCardGoesToItsOwnDeck() {
    phases(4, 2)
        .given(Laid.give(TWO, "scrapyard", "fighter"))
        .perform(Effects.of(ONE, "{op: recycle, n: 1}"))
        .choose(ONE, "recycle:scrapyard-1")
        .then(s -> assertThat(s.player(TWO).deck().size()).isEqualTo(1));
  }

  @Test
  @Rule("R14.2.5")
  void aMatesHandCardOnlyWithItsConsent() {
    Scenario<Rone> table =
        phases(4, 2)
            .given(Laid.give(TWO, "hand", "fighter"))
            .given(Laid.give(ONE, "discard", "armourer"))
            .perform(Effects.of(ONE, "{op: recycle, n: 2}"));
    table.choose(ONE, "recycle:hand-1").asks(TWO, "choose-consent").choose(TWO, "refuse");
    table.doesNotOffer(ONE, "recycle:hand-1").choose(ONE, "recycle:discard-0");
    table.then(s -> assertThat(s.player(TWO).hand().size()).isEqualTo(1));
    Scenario<Rone> willing =
        phases(4, 2)
            .given(Laid.give(TWO, "hand", "fighter"))
            .perform(Effects.of(ONE, "{op: recycle, n: 1}"));
    willing.choose(ONE, "recycle:hand-1").choose(TWO, "recycle:hand-1.fighter");
    willing.then(s -> assertThat(s.player(TWO).deck().size()).isEqualTo(1));
  }

  @Test
  @Rule({"R14.2.5", "R6.7"})
  void withItsConsentRecyclingGoesOn() {
    Scenario<Rone> table = phases(4, 2).given(Laid.give(TWO, "hand", "fighter", "scout"));
    table.given(Laid.give(ONE, "discard", "armourer"));
    table.perform(Effects.of(ONE, "{op: recycle, n: 2}")).choose(ONE, "recycle:hand-1");
    assertThat(table.decision(TWO).secret()).as("its hand is nobody else's business").isTrue();
    table.choose(TWO, "recycle:hand-1.scout").asks(ONE, "choose-recycled");
    table.choose(ONE, "recycle:discard-0").asksNobody();
  }

  @Test
  @Rule("R14.2.6")
  void whatIsGainedBetweenTurnsCannotBeGivenUp() {
    phases(0, 0)
        .perform(Effects.of(ONE, "{op: gain_armour, n: 1}"))
        .asksNobody()
        .then(s -> assertThat(s.player(ONE).armour()).isEqualTo(11));
  }

  @Test
  @Rule({"R2.5", "R14.2.5"})
  void aTokenRerollsAMatesDieOrChangesHands() {
    Scenario<Rone> table = phases(4, 4).rolls(Chance.DICE, 1, 1, 1, 1);
    table.given(s -> s.player(TWO).roll()).given(s -> s.player(ONE).gainRerolls(2));
    table.rolls(Chance.DICE, 6).perform(new MainPhase(ONE)).choose(ONE, "reroll:die-1-3");
    table.then(s -> assertThat(s.player(TWO).face(2)).isEqualTo(5));
    table.choose(ONE, "give-reroll:rerolls-1");
    table.then(
        s -> {
          assertThat(s.player(ONE).rerolls()).isZero();
          assertThat(s.player(TWO).rerolls()).isEqualTo(1);
        });
  }

  @Test
  @Rule({"R2.5", "R12.5"})
  void aForbiddenRerollIsForbiddenForMatesToo() {
    Scenario<Rone> table = phases(4, 4).given(Invaded.invasion("stack", "inv-suppressor"));
    table.given(s -> s.player(TWO).roll()).given(s -> s.player(ONE).gainRerolls(1));
    assertThat(table.state().forbids(Static.FORBID_REROLL)).isTrue();
    table.perform(new MainPhase(ONE)).doesNotOffer(ONE, "reroll:die-1-1");
  }

  @Test
  @Rule("R2.5")
  void inPhaseSixTokensOnlyChangeHands() {
    Scenario<Rone> table = phases(6, 4);
    table.given(s -> s.player(TWO).roll()).given(s -> s.player(ONE).gainRerolls(1));
    table.perform(new Striking(ONE)).offersOnly(ONE, "give-reroll:rerolls-1", "done");
  }
}
