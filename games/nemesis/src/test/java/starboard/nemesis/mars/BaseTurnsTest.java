package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.nightstalkers.Stalked.corridor;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L4-L7, L12, L18, L22-L24 What the base shares with the family, as its rules say it. */
final class BaseTurnsTest {

  private static final int SILENCE = 10;
  private static final int DANGER = 9;

  @Test
  @Rule({"L4.2", "L6.3"})
  void aTurnHasTwoActionsAndBasicActionsTheirCosts() {
    turn()
        .offers(ONE, "move:room-009", "careful-move:room-009", "pass")
        .choose(ONE, "pass")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue());
  }

  @ParameterizedTest
  @CsvSource({
    "MOVE, 1",
    "CAREFUL_MOVE, 2",
    "PICK_UP_OBJECT, 1",
    "TRADE, 1",
    "CRAFT, 1",
    "ESCAPE, 1",
    "SHOOT, 1",
    "MELEE, 1"
  })
  @Rule("L6.3")
  void basicActionsCost(Basic basic, int cost) {
    Stalked.two().then(s -> assertThat(s.cost(basic, ONE)).isEqualTo(cost));
  }

  private static Scenario<Nemesis> turn() {
    return Stalked.two()
        .given(Stalked.cards(ONE, 5))
        .given(Stalked.stands(TWO, "018"))
        .perform(new Turn(ONE));
  }

  @Test
  @Rule({"L6.2", "L6.4"})
  void inCombatThereAreThreeBasicActionsAndNoRoomAction() {
    Stalked.two()
        .given(Stalked.cards(ONE, 5))
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.intruder("adult", "013"))
        .perform(new Turn(ONE))
        .offers(ONE, "escape:room-009", "melee")
        .refuses(ONE, "move:room-009", "refused.in-combat")
        .refuses(ONE, "use:action-raise-alert", "refused.in-combat")
        .refuses(ONE, "computer-action", "refused.in-combat");
  }

  @Test
  @Rule("L4.3")
  void fireHurtsAtTheEndOfTheOwnTurn() {
    Stalked.two()
        .given(Stalked.burning("013"))
        .perform(new Turn.EndOfTurn(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero());
  }

  @Test
  @Rule({"L28.2", "L28.26", "L5.5"})
  void fireBurnsOneEggOfTheNestAndAllElsewhere() {
    Stalked.two()
        .given(Stalked.explored("010", "nest"))
        .given(Stalked.burning("010"))
        .given(Stalked.lying(ObjectKind.EGG, "018"))
        .given(Stalked.lying(ObjectKind.EGG, "018"))
        .given(Stalked.burning("018"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(2))
        .then(s -> assertThat(s.objects().eggsIn(room("018"))).isZero());
  }

  @Test
  @Rule("L7.5")
  void dangerCallsWhoIsNextDoorOrMakesNoise() {
    Stalked.two()
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.intruder("adult", "014"))
        .given(Stalked.intruder("creeper", "009"))
        .given(Stalked.closed("009-013"))
        .rolls(Chance.NOISE, DANGER)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).isEqualTo("009"))
        .then(s -> assertThat(s.interior().isDestroyed(corridor("009-013"))).isTrue())
        .then(s -> assertThat(s.interior().noise()).isZero());
    Stalked.two()
        .given(Stalked.stands(TWO, "018"))
        .rolls(Chance.NOISE, DANGER)
        .perform(new NoiseRoll(ONE))
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactlyInAnyOrder("009-013", "010-013", "012-013", "013-014"));
  }

  @ParameterizedTest
  @CsvSource({"explore-12, true, false", "explore-15, false, true", "explore-18, false, false"})
  @Rule("L7.2")
  void explorationTokensDoWhatTheyShow(String token, boolean burns, boolean broken) {
    Stalked.two()
        .given(Stalked.stands(ONE, "007"))
        .given(Stalked.stands(TWO, "018"))
        .given(s -> lay(s, "008", token))
        .rolls(Chance.NOISE, SILENCE)
        .perform(Movement.Arrive.alone(ONE, room("008"), corridor("007-008"), Noise.NORMAL))
        .then(s -> assertThat(s.interior().burns(room("008"))).isEqualTo(burns))
        .then(
            s ->
                assertThat(s.interior().isBroken(room("008")))
                    .isEqualTo(broken && s.kit().nest() != s.interior().tileAt(room("008"))))
        .then(
            s ->
                assertThat(s.interior().isClosed(corridor("007-008")))
                    .isEqualTo(token.equals("explore-18")));
  }

  private static void lay(Nemesis s, String room, String token) {
    int entry = Stalked.CONTENT.explorationTokens().indexOf(token);
    var tokens = s.interior().explorationTokens();
    int position = s.kit().tokenPosition(room(room));
    for (int i = 0; i < tokens.size(); i++) {
      if (s.kit().box().entry(tokens.number(i)) != entry) continue;
      int there = tokens.at(position);
      s.interior()
          .layBoard(s.interior().tiles(), tokens.with(position, tokens.at(i)).with(i, there));
      return;
    }
    throw new IllegalArgumentException(token + " is not on the board");
  }

  @Test
  @Rule({"L12.5", "L1.5"})
  void anEmptyBagBringsNobody() {
    Stalked.two()
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.bag())
        .perform(new Encounter(ONE))
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(4));
  }

  @Test
  @Rule("L12.6")
  void walkingInOnAnIntruderIsNoEncounter() {
    Stalked.two()
        .given(Stalked.explored("014", "archive"))
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.intruder("adult", "014"))
        .perform(Movement.Arrive.alone(ONE, room("014"), corridor("013-014"), Noise.NORMAL))
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue())
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(1))
        .then(s -> assertThat(s.interior().noise()).isZero());
  }

  @Test
  @Rule({"L28.10", "L18.3"})
  void theThingsOfTheDeadLeaveTheGame() {
    Stalked.two()
        .given(Stalked.item(TWO, "adrenaline"))
        .perform(new Wounds.Death(TWO))
        .then(s -> assertThat(s.belongings().inventory(TWO).isEmpty()).isTrue())
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, room("013"))).isNotNegative())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).isEmpty()).isTrue());
  }

  @Test
  @Rule("L24.2")
  void aCorpseInTheEmergencyRoomComesBackWithoutItems() {
    resuscitated("on")
        .told(ONE, "event.revived")
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(s.crew().roomOf(ONE)))
        .then(s -> assertThat(s.belongings().inventory(TWO).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero());
    resuscitated("off").then(s -> assertThat(s.crew().isDead(TWO)).isTrue());
  }

  private static Scenario<Nemesis> resuscitated(String option) {
    Scenario<Nemesis> game =
        Stalked.game(2).option("mode", "co-op").option("resuscitation", option).seed(3).begin();
    for (int number = 1; number <= 2; number++) {
      var seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().getFirst().id());
    }
    return game.given(Stalked.explored("008", "emergency-room"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.stands(TWO, "008"))
        .given(s -> s.crew().setLightWounds(TWO, 2))
        .perform(new Wounds.Death(TWO))
        .perform(s -> s.rules().mode().roundBegins(s));
  }

  @Test
  @Rule({"L22.1", "L23.6", "L23.7"})
  void whoIsDeadDoesNotWin() {
    Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .perform(new Ending.TimeIsUp())
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.NONE))
        .ends(
            result ->
                assertThat(result.seats())
                    .allSatisfy(outcome -> assertThat(outcome.outcome()).isEqualTo("died")));
  }
}
