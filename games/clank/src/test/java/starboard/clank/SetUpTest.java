package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.content.Box;
import starboard.clank.content.Colours;
import starboard.clank.content.Content;
import starboard.clank.content.Modules;
import starboard.clank.content.Secret;
import starboard.clank.game.ClankGame;
import starboard.clank.ship.Board;
import starboard.clank.ship.Ship;
import starboard.clank.turn.SetUp;
import starboard.clank.turn.Turns;
import starboard.kernel.box.Thing;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** C2 The set-up. */
final class SetUpTest {

  private static Clank laid(int players, long seed) {
    return Scenario.of(new ClankGame(), players).seed(seed).given(SetUp::lay).state();
  }

  @ParameterizedTest
  @CsvSource({"2, 4, 1, 3, 2", "3, 5, 2, 2, 3", "4, 6, 2, 1, 4"})
  @Rule({"C2.2", "C2.4", "C2.5", "C2.7"})
  void numbersByPlayers(int players, int artifacts, int items, int rage, int codes) {
    Clank s = laid(players, 5);
    int lying = 0;
    for (int i = 0; i < 6; i++) if (s.isLaid(i)) lying++;
    assertThat(lying).isEqualTo(artifacts);
    for (int item = 0; item < 4; item++) assertThat(s.stock(item)).isEqualTo(items);
    assertThat(s.rage()).isEqualTo(rage);
    assertThat(s.codes()).isEqualTo(codes);
    assertThat(s.crystalSupply()).isEqualTo(5);
    for (int pod = 0; pod < 4; pod++) assertThat(s.hasPod(pod)).isTrue();
  }

  @Test
  @Rule("C2.3")
  void secretsLieFaceDown() {
    Clank s = laid(3, 6);
    for (int space : s.board().spots()) {
      boolean major = Ship.PLAN.space(space).secret() == Secret.Size.MAJOR;
      assertThat(s.secretsAt(space)).isEqualTo(major ? 1 : 2);
    }
    for (int number = Box.MAJORS; number < Box.THINGS; number++) {
      for (Seat seat : s.seats()) assertThat(s.knows(seat, number)).isFalse();
    }
  }

