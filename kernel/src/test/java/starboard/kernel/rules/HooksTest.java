package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.toy.Toy.ask;

import org.junit.jupiter.api.Test;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Chimed;
import starboard.kernel.toy.Toy.Question;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.ToyGame;

class HooksTest {

  private final Hooks.Builder<Toy> hooks = Hooks.builder();

  @SafeVarargs
  private Toy play(Step<Toy>... script) {
    return ToyGame.of(script).with(hooks).play();
  }

  @Test
  void aTriggerComesBehindWhatTheStepPushed() {
    record Pushing() implements Step<Toy> {
      @Override
      public void run(Toy s) {
        s.then(new Say("own"));
      }
    }
    hooks
        .after(Pushing.class, (s, _) -> s.then(new Say("first trigger")))
        .after(Pushing.class, (s, _) -> s.then(new Say("second trigger")));
    assertThat(play(new Pushing(), new Say("older")).diary())
        .containsExactly("own", "first trigger", "second trigger", "older");
  }

  @Test
  void aTriggerHangsOnAMoment() {
    hooks.after(Chimed.class, (s, chimed) -> s.then(new Say("chimed " + chimed.times())));
    assertThat(play(new Chimed(3)).diary()).containsExactly("chimed 3");
  }

  @Test
  void aTriggerFollowsAnAnswer() {
    hooks.after(Question.class, (s, question) -> s.then(new Say("after " + question.name())));
    Toy s = play(ask(ONE, "q", "x", "y").then(new Say("own")), ask(ONE, "lone", "x"));
    assertThat(s.diary()).isEmpty();
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("q=x", "own", "after q", "lone=x", "after lone");
  }

  private sealed interface Bell extends Moment<Toy> {}

  private record SmallBell() implements Bell {}

  @Test
  void hooksAreIndexedByTheExactType() {
    hooks.after(Bell.class, (s, _) -> s.then(new Say("never")));
    assertThat(play(new SmallBell()).diary()).isEmpty();
  }

  @Test
  void hooksAddedLaterDoNotReachAGameInPlay() {
    Toy s = play(ask(ONE, "q", "x", "y").then(new Say("a")));
    hooks.after(Say.class, (t, _) -> t.then(ask(ONE, "never", "x")));
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("q=x", "a");
  }
}
