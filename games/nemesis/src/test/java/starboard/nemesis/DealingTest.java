package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.round.Dealing;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.ShipContent;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N2 Set-up. */
final class DealingTest {

  private static Scenario<Nemesis> begun(int players) {
    Scenario<Nemesis> game = Scenario.of(new NemesisGame(), players).seed(7).begin();
    for (int i = 0; i < players; i++) {
      Seat seat = game.state().briefing().numbered(i + 1);
      game.asks(seat, "ask.character");
      game.choose(seat, game.decision(seat).options().get(i % 2).id());
    }
    return game;
  }

  @Test
  @Rule({"N2.1", "N2.2", "N2.3", "N6.13"})
  void tilesAndTokensLieFaceDown() {
    begun(2)
        .then(
            s -> {
              assertThat(s.interior().tiles().size()).isEqualTo(16);
              assertThat(s.interior().explorationTokens().size()).isEqualTo(16);
              assertThat(Integer.bitCount(s.interior().explored())).isEqualTo(5);
              for (int room = 0; room < 21; room++) {
                if (s.kit().kind(room) == TileKind.SPECIAL) continue;
                int tile = s.kit().tileOf(s.interior().tiles().number(s.kit().tilePosition(room)));
                assertThat(s.kit().room(tile).kind()).isEqualTo(s.kit().kind(room));
                assertThat(s.interior().counter(room)).isZero();
              }
            });
  }

  @Test
  @Rule("N2.5")
  void podsByPlayers() {
    int[] pods = {2, 2, 3, 3, 4};
    for (int players = 2; players <= 5; players++) {
      int expected = pods[players - 1];
      begun(players)
          .then(s -> assertThat(Integer.bitCount(ShipState.of(s).pods())).isEqualTo(expected))
          .then(s -> assertThat(ShipState.of(s).isUnlocked(0)).isFalse());
    }
  }

  @Test
  @Rule({"N2.4", "N2.6", "N2.10", "N2.7"})
  void courseEnginesEggsAndWeaknesses() {
    begun(3)
        .then(
            s -> {
              assertThat(ShipState.of(s).coordinates().size()).isEqualTo(1);
              assertThat(ShipState.of(s).engines().size()).isEqualTo(6);
              for (int engine = 0; engine < 3; engine++) {
                boolean lower =
                    ShipState.of(s).ship().isWorking(ShipState.of(s).engines().number(2 * engine));
                assertThat(lower).isNotEqualTo(ShipState.of(s).isWorking(engine));
              }
              assertThat(ShipState.of(s).destination()).isEqualTo(CourseSpace.B.ordinal());
              assertThat(s.clock().time()).isZero();
              assertThat(ShipState.of(s).selfDestruct()).isEqualTo(Nemesis.NONE);
              assertThat(s.creatures().eggs()).isEqualTo(5);
              assertThat(s.creatures().eggReserve()).isEqualTo(3);
              assertThat(s.intruderDecks().weaknesses().size()).isEqualTo(3);
              assertThat(s.intruderDecks().discovered()).isZero();
            });
  }

  @Test
  @Rule("N2.8")
  void theBagHoldsOneAdultMorePerPlayer() {
    for (int players = 2; players <= 5; players++) {
      int tokens = 10 + players;
      begun(players).then(s -> assertThat(s.creatures().bag().total()).isEqualTo(tokens));
    }
  }

  @Test
  @Rule({"N2.9", "N2.12"})
  void decksAndObjectives() {
    begun(2)
        .then(
            s -> {
              assertThat(s.itemDecks().itemDeck(ItemDeck.RED).size()).isEqualTo(30);
              assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(12);
              assertThat(s.cards().contaminationDeck().size()).isEqualTo(27);
              for (var seat : s.seats()) {
                assertThat(s.briefing().objectives(seat).size()).isEqualTo(2);
                for (int i = 0; i < 2; i++) {
                  Objective objective = s.kit().objective(s.briefing().objectives(seat).number(i));
                  assertThat(objective.minPlayers()).isLessThanOrEqualTo(2);
                }
              }
            });
  }

