package starboard.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Seed;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Do;
import starboard.kernel.toy.Toy.Draw;
import starboard.kernel.toy.Toy.End;
import starboard.kernel.toy.Toy.Roll;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.Toy.Shuffle;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

class PlaythroughTest {

  private static final ToyGame GAME =
      ToyGame.of(
          new Shuffle(),
          new Say("begin"),
          ask(ONE, "a", "x", "y").then(new Roll(), new Draw(TWO)),
          lanes(ask(ONE, "b", "x", "y"), ask(TWO, "c", "x", "y"), ask(THREE, "d", "x", "y")),
          ask(TWO, "e", "x", "y").then(new Roll(), new End(TWO)));

  private final Playthrough<Toy> play = GAME.playthrough();

  private static void refused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  /** Plays to the end and gives the hashes after 0, 1, … answers. */
  private List<String> playOut() {
    List<String> hashes = new ArrayList<>();
    Seat[] seats = {ONE, THREE, ONE, TWO, TWO};
    for (Seat seat : seats) {
      hashes.add(Codec.hash(play.state()));
      play.answer(seat, "say:x");
    }
    hashes.add(Codec.hash(play.state()));
    return hashes;
  }

  @Test
  void answersAreWrittenDown() {
    playOut();
    assertThat(play.state().over()).isTrue();
    assertThat(play.answers()).hasSize(5).startsWith(new Replay.Answer(ONE, "say:x"));
    assertThat(play.replay())
        .isEqualTo(new Replay("toy", "1", GAME.setup(), Seed.of(1), play.answers()));
    assertThat(play.game()).isEqualTo(GAME);
  }

  @Test
  void aReplayGivesTheSameStateWithTheSameEvents() {
    playOut();
    Playthrough<Toy> again = Playthrough.of(GAME, play.replay());
    assertThat(Codec.hash(again.state())).isEqualTo(Codec.hash(play.state()));
    assertThat(again.takeEvents()).isEqualTo(play.takeEvents()).isNotEmpty();
    assertThat(again.replay()).isEqualTo(play.replay());
  }

  @Test
  void undoLeadsToEveryEarlierStateAndOnwardAgain() {
    List<String> hashes = playOut();
    Replay whole = play.replay();
    for (int to = 5; to >= 0; to--) {
      play.undo(to);
      assertThat(Codec.hash(play.state())).isEqualTo(hashes.get(to));
      assertThat(play.answers()).isEqualTo(whole.answers().subList(0, to));
    }
    for (Replay.Answer answer : whole.answers()) play.answer(answer.seat(), answer.option());
    assertThat(Codec.hash(play.state())).isEqualTo(hashes.getLast());
  }

  @Test
  void undoToWhereNothingIs() {
    play.answer(ONE, "say:x");
    refused("bad-request", () -> play.undo(-1));
    refused("bad-request", () -> play.undo(2));
    assertThat(play.answers()).hasSize(1);
  }

  @Test
  void answersThatCannotBeTaken() {
    refused("not-your-decision", () -> play.answer(TWO, "say:x"));
    refused("unknown-choice", () -> play.answer(ONE, "say:z"));
    refused("unknown-choice", () -> play.answer(ONE, ""));
    assertThat(play.answers()).isEmpty();
    playOut();
    refused("not-your-decision", () -> play.answer(TWO, "say:x"));
  }

  @Test
  void choicesNotListedAreAFaultOfTheProgram() {
    assertThatThrownBy(() -> play.answer(TWO, new Toy.Word("x")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> play.answer(ONE, new Toy.Word("z")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Word[word=z]");
    assertThat(play.answers()).isEmpty();
    assertThat(play.state().diary()).containsExactly("begin");
  }

  @Test
  void eventsComeOnce() {
    assertThat(play.takeEvents())
        .containsExactly(
            new Event(
                Text.of("wrote", Arg.word("begin")),
                Seats.EVERYONE,
                Beat.SAID,
                new Event.At(0, 0),
                null));
    assertThat(play.takeEvents()).isEmpty();
    play.answer(ONE, "say:y");
    assertThat(play.takeEvents())
        .extracting(Event::id)
        .containsExactly("wrote", "wrote", "you-drew");
    play.undo(0);
    assertThat(play.takeEvents()).as("what is replayed is not told again").isEmpty();
    play.answer(ONE, "say:y");
    assertThat(play.takeEvents()).hasSize(3);
  }

  @Test
  void aFaultInARuleChangesNothing() {
    var broken =
        ToyGame.of(
                ask(ONE, "a", "x", "y"),
                ask(ONE, "b", "x", "y")
                    .then(
                        new Say("half"),
                        new Do(
                            _ -> {
                              throw new IllegalStateException("a fault");
                            })))
            .playthrough();
    broken.answer(ONE, "say:x");
    broken.takeEvents();
    assertThatThrownBy(() -> broken.answer(ONE, "say:x")).hasMessage("a fault");
    assertThat(broken.answers()).hasSize(1);
    assertThat(broken.state().diary()).containsExactly("a=x");
    assertThat(broken.state().words(ONE)).containsExactly("x", "y");
    assertThat(broken.takeEvents()).isEmpty();
  }

  // Replays that cannot be played

  private static Replay replay(String game, String rules, Replay.Answer... answers) {
    return new Replay(game, rules, GAME.setup(), Seed.of(1), List.of(answers));
  }

  @Test
  void aReplayOfAnotherGameOrOtherRules() {
    refused("bad-replay", () -> Playthrough.of(GAME, replay("clank", "1")));
    refused("bad-replay", () -> Playthrough.of(GAME, replay("toy", "2")));
  }

  @Test
  void aReplayWithAnswersNobodyCanGive() {
    for (Replay.Answer wrong :
        new Replay.Answer[] {
          new Replay.Answer(TWO, "say:x"),
          new Replay.Answer(ONE, "say:z"),
          new Replay.Answer(Seat.EIGHT, "say:x")
        }) {
      refused("bad-replay", () -> Playthrough.of(GAME, replay("toy", "1", wrong)));
    }
  }

  @Test
  void aReplayWithAnswersBehindTheEnd() {
    playOut();
    List<Replay.Answer> answers = new ArrayList<>(play.answers());
    answers.add(new Replay.Answer(TWO, "say:x"));
    Replay tooLong = new Replay("toy", "1", GAME.setup(), Seed.of(1), answers);
    assertThatThrownBy(() -> Playthrough.of(GAME, tooLong))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal ->
                assertThat(GAME.words().say(refusal.text(), Language.EN))
                    .isEqualTo("Answer 6 of the replay (Player 2: say:x) is not possible there."));
  }

  @Test
  void aCommittedSeedReplaysToo() {
    Seed seed = new Seed.Committed("0123456789abcdef".repeat(4), "salt");
    Playthrough<Toy> committed = Playthrough.open(GAME, GAME.setup(), seed);
    committed.answer(ONE, "say:x");
    assertThat(Codec.hash(Playthrough.of(GAME, committed.replay()).state()))
        .isEqualTo(Codec.hash(committed.state()));
  }
}
