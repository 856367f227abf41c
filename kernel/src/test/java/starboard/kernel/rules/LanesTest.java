package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.all;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;
import static starboard.kernel.toy.Toy.take;
import static starboard.kernel.toy.ToyGame.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Do;
import starboard.kernel.toy.Toy.End;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.Toy.Stock;
import starboard.kernel.toy.Toy.Take;

class LanesTest {

  /** Each of the three is asked; then the diary is closed. */
  private static Toy threeAtOnce() {
    return play(
        lanes(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y"), ask(THREE, "c", "x", "y")),
        new Say("end"));
  }

  @Test
  void allSeatsDecideAtOnce() {
    Toy s = threeAtOnce();
    assertThat(s.deciding()).isEqualTo(Seats.table(3));
    assertThat(s.next()).isEqualTo(ONE);
    assertThat(s.numberOf(ONE)).isZero();
    assertThat(s.numberOf(TWO)).isEqualTo(1);
    assertThat(s.numberOf(THREE)).isEqualTo(2);
  }

  @Test
  void inAnyOrderAndTheAgendaGoesOnWhenAllAreEmpty() {
    Toy s = threeAtOnce();
    s.say(THREE, "y");
    assertThat(s.deciding()).isEqualTo(Seats.of(ONE, TWO));
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("c=y", "a=x");
    s.say(TWO, "x");
    assertThat(s.diary()).containsExactly("c=y", "a=x", "b=x", "end");
    assertThat(s.agendas()).isEmpty();
  }

  @Test
  void whatIsPushedAfterTogetherWaitsForAll() {
    Toy s =
        play(
            new Do(
                t -> {
                  t.then(new Say("first"));
                  t.together(t.seats(), seat -> ask(seat, "q" + seat, "x", "y"));
                  t.then(new Say("last"));
                }));
    assertThat(s.diary()).containsExactly("first");
    s.say(ONE, "x").say(TWO, "x").say(THREE, "x");
    assertThat(s.diary()).endsWith("last").hasSize(5);
  }

  @Test
  void aLaneRunsUntilItAsks() {
    Toy s =
        play(
            lanes(
                all(new Say("a"), ask(ONE, "q", "x", "y"), new Say("b")),
                all(new Say("c"), ask(TWO, "r", "x", "y"), new Say("d"))));
    assertThat(s.diary()).containsExactly("a", "c");
    s.say(TWO, "x");
    assertThat(s.diary()).containsExactly("a", "c", "r=x", "d");
    s.say(ONE, "x");
    assertThat(s.diary()).endsWith("q=x", "b");
  }

  @Test
  void lanesWithoutQuestionsAreOverAtOnce() {
    Toy s = play(lanes(new Say("a"), ask(TWO, "q"), new Say("c")), new Say("end"));
    assertThat(s.diary()).containsExactly("a", "c", "end");
  }

  @Test
  void lanesForNobodyAreOverAtOnce() {
    Toy s = play(lanes(), new Say("end"), ask(ONE, "q", "x", "y"));
    assertThat(s.diary()).containsExactly("end");
    assertThat(s.deciding()).isEqualTo(Seats.of(ONE));
  }

  @Test
  void lanesAfterLanes() {
    Toy s =
        play(
            lanes(ask(ONE, "a", "x", "y")),
            lanes(new Say("between"), new Say("too")),
            lanes(ask(ONE, "b", "x", "y"), ask(TWO, "c", "x", "y")));
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("a=x", "between", "too");
    assertThat(s.deciding()).isEqualTo(Seats.of(ONE, TWO));
  }

  @Test
  void noLanesInsideLanes() {
    assertThatThrownBy(() -> play(lanes(lanes(new Say("a")))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no lanes inside lanes");
  }

  @Test
  void theGameMayEndFromInsideALane() {
    Toy s =
        play(
            lanes(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y").then(new End(TWO))),
            new Say("never"));
    s.say(TWO, "x");
    assertThat(s.over()).isTrue();
    assertThat(s.deciding()).isEqualTo(Seats.NONE);
    assertThat(s.agendas()).isEmpty();
    assertThat(s.diary()).containsExactly("b=x");
  }

  @Test
  void theGameMayEndWhileLanesSettle() {
    Toy s = play(lanes(new Say("a"), new End(TWO), new Say("never")), new Say("never"));
    assertThat(s.over()).isTrue();
    assertThat(s.diary()).containsExactly("a");
  }

  // First come, first served

  @Test
  void theSecondComerFindsWhatIsLeft() {
    Toy s = play(new Stock(List.of("p", "q", "r")), lanes(take(ONE), take(TWO), take(THREE)));
    s.say(TWO, "q");
    assertThat(s.words(ONE)).containsExactly("p", "r");
    assertThat(s.words(THREE)).containsExactly("p", "r");
    s.say(THREE, "p");
    assertThat(s.words(ONE)).containsExactly("r");
  }

  @Test
  void aQuestionFallsAwayWhenAnotherTookTheLast() {
    Toy s =
        play(
            new Stock(List.of("p")),
            lanes(all(take(ONE), new Say("one goes on")), take(TWO)),
            new Say("end"));
    assertThat(s.deciding()).isEqualTo(Seats.of(ONE, TWO));
    s.say(TWO, "p");
    assertThat(s.diary()).containsExactly("TWO takes p", "one goes on", "end");
  }

  @Test
  void aLoneChoiceLeftAnswersItself() {
    Toy s = play(new Stock(List.of("p", "q")), lanes(new Take(ONE, false), new Take(TWO, false)));
    s.say(TWO, "p");
    assertThat(s.diary()).containsExactly("TWO takes p", "ONE takes q");
  }

  @Test
  void aStepInOneLaneSettlesAnother() {
    Toy s =
        play(
            new Stock(List.of("p")),
            lanes(all(take(ONE), new Stock(List.of("z"))), take(TWO), all(take(THREE))));
    s.say(THREE, "p");
    assertThat(s.diary()).containsExactly("THREE takes p");
    assertThat(s.words(TWO)).as("one's lane has filled the stock first").containsExactly("z");
  }

  // Asking another seat

  @Test
  void aLaneMayAskAnotherSeat() {
    Toy s =
        play(
            lanes(
                ask(ONE, "offer", "x", "y").then(ask(TWO, "accept", "yes", "no"), new Say("done")),
                new Say("two is ready")));
    assertThat(s.deciding()).isEqualTo(Seats.of(ONE));
    s.say(ONE, "x");
    assertThat(s.deciding()).isEqualTo(Seats.of(TWO));
    s.say(TWO, "yes");
    assertThat(s.diary()).containsExactly("two is ready", "offer=x", "accept=yes", "done");
  }

  @Test
  void aSeatAskedTwiceAnswersTheOthersFirstAndItsOwnKeepsItsNumber() {
    Toy s =
        play(
            lanes(
                ask(ONE, "offer", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                ask(TWO, "own", "x", "y")));
    int own = s.numberOf(TWO);
    s.say(ONE, "x");
    assertThat(s.deciding()).isEqualTo(Seats.of(TWO));
    assertThat(s.words(TWO)).containsExactly("yes", "no");
    assertThat(s.numberOf(TWO)).isEqualTo(2);
    s.say(TWO, "no");
    assertThat(s.words(TWO)).containsExactly("x", "y");
    assertThat(s.numberOf(TWO)).isEqualTo(own);
  }

  @Test
  void ofTwoOthersTheOneOpenedFirst() {
    Toy s =
        play(
            lanes(
                ask(ONE, "a", "x", "y").then(ask(THREE, "from one", "yes", "no")),
                ask(TWO, "b", "x", "y").then(ask(THREE, "from two", "yes", "no")),
                ask(THREE, "own", "x", "y")));
    s.say(TWO, "x");
    int fromTwo = s.numberOf(THREE);
    s.say(ONE, "x");
    assertThat(s.numberOf(THREE)).as("stays open").isEqualTo(fromTwo);
    s.say(THREE, "yes");
    assertThat(s.diary()).endsWith("from two=yes");
    assertThat(s.question(THREE)).isEqualTo(ask(THREE, "from one", "yes", "no"));
    s.say(THREE, "no");
    assertThat(s.words(THREE)).containsExactly("x", "y");
  }

  @Test
  void aWaitingQuestionIsListedAnew() {
    Toy s =
        play(
            new Stock(List.of("p", "q", "r")),
            lanes(
                ask(ONE, "offer", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                take(TWO),
                take(THREE)));
    int own = s.numberOf(TWO);
    s.say(ONE, "x").say(THREE, "q").say(TWO, "yes");
    assertThat(s.numberOf(TWO)).isEqualTo(own);
    assertThat(s.words(TWO)).containsExactly("p", "r");
  }

  @Test
  void aWaitingQuestionFallsAwayUnseen() {
    Toy s =
        play(
            new Stock(List.of("p")),
            lanes(
                ask(ONE, "offer", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                all(take(TWO), new Say("two goes on")),
                take(THREE)));
    s.say(ONE, "x").say(THREE, "p");
    assertThat(s.diary()).endsWith("THREE takes p", "two goes on");
    assertThat(s.words(TWO)).containsExactly("yes", "no");
    s.say(TWO, "yes");
    assertThat(s.deciding()).isEqualTo(Seats.NONE);
  }

  // Copies

  @Test
  void aCopyInTheMiddleOfLanesGoesItsOwnWay() {
    Toy s = threeAtOnce().say(TWO, "x");
    Toy copy = s.copy();
    copy.say(ONE, "y").say(THREE, "y");
    assertThat(copy.diary()).containsExactly("b=x", "a=y", "c=y", "end");
    assertThat(s.deciding()).isEqualTo(Seats.of(ONE, THREE));
    s.say(THREE, "x").say(ONE, "x");
    assertThat(s.diary()).containsExactly("b=x", "c=x", "a=x", "end");
  }

  @Test
  void choicesOfTwoSeatsDoNotMix() {
    Toy s = play(lanes(ask(ONE, "a", "x", "y"), ask(TWO, "b", "u", "v", "w")));
    for (int i = 0; i < 2; i++) {
      assertThat(s.words(ONE)).containsExactly("x", "y");
      assertThat(s.words(TWO)).containsExactly("u", "v", "w");
    }
    assertThat(s.choice(ONE, "say:u")).isNull();
  }
}
