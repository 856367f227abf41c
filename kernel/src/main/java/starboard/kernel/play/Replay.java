package starboard.kernel.play;

import java.util.List;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;

/** A game as set-up, seed and answers: running it gives the state back, on any machine. */
public record Replay(String game, String rules, Setup setup, Seed seed, List<Answer> answers) {

  /** What a seat chose. */
  public record Answer(Seat seat, String option) {}

  public Replay {
    answers = List.copyOf(answers);
  }
}
