package starboard.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.all;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;
import static starboard.kernel.toy.Toy.take;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.codec.Codec;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Count;
import starboard.kernel.toy.Toy.Roll;
import starboard.kernel.toy.Toy.Stock;
import starboard.kernel.toy.Toy.Take;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Refusal;

class TakeBackTest {

  @SafeVarargs
  private static Playthrough<Toy> play(Step<Toy>... script) {
    return ToyGame.of(script).playthrough();
  }

  private static void say(Playthrough<Toy> play, Seat seat, String word) {
    play.answer(seat, new Toy.Word(word));
  }

  private static void refused(String code, Playthrough<Toy> play, Seat seat) {
    String before = Codec.hash(play.state());
    Replay replay = play.replay();
    assertThatThrownBy(() -> play.takeBack(seat))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
    assertThat(Codec.hash(play.state())).as("nothing changed").isEqualTo(before);
    assertThat(play.replay()).isEqualTo(replay);
  }

  @Test
  void oneAnswerAfterAnotherUpToTheBarrier() {
    var play =
        play(
            ask(ONE, "a", "x", "y").then(new Roll()),
            ask(ONE, "b", "x", "y"),
            ask(ONE, "c", "x", "y"),
            ask(ONE, "d", "x", "y"));
    say(play, ONE, "x");
    String afterTheRoll = Codec.hash(play.state());
    say(play, ONE, "x");
    say(play, ONE, "x");
    play.takeBack(ONE);
    assertThat(play.state().diary()).hasSize(3).endsWith("b=x");
    play.takeBack(ONE);
    assertThat(Codec.hash(play.state())).isEqualTo(afterTheRoll);
    refused("needs-consent", play, ONE);
  }

  @Test
  void whoHasNotAnsweredHasNothingToUndo() {
    var play = play(ask(ONE, "a", "x", "y"), ask(ONE, "b", "x", "y"));
    refused("nothing-to-undo", play, ONE);
    say(play, ONE, "x");
    refused("nothing-to-undo", play, TWO);
  }

  @Test
  void notOnceAnotherSeatIsAsked() {
    var play = play(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y"), ask(TWO, "c", "x", "y"));
    say(play, ONE, "x");
    refused("needs-consent", play, ONE);
    say(play, TWO, "x");
    refused("needs-consent", play, ONE);
    play.takeBack(TWO);
    assertThat(play.state().deciding()).isEqualTo(Seats.of(TWO));
  }

  @Test
  void itCannotRollAgain() {
    var play = play(ask(ONE, "a", "x", "y").then(new Roll()), ask(ONE, "b", "x", "y"));
    say(play, ONE, "x");
    List<String> rolled = play.state().diary();
    refused("needs-consent", play, ONE);
    play.undo(0); // with everybody's consent
    say(play, ONE, "x");
    assertThat(play.state().diary()).isEqualTo(rolled);
  }

  // In lanes

  @Test
  void inLanesTheAnswersOfOthersAreReplayed() {
    var play =
        play(
            lanes(
                all(ask(ONE, "a", "x", "y"), ask(ONE, "b", "x", "y")),
                all(ask(TWO, "c", "x", "y").then(new Roll()), ask(TWO, "d", "x", "y")),
                ask(THREE, "e", "x", "y")));
    say(play, ONE, "x");
    say(play, TWO, "y");
    String roll = play.state().diary().getLast();
    play.takeBack(ONE);
    assertThat(play.answers()).containsExactly(new Replay.Answer(TWO, "say:y"));
    assertThat(play.state().diary()).containsExactly("c=y", roll);
    assertThat(play.state().words(ONE)).containsExactly("x", "y");
    assertThat(play.state().deciding()).isEqualTo(Seats.table(3));
  }

  @Test
  void consentIsNeededWhenAnothersAnswerWouldNotBePossible() {
    var play =
        play(
            ask(ONE, "begin", "x", "y"),
            new Stock(List.of("p")),
            lanes(
                ask(ONE, "a", "x", "y").then(new Stock(List.of("p", "q", "r"))),
                take(TWO),
                take(THREE)));
    say(play, ONE, "x");
    say(play, ONE, "x");
    say(play, TWO, "q");
    refused("needs-consent", play, ONE);
  }

  @Test
  void consentIsNeededWhenAnothersAnswerWouldTellSomethingElse() {
    var play =
        play(
            new Stock(List.of("p", "q", "r")),
            lanes(take(ONE), ask(TWO, "count", "x", "y").then(new Count()), take(THREE)));
    say(play, ONE, "p");
    say(play, TWO, "x");
    refused("needs-consent", play, ONE);
  }

  @Test
  void firstComeFirstServedStaysSo() {
    var play = play(new Stock(List.of("p", "q", "r")), lanes(take(ONE), take(TWO), take(THREE)));
    say(play, ONE, "p");
    say(play, TWO, "q");
    play.takeBack(ONE);
    assertThat(play.state().words(ONE)).containsExactly("p", "r");
  }

  @Test
  void anAnswerThatForcedAnotherStays() {
    var play =
        play(
            new Stock(List.of("p", "q")),
            lanes(new Take(ONE, false), new Take(TWO, false), ask(THREE, "c", "x", "y")));
    say(play, ONE, "p");
    assertThat(play.state().diary()).containsExactly("ONE takes p", "TWO takes q");
    refused("needs-consent", play, ONE);
  }

  @Test
  void aConsentGivenInAnothersLaneStays() {
    var play =
        play(
            lanes(
                ask(ONE, "a", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                ask(TWO, "b", "x", "y")));
    say(play, ONE, "x");
    say(play, TWO, "yes");
    refused("needs-consent", play, ONE);
    refused("needs-consent", play, TWO);
  }

  @Test
  void aConsentStaysOnceTheAskerWentOn() {
    var play =
        play(
            lanes(
                all(
                    ask(ONE, "a", "x", "y").then(ask(TWO, "accept", "yes", "no")),
                    ask(ONE, "c", "x", "y"),
                    ask(ONE, "d", "x", "y")),
                ask(TWO, "b", "x", "y")));
    say(play, ONE, "x");
    say(play, TWO, "yes");
    say(play, ONE, "x");
    refused("needs-consent", play, TWO);
    play.takeBack(ONE);
    refused("needs-consent", play, TWO);
  }

  @Test
  void aRollSetOffInAnotherLaneStays() {
    var play =
        play(
            new Stock(List.of("p")),
            lanes(take(ONE), all(take(TWO), new Roll()), ask(THREE, "d", "x", "y")));
    say(play, ONE, "p");
    refused("needs-consent", play, ONE);
  }

  @Test
  void notOnceAllLanesAreClosed() {
    var play =
        play(lanes(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y")), ask(ONE, "c", "x", "y"));
    say(play, TWO, "x");
    play.takeBack(TWO);
    say(play, TWO, "x");
    say(play, ONE, "x");
    refused("needs-consent", play, TWO);
    refused("needs-consent", play, ONE);
  }
}
