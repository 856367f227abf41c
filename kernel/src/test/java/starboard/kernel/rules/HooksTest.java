package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.all;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Chimed;
import starboard.kernel.toy.Toy.Question;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.ToyGame;

@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // no endless replacing
class HooksTest {

  private final Hooks.Builder<Toy> hooks = Hooks.builder();

  @SafeVarargs
  private Toy play(Step<Toy>... script) {
    return ToyGame.of(script).with(hooks).play();
  }

  // Modifiers

  private record Cost(Seat seat) implements Query {}

  private record Range() implements Query {}

  @Test
  void modifiersFormAChainInTheOrderTheyWereAdded() {
    hooks.modify(Cost.class, (_, _, cost) -> cost + 1).modify(Cost.class, (_, _, cost) -> cost * 2);
    assertThat(play().modified(new Cost(ONE), 3)).isEqualTo(8);
  }

  @Test
  void modifiersSeeTableAndQuery() {
    hooks.modify(Cost.class, (s, cost, now) -> cost.seat() == TWO ? now + s.players() : now);
    assertThat(play().modified(new Cost(ONE), 3)).isEqualTo(3);
    assertThat(play().modified(new Cost(TWO), 3)).isEqualTo(6);
  }

  @Test
  void aQueryNobodyModifiesKeepsItsValue() {
    hooks.modify(Cost.class, (_, _, _) -> 0);
    assertThat(play().modified(new Range(), 3)).isEqualTo(3);
  }

  // Replacements

  @Test
  void aReplacementMayPass() {
    hooks.before(Say.class, (_, say) -> say);
    assertThat(play(new Say("a")).diary()).containsExactly("a");
  }

  @Test
  void aReplacementMayChange() {
    hooks.before(Say.class, (_, say) -> new Say(say.word() + "!"));
    assertThat(play(new Say("a"), new Say("b")).diary()).containsExactly("a!", "b!");
  }

  @Test
  void aReplacementMaySwallow() {
    hooks.before(Say.class, (_, say) -> say.word().equals("a") ? null : say);
    assertThat(play(new Say("a"), new Say("b")).diary()).containsExactly("b");
  }

  @Test
  void replacementsAreAskedInTurnWhileTheStepStaysOfItsType() {
    hooks
        .before(Say.class, (_, say) -> new Say(say.word() + "1"))
        .before(Say.class, (_, say) -> say.word().startsWith("b") ? new Chimed(1) : say)
        .before(Say.class, (_, say) -> new Say(say.word() + "2"));
    assertThat(play(new Say("a"), new Say("b")).diary()).containsExactly("a12");
  }

  @Test
  void aReplacementMayPushStepsOfItsOwn() {
    hooks.before(
        Say.class,
        (s, say) -> {
          if (!say.word().equals("a")) return say;
          s.then(new Chimed(1), ask(ONE, "q", "x"));
          return null;
        });
    assertThat(play(all(new Say("a"), new Say("b")), new Say("c")).diary())
        .containsExactly("q=x", "b", "c");
  }

  @Test
  void aStepMayBecomeAQuestion() {
    hooks.before(Chimed.class, (_, _) -> ask(ONE, "q", "x", "y"));
    Toy s = play(new Chimed(1), new Say("end"));
    assertThat(s.words(ONE)).containsExactly("x", "y");
    s.say(ONE, "y");
    assertThat(s.diary()).containsExactly("q=y", "end");
  }

  @Test
  void aQuestionIsReplacedBeforeItOpens() {
    hooks.before(
        Question.class,
        (_, question) ->
            switch (question.name()) {
              case "swallowed" -> null;
              case "changed" -> new Say("instead");
              default -> question;
            });
    Toy s =
        play(
            ask(ONE, "swallowed", "x", "y"),
            ask(ONE, "changed", "x", "y"),
            ask(ONE, "asked", "x", "y"));
    assertThat(s.diary()).containsExactly("instead");
    assertThat(s.numberOf(ONE)).isZero();
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("instead", "asked=x");
  }

  @Test
  void aQuestionMayBecomeAnotherOfItsTypeOnce() {
    hooks.before(
        Question.class, (_, q) -> ask(q.seat(), q.name() + "!", "x", "y").then(new Say("then")));
    Toy s = play(ask(ONE, "q", "x", "y"), new Say("end"));
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("q!=x", "then", "end");
  }

  @Test
  void aQuestionWaitingInALaneIsNotReplacedAgain() {
    List<String> replaced = new ArrayList<>();
    hooks.before(
        Question.class,
        (_, question) -> {
          replaced.add(question.name());
          return question;
        });
    Toy s =
        play(
            lanes(
                ask(ONE, "a", "x", "y").then(ask(TWO, "from one", "x", "y")),
                ask(TWO, "b", "x", "y")));
    s.say(ONE, "x").say(TWO, "x").say(TWO, "x");
    assertThat(s.deciding()).isEqualTo(Seats.NONE);
    assertThat(replaced).containsExactly("a", "b", "from one");
  }

  // Triggers

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

  @Test
  void whatWasSwallowedTriggersNothing() {
    hooks
        .before(Chimed.class, (_, _) -> null)
        .after(Chimed.class, (s, _) -> s.then(new Say("never")));
    assertThat(play(new Chimed(1)).diary()).isEmpty();
  }

  @Test
  void whatCameInsteadTriggersItsOwn() {
    hooks
        .before(Chimed.class, (_, _) -> new Say("instead"))
        .after(Chimed.class, (s, _) -> s.then(new Say("never")))
        .after(
            Say.class,
            (s, say) -> {
              if (say.word().equals("instead")) s.then(new Say("after"));
            });
    assertThat(play(new Chimed(1)).diary()).containsExactly("instead", "after");
  }

  // The index

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
    hooks.before(Say.class, (_, _) -> null);
    s.say(ONE, "x");
    assertThat(s.diary()).containsExactly("q=x", "a");
  }
}
