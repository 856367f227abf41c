package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.opposition.IntruderPlayer;
import starboard.nemesis.round.Goals;
import starboard.nemesis.round.RoundOps;
import starboard.nemesis.round.Rounds;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26 Modes of play. */
final class ModesTest {

  private static Scenario<Nemesis> with(int players, String option, String value) {
    Scenario<Nemesis> game =
        Scenario.of(new NemesisGame(), players).option(option, value).seed(5).begin();
    for (int number = 1; number <= players; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
    return game;
  }

  @Test
  @Rule("N26.1")
  void everybodyForHimself() {
    with(2, "mode", "semi-coop")
        .then(s -> assertThat(s.rules().mode().choosers(s)).isEqualTo(s.seats()))
        .then(s -> assertThat(s.rules().mode().itemNumber(3)).isEqualTo(3));
  }

  @Test
  @Rule("N26.2")
  void solo() {
    with(1, "mode", "solo")
        .then(s -> assertThat(s.briefing().objectives(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(Integer.bitCount(ShipState.of(s).pods())).isEqualTo(2))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(11))
        .then(
            s -> {
              assertThat(s.rules().mode().itemNumber(1)).isEqualTo(1);
              assertThat(s.rules().mode().itemNumber(2)).isEqualTo(1);
              assertThat(s.rules().mode().itemNumber(3)).isEqualTo(2);
              assertThat(s.rules().mode().itemNumber(4)).isEqualTo(2);
            });
  }

  @Test
  @Rule("N26.3")
  void cooperationHasPublicObjectivesAndAutoDoc() {
    with(3, "mode", "co-op")
        .then(s -> assertThat(s.knows(TWO, s.briefing().objectives(ONE).number(0))).isTrue())
        .then(s -> assertThat(s.rules().mode().choosers(s).isEmpty()).isTrue())
        .perform(new Creatures.IntruderFigurePlaced(0, Laid.room("002")))
        .told(ONE, "event.first-figure")
        .notTold(ONE, "event.first-encounter")
        .given(Laid.explored("002", "emergency-room"))
        .given(Laid.stands(TWO, "002"))
        .given(s -> s.crew().setLightWounds(TWO, 2))
        .given(s -> s.crew().drawWound(TWO))
        .perform(new Wounds.Death(TWO))
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue())
        .then(s -> assertThat(s.belongings().held(TWO).isEmpty()).isFalse())
        .given(s -> s.rules().mode().roundBegins(s))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("002")))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero())
        .then(s -> assertThat(s.crew().dressed(TWO).size()).isEqualTo(1))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, Laid.room("002")))
                    .isNegative());
  }

  @Test
  @Rule("N24.7")
  void anObjectThatHasLainThereOnce() {
    Laid.of(2)
        .given(Laid.explored("002", "surgery"))
        .given(Laid.lying(ObjectKind.CORPSE_BLUE, "002"))
        .given(
            s ->
                s.objects()
                    .pickUp(ONE, s.objects().onFloor(ObjectKind.CORPSE_BLUE, Laid.room("002"))))
        .then(
            s -> {
              var objectives = s.kit().content().objectives();
              assertThat(Goals.isMet(s, ONE, objectives.require("obj-emergency-post-mortem")))
                  .isTrue();
            });
  }

  private static Scenario<Nemesis> intruderPlayer() {
    return with(3, "intruder-player", "on")
        .given(s -> s.clock().setFirstPlayer(ONE))
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(new Wounds.Death(TWO))
        .then(s -> assertThat(s.takesTurns(TWO)).isFalse())
        .perform(s -> s.rules().mode().roundBegins(s))
        .asks(TWO, "ask.take-role")
        .choose(TWO, "yes");
  }

  @Test
  @Rule({"N26.4", "N22.2"})
  void theFirstDeadMayPlayTheIntruders() {
    intruderPlayer()
        .then(s -> assertThat(s.takesTurns(TWO)).isTrue())
        .then(s -> assertThat(s.opposition().intruderHand().size()).isEqualTo(3))
        .then(s -> assertThat(s.opposition().areIntrudersPlayed()).isTrue())
        .perform(new EventSteps.BagDevelopment())
        .notTold(ONE, "event.token-drawn")
        .perform(new EventSteps.DrawEvent())
        .notTold(ONE, "event.event-card")
        .perform(new IntruderPlayer.Turn(TWO))
        .asks(TWO, "ask.intruder-card");
  }

  @Test
  @Rule("N26.4")
  void ofThoseWhoDieAtOnceTheLowestPlayerNumberIsAsked() {
    with(4, "intruder-player", "on")
        .given(Laid.numbers(1, 4, 2, 3))
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(s -> s.then(new Wounds.Death(TWO), new Wounds.Death(THREE)))
        .perform(s -> s.rules().mode().roundBegins(s))
        .asks(THREE, "ask.take-role")
        .choose(THREE, "no")
        .then(s -> assertThat(s.opposition().firstDead()).isNull());
  }

  @Test
  @Rule("N26.4")
  void whoDiesInALaterStepDoesNotTakeTheIntruders() {
    with(4, "intruder-player", "on")
        .given(Laid.numbers(1, 4, 2, 3))
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(new Wounds.Death(TWO))
        .perform(new Turn.EndOfTurn(ONE))
        .perform(new Wounds.Death(THREE))
        .perform(s -> s.rules().mode().roundBegins(s))
        .asks(TWO, "ask.take-role");
  }

  @Test
  @Rule("N26.4")
  void whoLeavesFirstAliveDoesNotTakeTheIntruders() {
    with(3, "intruder-player", "on")
        .given(s -> s.creatures().noteFirstEncounter())
        .given(s -> ShipState.of(s).launch(ONE))
        .perform(new Wounds.Death(TWO))
        .perform(s -> s.rules().mode().roundBegins(s))
        .asks(TWO, "ask.take-role");
  }

  @Test
  @Rule("N26.4")
  void anIntruderMovesOrAttacksByACard() {
    Scenario<Nemesis> game =
        intruderPlayer()
            .given(Laid.stands(THREE, "001"))
            .given(Laid.intruder("adult", "001"))
            .given(Stacked.attack("at-claw-3"))
            .perform(new IntruderPlayer.Turn(TWO));
    String attack =
        game.decision(TWO).options().stream()
            .map(option -> option.id())
            .filter(id -> id.startsWith("attack:"))
            .findFirst()
            .orElseThrow();
    game.choose(TWO, attack)
        .choose(TWO, "attack-card:considered-at-claw-3")
        .then(s -> assertThat(s.crew().lightWounds(THREE)).isEqualTo(2))
        .then(s -> assertThat(s.opposition().intruderDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"N27.16", "N26.4"})
  void whenThePlayerPhaseIsEndedTheIntruderPlayerPassesToo() {
    OpRule end = new RoundOps.EndPlayerPhase(RoundOps.EndPlayerPhase.Skip.INTRUDER_ATTACK);
    Scenario<Nemesis> game =
        intruderPlayer()
            .perform(s -> end.happen(s, Occasion.ofRoom(ONE, s.crew().roomOf(ONE))))
            .choose(ONE, "done");
    for (int i = 0; i < 2; i++) game.choose(TWO, game.decision(TWO).options().get(0).id());
    game.asks(THREE, "ask.discard-any")
        .then(s -> assertThat(s.crew().hasPassed(TWO)).isTrue())
        .then(s -> assertThat(s.opposition().intruderHand().size()).isEqualTo(1))
        .choose(THREE, "done")
        .told(ONE, "event.event-phase");
  }

  @Test
  @Rule("N26.4")
  void onPassingOneCardIsKept() {
    Scenario<Nemesis> game = intruderPlayer().perform(new IntruderPlayer.Turn(TWO));
    game.choose(TWO, "pass");
    for (int i = 0; i < 2; i++) game.choose(TWO, game.decision(TWO).options().get(0).id());
    game.then(s -> assertThat(s.opposition().intruderHand().size()).isEqualTo(1))
        .then(s -> assertThat(s.crew().hasPassed(TWO)).isTrue());
  }

  @Test
  @Rule({"N26.4", "N3.1"})
  void theFirstDeadIsAskedWhenTheNextRoundBegins() {
    with(3, "intruder-player", "on")
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(new Wounds.Death(TWO))
        .perform(new Rounds.Round())
        .asks(TWO, "ask.take-role");
  }
}