  @Test
  @Rule("C2.1")
  void anyBoardMayBeLaid() {
    Set<Integer> numbers = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Clank s = laid(2, seed);
      assertThat(s.board()).isSameAs(Board.of(s.boardNumber()));
      numbers.add(s.boardNumber());
    }
    assertThat(numbers).hasSizeGreaterThan(20);
  }

  @Test
  @Rule("C2.3")
  void majorSecretsLieOnMajorSpotsMinorOnesOnMinor() {
    for (int seed = 0; seed < 20; seed++) {
      Clank s = laid(3, seed);
      for (int space : s.board().spots()) {
        boolean major = Ship.PLAN.space(space).secret() == Secret.Size.MAJOR;
        while (s.secretsAt(space) > 0) {
          boolean found = s.takeSecret(ONE, space) < Content.BOX.majorSecrets().size();
          assertThat(found).isEqualTo(major);
        }
      }
    }
  }

  @Test
  @Rule({"C2.6", "C2.8"})
  void redCubesOnTheTrackBlackInTheBag() {
    Clank s = laid(4, 7);
    assertThat(s.redOnTrack()).isEqualTo(4);
    assertThat(s.isBlocked()).isFalse();
    assertThat(s.bag().total()).isEqualTo(24);
    assertThat(s.bag().count(Colours.BLACK)).isEqualTo(24);
  }

  @Test
  @Rule({"C2.9", "C2.10"})
  void theFirstRowHasNoAttack() {
    for (int seed = 0; seed < 40; seed++) {
      Clank s = laid(2, seed);
      assertThat(s.row().size()).isEqualTo(6);
      assertThat(s.attacks(6)).isZero();
      assertThat(s.deck().size()).isEqualTo(94);
      assertThat(s.isFlipped()).isFalse();
      assertThat(s.reserve(Laid.card("pasr")).size()).isEqualTo(15);
      assertThat(s.reserve(Laid.card("boldly-go")).size()).isEqualTo(15);
      assertThat(s.reserve(Laid.card("memory-core")).size()).isEqualTo(12);
    }
  }

  @Test
  @Rule("C2.11")
  void arriveEffectsOfTheFirstRow() {
    Scenario<Clank> table =
        Laid.table(2)
            .given(Laid.row("alarm-sphere", "foreman-bot", "space-pirate", "captive"))
            .perform(new Turns.Arrive(ONE, 4));
    assertThat(table.state().area().count(0)).isEqualTo(1);
    assertThat(table.state().area().count(1)).isEqualTo(1);
    assertThat(table.state().isFlipped()).isTrue();
    assertThat(table.state().bag().count(Colours.BLACK)).isEqualTo(24);
  }

  @Test
  @Rule({"C2.11", "C2.13"})
  void theFirstRowArrivesOnceBeforeTheFirstTurn() {
    int loud = 0;
    for (int seed = 0; seed < 40; seed++) {
      Clank s = Scenario.of(new ClankGame(), 2).seed(seed).perform(new SetUp()).state();
      int noisy = 0;
      for (String card : List.of("alarm-sphere", "brain-slug")) {
        for (int i = 0; i < 6; i++) {
          if (Box.kindOf(s.row().number(i)) == Laid.card(card)) noisy++;
        }
      }
      assertThat(s.area().total()).isEqualTo(3 + 2 + 2 * noisy);
      assertThat(s.isFlipped()).isEqualTo(Box.find(s.row(), Laid.card("foreman-bot")) >= 0);
      loud += noisy;
    }
    assertThat(loud).isPositive();
  }

  @Test
  @Rule({"C2.12", "C4.1"})
  void everybodyStartsWithFiveCards() {
    Clank s = laid(4, 8);
    for (Seat seat : s.seats()) {
      assertThat(s.hand(seat).size()).isEqualTo(5);
      assertThat(s.drawPile(seat).size()).isEqualTo(5);
      assertThat(Ship.PLAN.space(s.spaceOf(seat)).id()).isEqualTo("cb-start");
      for (int i = 0; i < 5; i++) {
        assertThat(Thing.isSeenBy(s.hand(seat).at(i), seat)).isTrue();
        assertThat(Thing.isSeenBy(s.hand(seat).at(i), seat.next(4))).isFalse();
      }
    }
  }

  @Test
  @Rule("C2.13")
  void laterPlayersAreQuieter() {
    Clank s =
        Scenario.of(new ClankGame(), 4)
            .option("modules", "first-game")
            .draws(Chance.BOARD, 2)
            .given(SetUp::lay)
            .state();
    assertThat(s.area().count(THREE.index())).isEqualTo(3);
    assertThat(s.area().count(FOUR.index())).isEqualTo(2);
    assertThat(s.area().count(ONE.index())).isEqualTo(1);
    assertThat(s.area().count(TWO.index())).isZero();
  }

  @Test
  @Rule("C2.1")
  void facesCanBeNamed() {
    Clank s =
        Scenario.of(new ClankGame(), 2)
            .option("modules", "arena,promenade,engineering")
            .given(SetUp::lay)
            .state();
    assertThat(s.board().faces())
        .extracting(Modules.Face::id)
        .containsExactly("arena", "promenade", "engineering");
  }

  @Test
  @Rule("C2.1")
  void whoNamesOtherFacesReadsHowTheyAreNamed() {
    ClankGame game = new ClankGame();
    for (String wrong :
        List.of(
            "arena", "arena,arena,arena", "arena,promenade,", "hydroponics,engineering,arena")) {
      assertThatThrownBy(() -> Setup.of(game, 2, Map.of("modules", wrong)))
          .isInstanceOfSatisfying(
              Refusal.class,
              refusal ->
                  assertThat(game.words().say(refusal.text(), Language.EN))
                      .contains("cannot be \"" + wrong + "\"", "accepted are: random, first-game.")
                      .contains(
                          "three module faces in slot order, joined by commas",
                          "for example hydroponics,arena,med-lab"));
    }
    Setup.of(game, 2, Map.of("modules", "hydroponics,arena,med-lab"));
  }

  @Test
  @Rule("C2.2")
  void twoDifferentArtifactsAreRemovedForTwo() {
    Scenario.of(new ClankGame(), 2)
        .option("modules", "first-game")
        .draws(Chance.BOARD, 0, 0)
        .given(SetUp::lay)
        .then(
            s -> {
              for (int i = 0; i < 6; i++) assertThat(s.isLaid(i)).isEqualTo(i > 1);
            });
  }
}
