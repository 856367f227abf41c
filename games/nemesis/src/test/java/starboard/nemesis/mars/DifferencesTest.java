package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.nightstalkers.Stalked.CONTENT;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seats;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.piece.IntruderToken;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Rule;

/** L27 What this game has otherwise than the base game, point by point. */
final class DifferencesTest {

  @Test
  @Rule("L27")
  void noEnginesNoCourseNoHibernation() {
    assertThat(CONTENT.rooms().entries())
        .extracting(room -> room.id())
        .doesNotContain("cockpit", "hibernatorium", "engine-1", "engine-control");
    assertThat(Stalked.two().state().placeState()).isInstanceOf(MarsState.class);
  }

  @Test
  @Rule("L27")
  void circuitsAreLitOrDarkAndTheDieFollows() {
    Stalked.two()
        .given(s -> MarsState.of(s).power(Circuit.S_02, false))
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isFalse())
        .then(
            s ->
                assertThat(s.rules().place().shootingDie(s, Stalked.room("013")))
                    .isNotSameAs(s.rules().place().shootingDie(s, Stalked.room("018"))));
  }

  @Test
  @Rule("L27")
  void tokensHaveTwoNumbersAndEventsMayHaveTwoSteps() {
    for (IntruderToken token : CONTENT.intruderTokens()) {
      if (token.type().id().equals("adult")) {
        assertThat(token.darkNumber()).isGreaterThan(token.number());
      }
    }
    assertThat(CONTENT.events().entries())
        .extracting(event -> event.directions().size())
        .contains(1, 2);
  }

  @Test
  @Rule("L27")
  void aCardOfTheComputerIsOpenAndOneWeaknessIsKnown() {
    Stalked.game(3)
        .seed(2)
        .begin()
        .then(s -> assertThat(Thing.isFaceUp(MarsState.of(s).computerDeck().top())).isTrue())
        .then(s -> assertThat(s.intruderDecks().discovered()).isEqualTo(1))
        .then(s -> assertThat(s.rules().place().mayUse(s, Seats.of(ONE), 2)).isFalse())
        .given(Stalked.knows(ONE, 8))
        .then(s -> assertThat(s.rules().place().mayUse(s, Seats.of(ONE), 2)).isTrue())
        .then(s -> assertThat(s.rules().place().mayUse(s, Seats.of(TWO), 2)).isFalse());
  }

  @Test
  @Rule("L27")
  void aContingencyEliminatesFirstAtTheEnd() {
    Stalked.two()
        .then(
            s -> assertThat(s.rules().place().endChecks().getFirst()).isInstanceOf(EndCheck.class));
  }

  @Test
  @Rule("L27")
  void twelveFiresAndTenMalfunctionsAndOneQuestItem() {
    assertThat(CONTENT.count("fire-marker")).isEqualTo(12);
    assertThat(CONTENT.count("malfunction-marker")).isEqualTo(10);
    for (CharacterBoard board : CONTENT.characters()) {
      if (MarsState.of(Stalked.two().state())
          .base()
          .isDrafted(CONTENT.characters().indexOf(board.id()))) {
        assertThat(board.questItems()).as(board.id()).hasSize(1);
      }
    }
  }

  @Test
  @Rule("L27")
  void autodestructionStartsWithSomebodyInIsolation() {
    Stalked.two()
        .given(s -> s.crew().leave(TWO, MarsWayOut.ISOLATION.ordinal()))
        .then(s -> assertThat(Alarms.whyNotStarted(s)).isNull());
  }

  @Test
  @Rule("L27")
  void aDoubleHitDestroysTwoEggs() {
    assertThat(CONTENT.dice().combat().eggs().shoot().get(Face.DOUBLE_HIT)).isEqualTo(2);
    assertThat(CONTENT.dice().combat().eggs().melee().get(Face.DOUBLE_HIT)).isEqualTo(1);
  }

  @Test
  @Rule("L27")
  void aSignalMayBeLookedInto() {
    assertThat(CONTENT.rooms().require("transmitter-room").actions().entries())
        .extracting(action -> action.id())
        .hasSize(2);
  }
}
