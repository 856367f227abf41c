package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.round.Rounds;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N18.5 Dropping at the very end of one's own turn. */
final class DroppingTest {

  private static final int SILENCE = 5;

  /** The first two players in rooms of their own; the first has a medkit and carries a carcass. */
  private static Scenario<Nemesis> laden() {
    return Laid.of(2)
        .given(Laid.explored("014", "armory"))
        .given(Laid.explored("002", "laboratory"))
        .given(Laid.stands(TWO, "002"))
        .given(Laid.item(ONE, "medkit"))
        .given(Laid.lying(ObjectKind.CARCASS, "011"))
        .given(
            s ->
                s.objects().pickUp(ONE, s.objects().onFloor(ObjectKind.CARCASS, Laid.room("011"))));
  }

  /** Both actions of a turn: to the next room and back. */
  private static Scenario<Nemesis> thereAndBack(Scenario<Nemesis> table) {
    return table
        .given(Laid.hand(ONE, "rest", "demolition", "search"))
        .rolls(Chance.NOISE, SILENCE, SILENCE)
        .perform(new Rounds.FirstTurn())
        .choose(ONE, "move:room-014", "pay:hand-0-rest")
        .choose(ONE, "move:room-011", "pay:hand-0-demolition");
  }

  @Test
  @Rule("N18.5")
  void afterTheSecondActionOneMayStillDrop() {
    thereAndBack(laden().wantsToBeAsked(ONE))
        .asks(ONE, "ask.drop-before-end")
        .offersOnly(
            ONE, "end-turn", "drop:items-0-medkit", "drop:held-0-0", "drop:carried-0-carcass")
        .choose(ONE, "drop:carried-0-carcass")
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Laid.room("011")))
                    .isNotNegative())
        .choose(ONE, "drop:items-0-medkit")
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).size()).isEqualTo(1))
        .choose(ONE, "end-turn")
        .asks(TWO, "ask.action");
  }

  @Test
  @Rule({"N18.5", "N3.6"})
  void afterAForcedPassOneMayStillDrop() {
    laden()
        .wantsToBeAsked(ONE)
        .given(Laid.hand(ONE))
        .perform(new Rounds.FirstTurn())
        .choose(ONE, "pass")
        .asks(ONE, "ask.drop-before-end")
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .choose(ONE, "drop:held-0-0", "drop:items-0-medkit", "drop:carried-0-carcass")
        .asks(TWO, "ask.action");
  }

  /** The discards of a pass come first, fire and the end of the turn after the last drop. */
  @Test
  @Rule({"N18.5", "N3.6", "N3.8"})
  void theTurnEndsWhenNothingMoreIsDropped() {
    laden()
        .wantsToBeAsked(ONE)
        .given(Laid.burning("011"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Rounds.FirstTurn())
        .choose(ONE, "pass", "discard:hand-0-rest")
        .asks(ONE, "ask.drop-before-end")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .choose(ONE, "end-turn")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule("N18.5")
  void whoHasNotSaidSoIsNotAsked() {
    assertThat(new NemesisGame().unasked()).containsExactly("ask.drop-before-end");
    thereAndBack(laden())
        .asks(TWO, "ask.action")
        .then(s -> assertThat(s.objects().carried(ObjectKind.CARCASS, ONE)).isNotNegative());
  }

  @Test
  @Rule("N18.5")
  void whoHasNothingIsNotAsked() {
    Laid.of(2)
        .wantsToBeAsked(ONE)
        .given(s -> s.belongings().loseItems(ONE))
        .given(Laid.hand(ONE))
        .perform(new Rounds.FirstTurn())
        .choose(ONE, "pass")
        .asks(TWO, "ask.action");
  }

  /** What others see decides whether the question opens, not which items lie in the inventory. */
  @Test
  @Rule({"N18.5", "N18.1"})
  void theQuestionTellsNothingOfTheItems() {
    for (String item : List.of("medkit", "bandages")) {
      Laid.of(2)
          .wantsToBeAsked(ONE)
          .given(s -> s.belongings().loseItems(ONE))
          .given(Laid.item(ONE, item))
          .given(Laid.item(ONE, "medkit"))
          .given(Laid.hand(ONE))
          .perform(new Rounds.FirstTurn())
          .choose(ONE, "pass")
          .asks(ONE, "ask.drop-before-end")
          .then(s -> assertThat(s.imagine(TWO, 7).deciding().has(Seat.ONE)).isTrue());
    }
  }
}
