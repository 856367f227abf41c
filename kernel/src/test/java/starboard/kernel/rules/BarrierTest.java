package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
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
import starboard.kernel.toy.Toy.Peek;
import starboard.kernel.toy.Toy.Question;
import starboard.kernel.toy.Toy.Roll;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.Toy.Shuffle;
import starboard.kernel.toy.Toy.Stock;

/** From which answer on a seat may take back without asking anybody. */
class BarrierTest {

  private static final Question AGAIN = ask(ONE, "again", "x", "y");

  /** The first seat answers twice; after its first answer these steps happen. */
  @SafeVarargs
  private static int barrierAfter(Step<Toy>... steps) {
    Toy s = play(ask(ONE, "q", "x", "y").then(steps), AGAIN, AGAIN);
    s.say(ONE, "x").say(ONE, "x");
    assertThat(s.answers()).isEqualTo(2);
    return s.barrier(ONE);
  }

  @Test
  void nothingHasBecomeKnown() {
    assertThat(barrierAfter()).isZero();
    assertThat(barrierAfter(new Say("a"))).isZero();
    assertThat(barrierAfter(ask(ONE, "answers itself", "x"))).isZero();
    assertThat(barrierAfter(ask(TWO, "falls away"))).isZero();
  }

  @Test
  void chance() {
    assertThat(barrierAfter(new Roll())).isEqualTo(1);
    assertThat(barrierAfter(new Shuffle())).isEqualTo(1);
    assertThat(barrierAfter(new Do(s -> s.draw(Toy.Chance.DICE, s.bag)))).isEqualTo(1);
  }

  @Test
  void sight() {
    assertThat(barrierAfter(new Peek(ONE))).isEqualTo(1);
    assertThat(barrierAfter(new Peek(TWO))).isEqualTo(1);
    assertThat(barrierAfter(new Do(s -> s.row = s.show(s.row, Seats.EVERYONE))))
        .as("nothing there to be seen")
        .isZero();
  }

  @Test
  void whatWasKnownAlreadyIsNoBarrier() {
    Toy s = play(new Peek(ONE), ask(ONE, "q", "x", "y").then(new Peek(ONE)), AGAIN);
    s.say(ONE, "x");
    assertThat(s.barrier(ONE)).isZero();
  }

  @Test
  void aQuestionForAnotherSeatEvenIfItAnsweredItself() {
    assertThat(barrierAfter(ask(TWO, "answers itself", "x"))).isEqualTo(1);
  }

  @Test
  void anotherSeatIsAsked() {
    Toy s = play(ask(ONE, "q", "x", "y"), ask(TWO, "r", "x", "y"), ask(ONE, "t", "x", "y"));
    s.say(ONE, "x");
    assertThat(s.barrier(ONE)).as("nothing left to take back").isEqualTo(1);
    s.say(TWO, "x");
    assertThat(s.barrier(TWO)).isEqualTo(2);
    assertThat(s.barrier(ONE)).isEqualTo(2);
  }

  @Test
  void whatWasSeenInALaneBarsThoughTheGameEndedThere() {
    Question last = ask(ONE, "q", "x", "y").then(new Peek(TWO), new Toy.End(ONE));
    Toy s = play(lanes(last, ask(TWO, "r", "x", "y")));
    s.say(ONE, "x");
    assertThat(s.over()).isTrue();
    assertThat(s.barrier(ONE)).isEqualTo(1);
  }

  @Test
  void whoAnsweredLastMayTakeBackThoughTheGameIsOver() {
    Toy s = play(ask(ONE, "q", "x", "y").then(new Toy.End(ONE)));
    s.say(ONE, "x");
    assertThat(s.barrier(ONE)).isZero();
  }

