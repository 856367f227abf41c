package starboard.kernel.play;

import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** A game as set-up, seed and answers: running it gives the state back, on any machine. */
public record Replay(String game, String rules, Setup setup, Seed seed, List<Answer> answers) {

  /** What a seat chose. */
  public record Answer(Seat seat, String option) {}

  public Replay {
    answers = List.copyOf(answers);
  }

  /** Refused unless it was played by these very rules. */
  public void require(Game<?> other) {
    if (!game.equals(other.id())) {
      throw new Refusal(
          "bad-replay", Text.of("error.replay-game", Arg.word(game), Arg.word(other.id())));
    }
    if (!rules.equals(other.rules())) {
      throw new Refusal(
          "bad-replay", Text.of("error.replay-rules", Arg.word(rules), Arg.word(other.rules())));
    }
  }

  /** An answer of it that cannot be given, counted from 0. */
  public Refusal impossible(int index) {
    Answer answer = answers.get(index);
    return new Refusal(
        "bad-replay",
        Text.of(
            "error.replay-answer",
            Arg.of(index + 1),
            Arg.of(answer.seat()),
            Arg.word(answer.option())));
  }
}
