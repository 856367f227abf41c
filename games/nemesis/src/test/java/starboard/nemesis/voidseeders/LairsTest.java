package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** V5 Lairs, V10.9 the tokens of engine rooms. */
final class LairsTest {

  private static final int DANGER = 10;
  private static final int HIT = 5;
  private static final int ADULT = 4;

  private static Scenario<Nemesis> enters(String room, String corridor, String token, Noise noise) {
    return Haunted.of(2)
        .given(Haunted.token(room, token))
        .perform(Movement.Arrive.alone(ONE, Haunted.room(room), Haunted.corridor(corridor), noise));
  }

  @ParameterizedTest
  @CsvSource({"lair-token-2, 2", "lair-token-3, 3", "lair-token-4, 4"})
  @Covers({"lair-token-2", "lair-token-3", "lair-token-4"})
  @Rule({"V5.1", "V5.12"})
  void aLairIsFoundAndNobodyRolls(String token, int items) {
    Scenario<Nemesis> game =
        Haunted.of(2)
            .given(Haunted.explored("006", "canteen"))
            .given(Haunted.token("014", token))
            .perform(
                Movement.Arrive.alone(
                    ONE, Haunted.room("014"), Haunted.corridor("c-011-014"), Noise.NORMAL));
    game.then(s -> assertThat(Haunted.count(s, "lair", "014")).isEqualTo(1))
        .then(s -> assertThat(s.interior().counter(Haunted.room("014"))).isEqualTo(items))
        .then(s -> assertThat(Haunted.noisy(s)).isEmpty())
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
  }

  @Test
  @Rule("V5.1")
  void aCarefulMoveStillPutsItsMarker() {
    enters("014", "c-011-014", "lair-token-2", Noise.CAREFUL).asks(ONE, "ask.careful-noise");
  }

  @Test
  @Rule({"V5.12", "V6.9"})
  void theFirstLairIsTheFirstFigure() {
    Haunted.game(2)
        .seed(1)
        .begin()
        .then(s -> assertThat(s.creatures().hadFirstEncounter()).isFalse());
    Scenario<Nemesis> game = Haunted.game(2).seed(1).begin();
    for (int number = 1; number <= 2; number++) {
      var seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
    game.given(Haunted.figure("lair", "014"))
        .then(s -> assertThat(s.creatures().hadFirstEncounter()).isTrue());
  }

  @Test
  @Rule({"V10.9", "V2.2"})
  void anEngineRoomHoldsAToken() {
    Haunted.of(2)
        .then(s -> assertThat(s.interior().isExplored(Haunted.room("019"))).isTrue())
        .then(s -> assertThat(s.interior().holdsToken(Haunted.room("019"))).isTrue());
    enters("019", "c-017-019", "lair-token-4", Noise.NORMAL)
        .then(s -> assertThat(Haunted.count(s, "lair", "019")).isEqualTo(1))
        .then(s -> assertThat(s.interior().counter(Haunted.room("019"))).isZero())
        .then(s -> assertThat(s.interior().holdsToken(Haunted.room("019"))).isFalse());
    enters("019", "c-017-019", "exp-fire-1", Noise.NONE)
        .then(s -> assertThat(s.interior().burns(Haunted.room("019"))).isTrue())
        .perform(
            Movement.Arrive.alone(
                TWO, Haunted.room("019"), Haunted.corridor("c-017-019"), Noise.NONE))
        .then(s -> assertThat(s.interior().holdsToken(Haunted.room("019"))).isFalse());
  }

  @Test
  @Rule({"V5.2", "V10.11"})
  void besideALairOneIsInCombat() {
    Haunted.of(2)
        .given(Haunted.explored("006", "canteen"))
        .given(Haunted.stands(ONE, "006"))
        .given(Haunted.figure("lair", "006"))
        .given(Haunted.cards(ONE, 4))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "use:action-eat", "craft")
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
  }

  private static Scenario<Nemesis> beside() {
    return Haunted.of(2).given(Haunted.stands(ONE, "014")).given(Haunted.figure("lair", "014"));
  }

