package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.toy.Toy.all;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.ToyGame.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Do;
import starboard.kernel.toy.Toy.End;
import starboard.kernel.toy.Toy.Say;

class AgendaTest {

  @Test
  void stepsHappenInTheOrderTheyWerePushed() {
    Toy s = play(new Say("a"), new Say("b"), new Say("c"));
    assertThat(s.diary()).containsExactly("a", "b", "c");
  }

  @Test
  void howeverManyCallsPushThem() {
    Step<Toy> pushing =
        new Do(
            s -> {
              s.then(new Say("a"), new Say("b"));
              s.then(new Say("c"));
              s.then(new Say("d"), new Say("e"));
            });
    assertThat(play(pushing).diary()).containsExactly("a", "b", "c", "d", "e");
  }

  @Test
  void pushingChangesNothingYet() {
    Step<Toy> pushing =
        new Do(
            s -> {
              s.then(new Say("pushed"));
              s.write("running");
            });
    assertThat(play(pushing).diary()).containsExactly("running", "pushed");
  }

  @Test
  void whatAStepPushesComesBeforeEverythingOlder() {
    Toy s = play(all(new Say("a"), all(new Say("b"), new Say("c")), new Say("d")), new Say("e"));
    assertThat(s.diary()).containsExactly("a", "b", "c", "d", "e");
  }

  @Test
  void whatAnAnswerPushesComesBeforeEverythingOlder() {
    Toy s = play(ask(Seat.ONE, "q", "x", "y").then(new Say("a"), new Say("b")), new Say("c"));
    assertThat(s.diary()).isEmpty();
    s.say(Seat.ONE, "x");
    assertThat(s.diary()).containsExactly("q=x", "a", "b", "c");
  }

  @Test
  void aQuestionStopsTheAgendaUntilItIsAnswered() {
    Toy s = play(new Say("a"), ask(Seat.TWO, "q", "x", "y"), new Say("b"));
    assertThat(s.diary()).containsExactly("a");
    assertThat(s.agendas()).containsExactly(List.of(ask(Seat.TWO, "q", "x", "y"), new Say("b")));
    s.say(Seat.TWO, "y");
    assertThat(s.diary()).containsExactly("a", "q=y", "b");
    assertThat(s.agendas()).isEmpty();
  }

  @Test
  void theEndLeavesNothingToDo() {
    Toy s = play(ask(Seat.ONE, "q", "x", "y").then(new End(Seat.ONE), new Say("a")), new Say("b"));
    s.say(Seat.ONE, "x");
    assertThat(s.over()).isTrue();
    assertThat(s.result()).isEqualTo(new Result(Seats.of(Seat.ONE), List.of()));
    assertThat(s.diary()).containsExactly("q=x");
    assertThat(s.deciding()).isEqualTo(Seats.NONE);
    assertThat(s.agendas()).isEmpty();
  }

  @Test
  void whatTheEndingStepPushesIsDropped() {
    Step<Toy> ending =
        new Do(
            s -> {
              s.then(new Say("before"));
              s.finish(new Result(Seats.NONE, List.of()));
              s.then(new Say("after"));
            });
    Toy s = play(ending, ask(Seat.ONE, "q", "x", "y"));
    assertThat(s.over()).isTrue();
    assertThat(s.diary()).isEmpty();
  }

  @Test
  void aStepPerformedByHandComesBeforeTheOpenQuestion() {
    Toy s = play(ask(Seat.ONE, "q", "x", "y"));
    s.perform(all(new Say("a"), ask(Seat.TWO, "r", "x", "y")));
    assertThat(s.deciding()).isEqualTo(Seats.of(Seat.TWO));
    s.say(Seat.TWO, "x").say(Seat.ONE, "y");
    assertThat(s.diary()).containsExactly("a", "r=x", "q=y");
  }

  @Test
  void noStepIsPerformedByHandWhileLanesAreOpen() {
    Toy s = play(Toy.lanes(ask(Seat.ONE, "q", "x", "y")));
    assertThatThrownBy(() -> s.perform(new Say("a"))).isInstanceOf(IllegalStateException.class);
    assertThat(s.diary()).isEmpty();
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Toy s = play(ask(Seat.ONE, "q", "x", "y").then(ask(Seat.TWO, "r", "u", "v")), new Say("end"));
    Toy copy = s.copy();
    copy.say(Seat.ONE, "x").say(Seat.TWO, "u");
    assertThat(s.diary()).isEmpty();
    assertThat(s.answers()).isZero();
    s.say(Seat.ONE, "y").say(Seat.TWO, "v");
    assertThat(copy.diary()).containsExactly("q=x", "r=u", "end");
    assertThat(s.diary()).containsExactly("q=y", "r=v", "end");
  }

  @Test
  void nobodyListensToACopy() {
    Toy s = play(ask(Seat.ONE, "q", "x", "y"));
    s.listen(
        new Listener<>() {
          @Override
          public void told(Toy table, Event event) {
            throw new AssertionError(event.text());
          }
        });
    s.copy().say(Seat.ONE, "x");
  }
}