  @Test
  void openingAndClosingLanesAreBarriers() {
    Toy s =
        play(
            ask(ONE, "q", "x", "y").then(lanes(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y"))),
            AGAIN);
    s.say(ONE, "x");
    assertThat(s.barrier(ONE)).isEqualTo(1);
    s.say(ONE, "x").say(TWO, "x");
    assertThat(s.barrier(ONE)).isEqualTo(3);
    assertThat(s.barrier(TWO)).isEqualTo(3);
  }

  // In lanes

  @Test
  void eachLaneHasItsOwn() {
    Toy s =
        play(
            lanes(
                all(ask(ONE, "a", "x", "y"), ask(ONE, "b", "x", "y")),
                ask(TWO, "c", "x", "y").then(new Roll()),
                ask(THREE, "d", "x", "y")));
    s.say(ONE, "x").say(TWO, "x");
    assertThat(s.barrier(ONE)).isZero();
    assertThat(s.barrier(TWO)).isEqualTo(2);
    assertThat(s.barrier(THREE)).isZero();
  }

  @Test
  void aSightInAnothersLaneHoldsForWhoHasIt() {
    Toy s =
        play(
            lanes(
                all(ask(ONE, "a", "x", "y"), ask(ONE, "b", "x", "y")),
                ask(TWO, "c", "x", "y").then(new Peek(ONE)),
                ask(THREE, "d", "x", "y")));
    s.say(ONE, "x").say(TWO, "x");
    assertThat(s.barrier(ONE)).isEqualTo(2);
    assertThat(s.barrier(THREE)).isZero();
  }

  @Test
  void aLaneOfOneSeatAloneIsNone() {
    Toy s = play(ask(ONE, "a", "x", "y"), lanes(ask(ONE, "b", "x", "y")), ask(ONE, "c", "x", "y"));
    s.say(ONE, "x").say(ONE, "x");
    assertThat(s.barrier(ONE)).isZero();
  }

  @Test
  void askingAnotherSeatInOnesLane() {
    Toy s =
        play(
            lanes(
                ask(ONE, "a", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                all(ask(TWO, "b", "x", "y"), ask(TWO, "c", "x", "y")),
                all(ask(THREE, "d", "x", "y"), ask(THREE, "e", "x", "y"))));
    s.say(TWO, "x").say(ONE, "x");
    assertThat(s.barrier(ONE)).isEqualTo(2);
    assertThat(s.barrier(TWO)).isZero();
    s.say(THREE, "x");
    assertThat(s.barrier(ONE)).as("the waiting question is no new one").isEqualTo(2);
  }

  @Test
  void anAnswerInAnothersLaneIsABarrierForWhoGaveIt() {
    Toy s =
        play(
            lanes(
                ask(ONE, "a", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                all(ask(TWO, "b", "x", "y"), ask(TWO, "c", "x", "y")),
                ask(THREE, "d", "x", "y")));
    s.say(ONE, "x").say(TWO, "yes");
    assertThat(s.barrier(TWO)).isEqualTo(2);
    assertThat(s.barrier(THREE)).isZero();
    s.say(TWO, "x");
    assertThat(s.barrier(TWO)).as("the next one in its own lane may be taken back").isEqualTo(2);
  }

  @Test
  void aSeatWithoutALaneTakesNothingBack() {
    Toy s =
        play(
            lanes(
                ask(ONE, "a", "x", "y").then(ask(THREE, "accept", "yes", "no")),
                ask(TWO, "b", "x", "y")));
    s.say(ONE, "x").say(THREE, "yes");
    assertThat(s.barrier(THREE)).isEqualTo(2);
  }

  @Test
  void anAnswerThatForcesAnotherIsABarrier() {
    Toy s =
        play(
            new Stock(List.of("p", "q")),
            lanes(new Toy.Take(ONE, false), new Toy.Take(TWO, false), ask(THREE, "d", "x", "y")));
    s.say(ONE, "p");
    assertThat(s.diary()).containsExactly("ONE takes p", "TWO takes q");
    assertThat(s.barrier(ONE)).isEqualTo(1);
  }

  @Test
  void whatAnAnswerSetsOffInAnotherLaneHoldsForWhoGaveIt() {
    Toy s =
        play(
            new Stock(List.of("p")),
            lanes(take(ONE), all(take(TWO), new Roll()), ask(THREE, "d", "x", "y")));
    s.say(ONE, "p");
    assertThat(s.diary()).hasSize(2).last().asString().startsWith("rolled");
    assertThat(s.barrier(ONE)).isEqualTo(1);
    assertThat(s.barrier(TWO)).isEqualTo(1);
    assertThat(s.barrier(THREE)).isZero();
  }
}
