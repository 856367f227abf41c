package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.ToyGame.play;

import org.junit.jupiter.api.Test;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

class DecisionTest {

  @Test
  void itSaysWhoIsAskedWhatAndWhatWillNotDo() {
    Toy s = play(ask(TWO, "q", "x", "-y", "z"));
    Decision decision = s.decision(TWO);
    assertThat(decision.number()).isZero();
    assertThat(decision.seat()).isEqualTo(TWO);
    assertThat(decision.question()).isEqualTo(Text.of("choose", Arg.word("q")));
    assertThat(decision.source()).isEqualTo(Text.of("rule"));
    assertThat(decision.about()).isNull();
    assertThat(decision.secret()).isFalse();
    assertThat(decision.options()).extracting(Option::id).containsExactly("say:x", "say:z");
    assertThat(decision.refused())
        .containsExactly(
            new Decision.Refused(
                Option.of("say:y", Text.of("word", Arg.word("y"))),
                Text.of("not-now"),
                null,
                null));
    assertThat(decision.shortcuts()).isEmpty();
  }

  @Test
  void openQuestionsAreNumberedOneAfterAnother() {
    Toy s =
        play(
            ask(ONE, "a", "x", "y"),
            ask(ONE, "falls away"),
            ask(TWO, "answers itself", "x"),
            ask(THREE, "b", "x").secretly(),
            ask(ONE, "c", "x", "y"));
    assertThat(s.numberOf(ONE)).isZero();
    s.say(ONE, "x");
    assertThat(s.numberOf(THREE)).isEqualTo(1);
    s.say(THREE, "x");
    assertThat(s.numberOf(ONE)).isEqualTo(2);
  }

  @Test
  void numbersComeBackAfterUndo() {
    var play = ToyGame.of(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y")).playthrough();
    play.answer(ONE, "say:x");
    int number = play.state().numberOf(TWO);
    play.undo(0);
    assertThat(play.state().numberOf(ONE)).isZero();
    play.answer(ONE, "say:y");
    assertThat(play.state().numberOf(TWO)).isEqualTo(number);
  }
}