  @Test
  @Rule("N2.11")
  void thePlayerNumbersAreDealtAtRandom() {
    Set<List<Integer>> dealt = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      Nemesis s = Scenario.of(new NemesisGame(), 3).seed(seed).begin().state();
      dealt.add(
          List.of(
              s.briefing().playerNumber(ONE),
              s.briefing().playerNumber(TWO),
              s.briefing().playerNumber(THREE)));
    }
    assertThat(dealt)
        .containsExactlyInAnyOrder(
            List.of(1, 2, 3),
            List.of(1, 3, 2),
            List.of(2, 1, 3),
            List.of(2, 3, 1),
            List.of(3, 1, 2),
            List.of(3, 2, 1));
  }

  @Test
  @Rule({"N2.11", "N2.13", "N2.15", "N3.19"})
  void playerOneBeginsAndTheOthersFollowClockwise() {
    Laid.of(3)
        .given(Laid.numbers(3, 1, 2))
        .perform(new Dealing.DraftEnds())
        .then(s -> assertThat(s.clock().firstPlayer()).isEqualTo(TWO))
        .then(s -> assertThat(s.clock().inTurnOrder(1)).isEqualTo(THREE))
        .then(s -> assertThat(s.clock().inTurnOrder(2)).isEqualTo(ONE));
  }

  @Test
  @Rule({"N2.13", "N2.14", "N2.15"})
  void theDraftGivesEachACharacterWithItsThings() {
    begun(3)
        .then(
            s -> {
              int hibernatorium = Laid.room("011");
              assertThat(s.clock().firstPlayer()).isEqualTo(s.briefing().numbered(1));
              assertThat(s.objects().onFloor(ObjectKind.CORPSE_BLUE, hibernatorium))
                  .isNotNegative();
              for (var seat : s.seats()) {
                assertThat(s.crew().roomOf(seat)).isEqualTo(hibernatorium);
                assertThat(s.cards().deck(seat).size() + s.cards().hand(seat).size()).isEqualTo(10);
                assertThat(s.belongings().locked(seat).size()).isEqualTo(2);
                int weapon = s.kit().weaponOf(s.belongings().held(seat).number(0));
                assertThat(s.belongings().ammo(weapon)).isEqualTo(s.belongings().capacity(weapon));
              }
              assertThat(s.crew().characterOf(ONE)).isNotEqualTo(s.crew().characterOf(TWO));
            });
  }

  @Test
  @Rule("N2.13")
  void theCharacterLeftGoesBackIntoTheDraft() {
    Scenario<Nemesis> game = Scenario.of(new NemesisGame(), 5).seed(3).begin();
    for (int i = 0; i < 5; i++) {
      Seat seat = game.state().briefing().numbered(i + 1);
      assertThat(game.decision(seat).options()).hasSize(2);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
  }

  @Test
  @Rule({"N3.2", "N3.4"})
  void theFirstRoundBeginsWithFiveCardsAndPlayerOne() {
    Scenario<Nemesis> game = begun(4);
    game.asks(game.state().briefing().numbered(1), "ask.action")
        .then(s -> assertThat(s.cards().hand(THREE).size()).isEqualTo(5))
        .then(s -> assertThat(s.clock().round()).isEqualTo(1));
  }

  @Test
  @Rule({"N2.1", "N2.3", "N2.4", "N2.7"})
  void whatIsNotLaidOutStaysInTheBox() {
    Nemesis s = begun(3).state();
    Pile box = s.cards().box();
    Map<Family, Integer> left = new HashMap<>();
    for (int i = 0; i < box.size(); i++)
      left.merge(s.kit().box().family(box.number(i)), 1, Integer::sum);
    assertThat(left)
        .containsEntry(Family.ROOM, 4)
        .containsEntry(Family.EXPLORATION_TOKEN, 4)
        .containsEntry(ShipContent.COORDINATES, 7)
        .containsEntry(Family.WEAKNESS, 5)
        .containsEntry(Family.HELP_CARD, 2)
        .doesNotContainKeys(
            Family.EVENT,
            Family.ATTACK,
            Family.WOUND,
            Family.CONTAMINATION,
            ShipContent.ENGINE_TOKEN);
  }

  @Test
  @Rule({"N2.11", "N2.13", "N2.15"})
  void whoDrewNumberOneChoosesFirstAndIsFirstPlayer() {
    for (int seed = 0; seed < 12; seed++) {
      Scenario<Nemesis> game = Scenario.of(new NemesisGame(), 3).seed(seed).begin();
      for (int number = 1; number <= 3; number++) {
        Seat seat = game.state().briefing().numbered(number);
        game.asks(seat, "ask.character");
        game.choose(seat, game.decision(seat).options().get(0).id());
      }
      Seat one = game.state().briefing().numbered(1);
      assertThat(game.state().briefing().playerNumber(one)).isEqualTo(1);
      assertThat(game.state().clock().firstPlayer()).isEqualTo(one);
      game.asks(one, "ask.action");
    }
  }
}
