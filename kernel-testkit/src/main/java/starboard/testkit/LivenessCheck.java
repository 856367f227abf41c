package starboard.testkit;

import java.util.List;
import starboard.kernel.codec.Codec;
import starboard.kernel.codec.CodecException;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;

/** The game comes to an end, and until then there is always something to answer. */
final class LivenessCheck<S extends State<S>> {

  private final Recording<S> recording;
  private final Contract<S> contract;
  private final Findings findings;

  LivenessCheck(Recording<S> recording) {
    this.recording = recording;
    this.contract = recording.contract();
    this.findings = recording.findings();
  }

  /** Plays without a look at anything and records the game. */
  void playFirst() {
    RandomPlayer player = new RandomPlayer(recording.seed());
    try {
      Trace<S> trace = Trace.counting(contract.mostSteps());
      S s = recording.open(trace);
      recording.begin(s);
      while (!s.over()) {
        requireAlive(s);
        Seat seat = player.seat(s.deciding());
        Choices<?> choices = s.choices(seat);
        if (choices.size() == 0) {
          throw findings.fail(
              Property.LIVENESS, Players.name(seat) + " is asked and has no choice");
        }
        Turn turn = new Turn(seat, player.choice(choices));
        requireListedAgain(s, turn);
        trace.clear();
        s.answer(turn.seat(), turn.choice());
        recording.add(turn, s);
      }
    } catch (Findings.Fatal fatal) {
      throw fatal;
    } catch (CodecException unsaveable) {
      throw findings.fail(Property.SAVE, Findings.told(unsaveable));
    } catch (RuntimeException | StackOverflowError broken) {
      throw findings.fail(Property.LIVENESS, "the rules break down: " + Findings.told(broken));
    }
  }

  private void requireAlive(S s) {
    if (s.deciding().isEmpty()) {
      throw findings.fail(Property.LIVENESS, "the game is not over and nobody is asked anything");
    }
    if (recording.size() >= contract.mostAnswers()) {
      throw findings.fail(
          Property.LIVENESS, "the game is not over after " + recording.size() + " answers");
    }
    for (List<Step<S>> agenda : s.agendas()) {
      if (agenda.size() > contract.mostWaiting()) {
        throw findings.fail(
            Property.LIVENESS,
            agenda.size() + " steps wait on the agenda, the next is " + agenda.getFirst());
      }
    }
  }

  /** Later play gives equal choices, not the same ones, so the choice must be found by value. */
  private void requireListedAgain(S s, Turn turn) {
    S asked = s.copy();
    if (!asked.choices(turn.seat()).contains(turn.choice())) {
      throw findings.fail(
          Property.OPTIONS,
          "listed a second time, no choice equals "
              + turn.choice()
              + "; it must be a record of ids");
    }
    if (!Codec.hash(asked).equals(recording.hash(recording.size()))) {
      throw findings.fail(
          Property.ASKING,
          "listing the choices of " + Players.name(turn.seat()) + " changes something");
    }
  }
}