  @Test
  @Rule({"V5.3", "V13"})
  void whoEndsATurnBesideALairRollsNoise() {
    beside()
        .rolls(Chance.NOISE, 1)
        .perform(new Turn.EndOfTurn(ONE))
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-013-014"));
    Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.figure("lurker", "014"))
        .perform(new Turn.EndOfTurn(ONE))
        .notTold(ONE, "event.noise-roll");
  }

  @Test
  @Rule("V5.3")
  void whicheverLairItIsOneRollsBesideIt() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.stands(TWO, "001"))
        .given(Haunted.figure("lair", "013"))
        .given(Haunted.figure("lair", "002"))
        .given(Haunted.figure("lair", "014"))
        .given(Haunted.figure("lurker", "001"))
        .rolls(Chance.NOISE, 1)
        .perform(new Turn.EndOfTurn(ONE))
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-013-014"))
        .perform(new Turn.EndOfTurn(TWO))
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-013-014"));
    beside()
        .given(Haunted.stands(TWO, "001"))
        .perform(new Turn.EndOfTurn(TWO))
        .notTold(TWO, "event.noise-roll");
  }

  @Test
  @Rule("V5.3")
  void theDeadDoNotRoll() {
    beside()
        .given(Haunted.burning("014"))
        .given(Haunted.wounds(ONE, 3))
        .perform(new Turn.EndOfTurn(ONE))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .notTold(TWO, "event.noise-roll");
  }

  @Test
  @Rule({"V5.4", "V5.5", "V8.2"})
  void dangerCallsVoidSeedersButNoLairs() {
    beside()
        .given(Haunted.figure("lair", "013"))
        .rolls(Chance.NOISE, DANGER)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(Haunted.count(s, "lair", "013")).isEqualTo(1))
        .then(s -> assertThat(Haunted.noisy(s)).contains("c-013-014", "c-011-014", "c-014-017"));
    beside()
        .given(Haunted.figure("lair", "013"))
        .given(Haunted.figure("lurker", "013"))
        .given(Haunted.closed("c-013-014"))
        .rolls(Chance.NOISE, DANGER)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(Haunted.count(s, "lurker", "014")).isEqualTo(1))
        .then(s -> assertThat(s.interior().isClosed(Haunted.corridor("c-013-014"))).isTrue())
        .then(s -> assertThat(Haunted.noisy(s)).isEmpty());
  }

  @Test
  @Rule({"V5.5", "V10.7"})
  void nothingMovesALair() {
    beside()
        .perform(new Injuries.Retreat(0))
        .given(s -> s.then(new Injuries.Retreat(Haunted.figure(s, "lair", 1))))
        .perform(new EventSteps.MoveIntruders(eventMoving()))
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isEqualTo(1));
  }

  private static int eventMoving() {
    return Haunted.BOX.first(Family.EVENT, 0);
  }

  @Test
  @Rule("V5.6")
  void aLairNeverAttacks() {
    beside()
        .perform(new EventSteps.IntruderAttacks())
        .notTold(ONE, "event.attacks")
        .perform(new Escaping.Escape(ONE, Haunted.room("013")))
        .notTold(ONE, "event.attacks")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Haunted.room("013")));
  }

  @Test
  @Rule({"V5.7", "V1.4"})
  void onlyAHitHurtsALair() {
    beside()
        .given(Haunted.attacks("scratch-6", "scratch-5"))
        .rolls(Chance.COMBAT, ADULT)
        .perform(new Combat.Melee(ONE, lair()))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(lair())).isZero());
    beside()
        .given(Haunted.attacks("scratch-6", "scratch-5"))
        .rolls(Chance.COMBAT, HIT)
        .perform(new Combat.Melee(ONE, lair()))
        .then(s -> assertThat(s.creatures().injuries(lair())).isEqualTo(1));
  }

  /** The number of the first lair among the figures: behind 6, 4, 1 and 1. */
  private static int lair() {
    return 12;
  }

  private static Scenario<Nemesis> checked(int injuries, String one, String other) {
    return beside()
        .given(Haunted.injured("lair", injuries))
        .given(Haunted.attacks(one, other))
        .perform(new Injuries.Check(lair(), false));
  }

  @Test
  @Rule({"V5.8", "V5.10", "V13"})
  void theHigherNumberCountsAndAnArrowSaves() {
    checked(4, "bite-3", "scratch-5")
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isEqualTo(1));
    checked(4, "bite-2", "scratch-retreat")
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(lair())).isEqualTo(4));
    checked(4, "bite-3", "scratch-4")
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isZero())
        .then(s -> assertThat(SeedersState.of(s).lairsDestroyed()).isEqualTo(1))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Haunted.room("014")))
                    .isNotEqualTo(Nemesis.NONE))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(4));
  }

  @Test
  @Rule({"V5.9", "V10.8", "V7.2"})
  void withoutAirLairsAndSeedersDieButNotTheDespoiler() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "001"))
        .given(Haunted.figure("lair", "014"))
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.figure("despoiler", "014"))
        .given(s -> killAll(s, Haunted.room("014")))
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isZero())
        .then(s -> assertThat(Haunted.count(s, "lurker", "014")).isZero())
        .then(s -> assertThat(Haunted.count(s, "despoiler", "014")).isEqualTo(1))
        .then(s -> assertThat(SeedersState.of(s).lairsDestroyed()).isEqualTo(1));
  }

  private static void killAll(Nemesis s, int room) {
    for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      s.perform(step -> step.then(new Injuries.Kill(figure)));
    }
  }

  @Test
  @Rule({"V5.11", "V13", "V12.1", "V7.3"})
  void theDespoilerDiesWithTheThirdLair() {
    Scenario<Nemesis> game =
        Haunted.of(2)
            .given(Haunted.stands(ONE, "001"))
            .given(Haunted.figure("despoiler", "001"))
            .given(Haunted.figure("lair", "013"))
            .given(Haunted.figure("lair", "014"))
            .given(Haunted.figure("lair", "017"))
            .given(s -> killAll(s, Haunted.room("013")))
            .given(s -> killAll(s, Haunted.room("017")))
            .given(Haunted.burning("014"))
            .given(s -> s.creatures().setInjuries(Haunted.figure(s, "lair", 2), 5))
            .given(Haunted.attacks("bite-2", "bite-3"));
    game.perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().isMatriarchKilled()).isTrue())
        .then(s -> assertThat(Haunted.count(s, "despoiler", "001")).isZero())
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(5))
        .then(
            s ->
                assertThat(
                        s.creatures()
                            .typeOf(
                                VoidSeeders.of(s)
                                    .figureFor(s, Haunted.type("despoiler"), Haunted.room("001"))))
                    .isEqualTo(Haunted.type("stalker")));
  }
}
