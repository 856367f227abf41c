package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.nemesis.mars.Sited.field;
import static starboard.nemesis.nightstalkers.Stalked.BOX;
import static starboard.nemesis.nightstalkers.Stalked.CONTENT;
import static starboard.nemesis.nightstalkers.Stalked.room;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.piece.IntruderType;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L1, L2, L3 What lies in the box of the base, and how it is laid out. */
final class BaseSetUpTest {

  @ParameterizedTest
  @CsvSource({
    "noise-marker, 30",
    "fire-marker, 12",
    "malfunction-marker, 10",
    "ammo-cube, 30",
    "status-marker, 18",
    "carcass, 8",
    "eggs, 8",
    "corpse, 5",
    "knowledge-token, 6",
    "power-token, 4",
    "css-token, 7",
    "exploration-token, 20",
    "surface-token, 10",
    "night-stalker-token, 27",
    "contingency-token, 7",
    "door, 11"
  })
  @Rule("L1.1")
  void components(String id, int count) {
    assertThat(CONTENT.count(id)).isEqualTo(count);
  }

  @Test
  @Rule({"L1.1", "L28.5"})
  void stocksHoldAsManyAsTheComponentsSay() {
    assertThat(BOX.stock("css-token").size()).isEqualTo(CONTENT.count("css-token"));
    assertThat(BOX.stock("contingency").size()).isEqualTo(CONTENT.count("contingency-token"));
    assertThat(BOX.explorationTokens().size()).isEqualTo(20);
    int tokens = 0;
    for (var token : CONTENT.intruderTokens()) tokens += token.count();
    assertThat(tokens).isEqualTo(27);
  }

  @Test
  @Rule("L1.2")
  void figures() {
    List<Integer> figures = new ArrayList<>();
    for (IntruderType type : CONTENT.intruderTypes()) figures.add(type.count());
    assertThat(figures).containsExactly(6, 3, 8, 2, 1);
    assertThat(CONTENT.characters().size()).isGreaterThanOrEqualTo(6);
  }

  @Test
  @Rule({"L2.1", "L2.4", "L28.3"})
  void specialTilesLieWhereTheyBelong() {
    Stalked.game(2)
        .begin()
        .then(s -> assertThat(s.interior().roomOf(Sited.tile("storage"))).isEqualTo(room("004")))
        .then(
            s ->
                assertThat(s.interior().roomOf(Sited.tile("auxiliary-power")))
                    .isEqualTo(room("019")))
        .then(
            s ->
                assertThat(s.interior().roomOf(Sited.tile("isolation-room")))
                    .isEqualTo(room("022")))
        .then(s -> assertThat(Isolation.isUnlocked(s)).isFalse())
        .then(s -> assertThat(MarsState.of(s).isGateOpen()).isFalse())
        .then(s -> assertThat(CONTENT.rooms().require("storage").actions().size()).isEqualTo(1));
  }

  @Test
  @Rule("L2.5")
  void everyPowerTokenLiesOnOneCircuit() {
    for (long seed = 0; seed < 10; seed++) {
      Stalked.game(2)
          .seed(seed)
          .begin()
          .then(
              s -> {
                List<Integer> tokens = new ArrayList<>();
                for (Circuit circuit : Circuit.values()) {
                  tokens.add(MarsState.of(s).tokenAt(circuit));
                }
                assertThat(tokens).containsExactlyInAnyOrder(1, 2, 3, 4);
                assertThat(Sited.blue(s)).isEqualTo("12");
              });
    }
  }

  @Test
  @Rule("L2.6")
  void sixCapsuleTokensLieFaceDownAtTheirFields() {
    Stalked.game(2)
        .begin()
        .then(
            s -> {
              MarsState mars = MarsState.of(s);
              List<Integer> fields = new ArrayList<>();
              for (int i = 0; i < mars.css().size(); i++) {
                fields.add(mars.cssField(i));
                assertThat(Thing.seenBy(mars.css().at(i))).isEqualTo(Seats.NONE);
              }
              assertThat(fields)
                  .containsExactly(
                      field("10"), field("8"), field("6"), field("4"), field("2"), field("1"));
            });
  }

