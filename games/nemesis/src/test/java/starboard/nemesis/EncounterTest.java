package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Option;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N10 Encounters, and figures that run out (N27). */
final class EncounterTest {

  private static Scenario<Nemesis> met(Scenario<Nemesis> table) {
    return table.perform(new Encounter(ONE));
  }

  @Test
  @Rule({"N10.2", "N8.5", "N10.3", "N10.6"})
  void noiseGoesAndTheFigureOfTheTokenAppears() {
    met(Laid.of(2)
            .given(Laid.stands(ONE, "014"))
            .given(Laid.cardsInHand(ONE, 5))
            .given(Laid.bag("tok-adult-4"))
            .given(Laid.noise("c-013-014", "c-016-021", "technical-space")))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-016-021"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(
            s ->
                assertThat(s.creatures().tokenOf(Laid.figure("adult", 1)))
                    .isEqualTo(Laid.token("tok-adult-4")))
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue())
        .notTold(ONE, "event.surprise");
  }

  @Test
  @Rule({"N10.5", "N14.1"})
  void aHigherNumberThanTheHandIsASurpriseAttack() {
    met(Laid.of(2)
            .given(Laid.hand(ONE, "clean", "clean"))
            .given(Stacked.attack("at-scratch-2"))
            .given(Laid.bag("tok-adult-3")))
        .told(TWO, "event.surprise")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
    met(Laid.of(2).given(Laid.hand(ONE, "clean", "clean", "clean")).given(Laid.bag("tok-adult-3")))
        .notTold(TWO, "event.surprise");
  }

  @Test
  @Rule({"N10.8", "N14.6"})
  void aLarvaSurprisesOnlyAnEmptyHand() {
    met(Laid.of(2).given(Laid.bag("tok-larva-1")))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
    met(Laid.of(2).given(Laid.hand(ONE, "clean")).given(Laid.bag("tok-larva-1")))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(Laid.whereIs(s, "larva", 1)).isEqualTo("011"));
  }

  @Test
  @Rule("N10.7")
  void aBlankIsOnlyNoise() {
    met(Laid.of(2).given(Laid.bag("tok-blank")).given(Laid.stands(ONE, "002")))
        .then(
            s ->
                assertThat(Laid.noisy(s))
                    .containsExactly("c-001-002", "c-002-006", "technical-space"))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2));
  }

  @Test
  @Rule("N27.1")
  void allAdultsOnTheBoardThoseOutOfCombatGo() {
    Scenario<Nemesis> table =
        Laid.of(2).given(Laid.cardsInHand(ONE, 5)).given(Laid.bag("tok-adult-3"));
    for (int i = 0; i < 7; i++) table.given(Laid.intruder("adult", "020"));
    met(table.given(Laid.intruder("adult", "011")))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 8)).isEqualTo("011"))
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(2))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(7));
  }

  @Test
  @Rule("N27.1")
  void allAdultsInCombatNoneAppears() {
    Scenario<Nemesis> table =
        Laid.of(2).given(Laid.cardsInHand(ONE, 5)).given(Laid.bag("tok-adult-3"));
    for (int i = 0; i < 8; i++) table.given(Laid.intruder("adult", "011"));
    met(table)
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(8))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
  }

  @Test
  @Rule("N27.2")
  void noFigureOfAnotherTypeNothingAppears() {
    Scenario<Nemesis> table = Laid.of(2).given(Laid.bag("tok-creeper-1"));
    for (int i = 0; i < 3; i++) table.given(Laid.intruder("creeper", "020"));
    met(table)
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(3))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .notTold(ONE, "event.surprise");
  }

  @Test
  @Rule({"N10.4", "N22.1"})
  void theFirstFigureIsTheFirstEncounter() {
    met(Laid.of(2).given(Laid.cardsInHand(ONE, 5)).given(Laid.bag("tok-adult-3")))
        .told(TWO, "event.first-encounter")
        .then(s -> assertThat(s.creatures().hadFirstEncounter()).isTrue());
  }

  @Test
  @Rule({"N10.9", "N3.14"})
  void theQueenComesToWhoStandsInTheNest() {
    Laid.of(2)
        .given(Laid.explored("002", "nest"))
        .given(Laid.stands(TWO, "002"))
        .given(Laid.stands(ONE, "002"))
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.cardsInHand(TWO, 4))
        .given(Laid.noise("c-001-002"))
        .given(Laid.bag("tok-queen-4"))
        .perform(new EventSteps.BagDevelopment())
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo("002"))
        .then(s -> assertThat(Laid.noisy(s)).isEmpty())
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue())
        .notTold(ONE, "event.surprise");
  }

  @Test
  @Rule({"N22.1", "N10.4"})
  void atTheFirstFigureAllWhoAreNotDeadChooseAtOnce() {
    Scenario<Nemesis> table =
        Laid.of(4)
            .given(Laid::objectives)
            .given(Laid.cardsInHand(ONE, 5))
            .given(Laid.bag("tok-adult-3"))
            .given(s -> ShipState.of(s).hibernate(THREE))
            .given(s -> s.crew().die(FOUR));
    met(table)
        .asks(ONE, TWO, THREE)
        .asks(TWO, "ask.objective")
        .choose(TWO, table.decision(TWO).options().get(1).id())
        .choose(ONE, table.decision(ONE).options().get(0).id())
        .choose(THREE, table.decision(THREE).options().get(0).id())
        .then(s -> assertThat(s.briefing().objectives(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.briefing().objectives(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.briefing().objectives(THREE).size()).isEqualTo(1));
  }

  /** Which is nearer is seen at a glance; where the ship is bound nobody has looked yet. */
  @Test
  @Rule({"N22.1", "N24.8"})
  void objectivesAreComparedByTheirConditions() {
    Scenario<Nemesis> table =
        Laid.of(2)
            .given(Laid.objective(TWO, "obj-relentless-investigator"))
            .given(Laid.objective(TWO, "obj-quarantine"))
            .given(Laid.cardsInHand(ONE, 5))
            .given(Laid.bag("tok-adult-3"))
            .given(Finish.signal(TWO));
    met(table).asks(TWO, "ask.objective");
    List<List<Option.Standing>> states =
        table.decision(TWO).options().stream()
            .map(option -> option.rows().stream().map(Option.Row::state).toList())
            .toList();
    assertThat(states)
        .containsExactlyInAnyOrder(
            List.of(Option.Standing.MET, Option.Standing.OPEN),
            List.of(Option.Standing.UNKNOWN, Option.Standing.UNKNOWN, Option.Standing.OPEN));
  }

  @Test
  @Rule("N22.1")
  void theObjectiveChosenIsTheOneKept() {
    Scenario<Nemesis> table = Laid.of(2).given(Laid::objectives);
    Nemesis s = table.state();
    int chosen = s.briefing().objectives(ONE).number(1);
    s.briefing().keepObjective(ONE, s.kit().box().entry(chosen));
    assertThat(s.briefing().objectives(ONE).size()).isEqualTo(1);
    assertThat(s.briefing().objectives(ONE).number(0)).isEqualTo(chosen);
  }
}
