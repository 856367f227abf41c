package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.ToyGame.play;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.Toy.Word;
import starboard.kernel.words.Text;

class AskTest {

  @Test
  void withNoChoiceItDoesNothing() {
    Toy s = play(ask(ONE, "q").then(new Say("never")), ask(ONE, "s").secretly(), new Say("on"));
    assertThat(s.diary()).containsExactly("on");
  }

  @Test
  void aLoneChoiceAnswersItself() {
    Toy s = play(ask(TWO, "q", "x").then(new Say("then")), new Say("on"));
    assertThat(s.diary()).containsExactly("q=x", "then", "on");
    assertThat(s.answers()).as("nobody was asked").isZero();
  }

  @Test
  void aSecretQuestionOpensWithALoneChoice() {
    Toy s = play(ask(TWO, "q", "x").secretly());
    assertThat(s.deciding()).isEqualTo(Seats.of(TWO));
    assertThat(s.words(TWO)).containsExactly("x");
    assertThat(s.decision(TWO).secret()).isTrue();
  }

  @Test
  void refusedChoicesDoNotCount() {
    assertThat(play(ask(ONE, "q", "x", "-y")).diary()).containsExactly("q=x");
    assertThat(play(ask(ONE, "q", "-x", "-y")).diary()).isEmpty();
  }

  @Test
  void onlyItsSeatIsAsked() {
    Toy s = play(ask(TWO, "q", "x", "y"));
    assertThat(s.question(TWO)).isEqualTo(ask(TWO, "q", "x", "y"));
    assertThat(s.question(ONE)).isNull();
    assertThat(s.numberOf(ONE)).isEqualTo(-1);
    assertThatThrownBy(() -> s.choices(ONE)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> s.decision(ONE)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> s.answer(ONE, new Word("x")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(s.next()).isEqualTo(TWO);
  }

  @Test
  void askingChangesNothing() {
    Toy s = play(ask(ONE, "q", "x", "y"));
    for (int i = 0; i < 3; i++) {
      assertThat(s.words(ONE)).containsExactly("x", "y");
      assertThat(s.decision(ONE)).isEqualTo(s.decision(ONE));
      assertThat(s.optionId(ONE, new Word("y"))).isEqualTo("say:y");
    }
    assertThat(s.diary()).isEmpty();
  }

  @Test
  void choicesAreFoundByOptionId() {
    Toy s = play(ask(ONE, "q", "x", "y", "-z"));
    assertThat(s.choice(ONE, "say:y")).isEqualTo(new Word("y"));
    assertThat(s.choice(ONE, "say:z")).as("refused").isNull();
    assertThat(s.choice(ONE, "say")).isNull();
  }

  @Test
  void reasonsAreCollectedOnlyWhenWanted() {
    Choices<Word> quiet = new Choices<>(false);
    quiet.refuse(new Word("x"), Text.of("not-now"));
    assertThat(quiet.explains()).isFalse();
    assertThat(quiet.refused()).isEmpty();

    Choices<Word> explaining = new Choices<>(true);
    explaining.refuse(new Word("x"), Text.of("not-now"));
    assertThat(explaining.explains()).isTrue();
    assertThat(explaining.refused())
        .containsExactly(new Choices.Refused<>(new Word("x"), Text.of("not-now")));
    assertThat(explaining.size()).isZero();
  }

  @Test
  void oneCheckGivesTheChoiceOrTheReason() {
    Choices<Word> choices = new Choices<>(true);
    choices.offer(new Word("x"), null);
    choices.offer(new Word("y"), Text.of("not-now"));
    assertThat(choices.contains(new Word("x"))).isTrue();
    assertThat(choices.contains(new Word("y"))).isFalse();
    assertThat(choices.refused()).hasSize(1);
  }

  @Test
  void thingsThatLookAlikeAreOneChoice() {
    Choices<Word> choices = new Choices<>(false);
    choices.addOnce(new Word("x"));
    choices.addOnce(new Word("y"));
    choices.addOnce(new Word("x"));
    assertThat(choices.size()).isEqualTo(2);
    assertThat(choices.contains(new Word("y"))).isTrue();
    assertThat(choices.contains(new Word("z"))).isFalse();
  }

  @Test
  void aListGrowsAndIsReused() {
    Choices<Word> choices = new Choices<>(true);
    for (int i = 0; i < 100; i++) choices.add(new Word("w" + i));
    assertThat(choices.size()).isEqualTo(100);
    assertThat(choices.at(99)).isEqualTo(new Word("w99"));
    choices.refuse(new Word("x"), Text.of("not-now"));
    choices.clear();
    assertThat(choices.size()).isZero();
    assertThat(choices.refused()).isEmpty();
    assertThatThrownBy(() -> choices.at(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aQuestionIsNeverRun() {
    assertThatThrownBy(() -> ask(ONE, "q", "x").run(play()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Question");
  }
}
