package starboard.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.ask;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Seed;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Event;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Draw;
import starboard.kernel.toy.Toy.End;
import starboard.kernel.toy.Toy.Roll;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.Toy.Shuffle;
import starboard.kernel.toy.Toy.Word;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Refusal;

class WorldTest {

  private static final ToyGame GAME =
      ToyGame.of(
          new Shuffle(),
          new Draw(ONE),
          new Draw(TWO),
          new Say("begin"),
          ask(ONE, "a", "x", "y").then(new Roll()),
          ask(TWO, "b", "x", "y").then(new Draw(TWO)),
          ask(ONE, "c", "x", "y").then(new End(ONE)));
  private static final Word X = new Word("x");

  private final World<Toy> world = World.open(GAME, GAME.setup(), Seed.of(1));

  private static List<String> keys(List<Event> events) {
    return events.stream().map(Event::id).toList();
  }

  @Test
  void anAnswerGivesAnotherWorld() {
    World<Toy> next = world.answer(ONE, X);
    assertThat(world.state().diary()).containsExactly("begin");
    assertThat(world.answers()).isEmpty();
    assertThat(next.state().answers()).isEqualTo(1);
    assertThat(next.answers()).containsExactly(new Replay.Answer(ONE, "say:x"));
    assertThat(world.answer(ONE, new Word("y")).state().diary()).contains("a=y");
  }

  @Test
  void newsIsWhatTheLastAnswerTold() {
    assertThat(keys(world.news())).containsExactly("you-drew", "you-drew", "wrote");
    World<Toy> next = world.answer(ONE, X);
    assertThat(keys(next.news())).containsExactly("wrote", "wrote");
    assertThat(keys(next.answer(TWO, X).news())).containsExactly("wrote", "you-drew");
  }

  @Test
  void theLogIsAllThatWasTold() {
    World<Toy> last = world.answer(ONE, X).answer(TWO, X);
    assertThat(last.log()).hasSize(7).startsWith(world.news().getFirst());
    assertThat(last.undo(1).log()).isEqualTo(world.answer(ONE, X).log());
  }

  @Test
  void onlyListedChoicesAreTaken() {
    assertThatThrownBy(() -> world.answer(ONE, new Word("z")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> world.answer(TWO, X)).isInstanceOf(IllegalArgumentException.class);
  }

  // Random answers

  @Test
  void randomAnswersAreTheSameForTheSameSeed() {
    assertThat(Codec.hash(world.random(2, 5).state()))
        .isEqualTo(Codec.hash(world.random(2, 5).state()));
    assertThat(world.random(2, 5).state().answers()).isEqualTo(2);
    List<Replay.Answer> first = world.random(1, 0).answers();
    assertThat(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L))
        .as("not always the same")
        .anySatisfy(seed -> assertThat(world.random(1, seed).answers()).isNotEqualTo(first));
  }

  @Test
  void randomAnswersEndWithTheGame() {
    World<Toy> end = world.random(1000, 5);
    assertThat(end.state().over()).isTrue();
    assertThat(end.state().answers()).isEqualTo(3);
    assertThat(end.news()).as("nobody listened").isEmpty();
  }

  @Test
  void theLogOfRandomAnswersIsFoundOutLater() {
    World<Toy> random = world.random(2, 5);
    World<Toy> again = world;
    for (Replay.Answer answer : random.answers()) {
      Choice choice = again.state().choice(answer.seat(), answer.option());
      assertThat(choice).isNotNull();
      if (choice != null) again = again.answer(answer.seat(), choice);
    }
    assertThat(random.log()).isEqualTo(again.log());
    assertThat(random.answer(ONE, X).log()).isEqualTo(again.answer(ONE, X).log());
  }

  // Imagined worlds

  @Test
  void anImaginedWorldKnowsWhereItComesFrom() {
    World<Toy> imagined = world.imagine(ONE, 3);
    assertThat(imagined.origin()).isSameAs(world);
    assertThat(imagined.imagining()).isEqualTo(ONE);
    assertThat(world.origin()).isNull();
    assertThat(world.imagining()).isNull();
  }

  @Test
  void itsLogBeginsWithWhatTheSeatWasTold() {
    World<Toy> imagined = world.imagine(ONE, 3);
    assertThat(keys(imagined.log())).containsExactly("you-drew", "wrote");
    assertThat(imagined.log()).allMatch(event -> event.seats().has(ONE));
    World<Toy> inner = imagined.answer(ONE, X).answer(TWO, X).imagine(ONE, 4);
    assertThat(inner.log()).allMatch(event -> event.seats().has(ONE)).hasSize(5);
  }

  @Test
  void undoEndsWhereItBegan() {
    World<Toy> imagined = world.answer(ONE, X).imagine(TWO, 3).answer(TWO, X);
    assertThat(imagined.state().answers()).isEqualTo(2);
    assertThat(imagined.answers()).as("since it began").hasSize(1);
    assertThat(imagined.undo(1).state().answers()).isEqualTo(1);
    assertThat(imagined.undo(1).imagining()).isEqualTo(TWO);
    for (int to : new int[] {0, -1, 3}) {
      assertThatThrownBy(() -> imagined.undo(to))
          .isInstanceOfSatisfying(
              Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("bad-request"));
    }
  }

  @Test
  void whatWasAnsweredBeforeItBeganCannotBeTakenBack() {
    World<Toy> imagined = world.answer(ONE, X).imagine(TWO, 3);
    assertThatThrownBy(() -> imagined.takeBack(ONE))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("nothing-to-undo"));
  }
}
