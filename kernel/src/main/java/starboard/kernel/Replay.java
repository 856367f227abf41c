package starboard.kernel;

import java.util.List;

/** A game as set-up, seed and answers: running it gives the state back, on any machine. */
public record Replay(String game, String rules, Setup setup, Seed seed, List<Answer> answers) {

  /** What a seat chose. */
  public record Answer(Seat seat, String option) {}

  public Replay {
    answers = List.copyOf(answers);
  }
}