  @Test
  @Rule({"L3.1", "L3.2", "L3.4"})
  void numbersObjectivesAndTheDraft() {
    Scenario<Nemesis> game = Stalked.game(3).seed(2).begin();
    game.then(
        s -> {
          List<Integer> numbers = new ArrayList<>();
          for (Seat seat : s.seats()) numbers.add(s.briefing().playerNumber(seat));
          assertThat(numbers).containsExactlyInAnyOrder(1, 2, 3);
          for (Seat seat : s.seats()) {
            assertThat(s.briefing().objectives(seat).size()).isEqualTo(2);
            for (int i = 0; i < 2; i++) {
              int card = s.briefing().objectives(seat).at(i);
              assertThat(Thing.seenBy(card)).isEqualTo(Seats.of(seat));
              assertThat(s.kit().objective(Thing.number(card)).minPlayers()).isLessThanOrEqualTo(3);
            }
          }
        });
    Seat first = game.state().briefing().numbered(1);
    assertThat(game.decision(first).options()).hasSize(2);
  }

  @Test
  @Rule("L12.1")
  void atTheFirstFigureEverybodyKeepsOneObjective() {
    Scenario<Nemesis> game = Stalked.game(2).seed(2).begin();
    for (int number = 1; number <= 2; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().getFirst().id());
    }
    game.perform(
            s ->
                s.creatures()
                    .place(
                        s.creatures().freeFigure(Stalked.type("adult")),
                        room("013"),
                        s.creatures().takeFromSupply(Stalked.type("adult"))))
        .asks(Seat.ONE, "ask.objective")
        .choose(Seat.ONE, game.decision(Seat.ONE).options().getFirst().id())
        .then(s -> assertThat(s.briefing().objectives(Seat.ONE).size()).isEqualTo(1));
  }

  // Modes

  @Test
  @Rule({"L24.1", "L28.15"})
  void togetherTheObjectivesAreOpenAndNobodyGetsAContingency() {
    assertThat(BOX.soloCoopObjectives().size()).isEqualTo(7);
    Stalked.game(4)
        .option("mode", "co-op")
        .begin()
        .then(
            s -> {
              MarsState mars = MarsState.of(s);
              for (Seat seat : s.seats()) {
                assertThat(mars.own(seat).isEmpty()).isTrue();
                int card = s.briefing().objectives(seat).at(0);
                assertThat(Thing.isSeenBy(card, Seat.ONE)).isTrue();
                assertThat(s.briefing().objectives(seat).size()).isEqualTo(1);
              }
              assertThat(mars.neutral().size()).isEqualTo(6);
              assertThat(Thing.isSeenBy(mars.neutral().at(0), Seat.TWO)).isTrue();
              assertThat(Thing.isSeenBy(mars.neutral().at(1), Seat.TWO)).isFalse();
            });
  }

  @Test
  @Rule("L24.3")
  void aloneOnePicksOfTwoAndFindsHalf() {
    Stalked.game(1)
        .option("mode", "solo")
        .begin()
        .then(s -> assertThat(s.briefing().objectives(Seat.ONE).size()).isEqualTo(2))
        .then(s -> assertThat(MarsState.of(s).own(Seat.ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.rules().mode().itemNumber(1)).isEqualTo(1))
        .then(s -> assertThat(s.rules().mode().itemNumber(2)).isEqualTo(1))
        .then(s -> assertThat(s.rules().mode().itemNumber(3)).isEqualTo(2))
        .then(s -> assertThat(s.rules().mode().itemNumber(4)).isEqualTo(2));
  }

  @ParameterizedTest
  @CsvSource({
    "1, solo, base, night-stalkers",
    "1, solo, mars, intruders",
    "3, co-op, base, intruders",
    "3, co-op, mars, night-stalkers",
    "3, semi-coop, mars, intruders"
  })
  @Rule("L24.4")
  void everyModeOnEitherSideWithEitherSpecies(
      int players, String mode, String board, String species) {
    Stalked.game(players)
        .option("mode", mode)
        .option("board", board)
        .option("species", species)
        .begin()
        .then(s -> assertThat(s.kit().board().id()).isEqualTo("board-" + board))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(5));
  }
}
