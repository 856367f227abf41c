package starboard.testkit;

import starboard.kernel.play.Playthrough;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;

/** The same seed and the same answers give the same states. */
final class ReplayCheck<S extends State<S>> {

  private final Recording<S> recording;
  private final Findings findings;

  ReplayCheck(Recording<S> recording) {
    this.recording = recording;
    this.findings = recording.findings();
  }

  /** A second time, in turns with a game that has another seed. */
  void besideAnotherGame() {
    findings.guardOrFail(
        Property.CHANCE, "playing the same a second time", this::playBesideAnother);
  }

  private void playBesideAnother() {
    RandomPlayer player = new RandomPlayer(~recording.seed());
    S s = recording.open(Trace.counting(recording.contract().mostSteps()));
    S other = recording.open(recording.seed() + 1, Trace.counting(Integer.MAX_VALUE));
    findings.at(0);
    findings.require(Property.CHANCE, "set up a second time", recording.difference(s, 0));
    for (int i = 0; i < recording.size(); i++) {
      if (!other.over() && !other.deciding().isEmpty()) player.answer(other);
      findings.require(
          Property.CHANCE, "played a second time beside another game", recording.again(s, i));
    }
  }

  /** With nobody who hears events. */
  void unheard() {
    S s = recording.open(null);
    for (int i = 0; i < recording.size(); i++) {
      findings.require(Property.ASKING, "played with nobody listening", recording.again(s, i));
    }
  }

  /** As a replay tells it: answer by answer, each by its option id. */
  void byOptionIds() {
    findings.guardOrFail(Property.REPLAY, "playing the replay", this::playReplay);
  }

  private void playReplay() {
    Replay replay = replay();
    Playthrough<S> play = recording.playthrough();
    findings.at(0);
    findings.require(Property.REPLAY, "opened for a replay", recording.difference(play.state(), 0));
    for (int i = 0; i < recording.size(); i++) {
      findings.at(i + 1);
      Replay.Answer answer = replay.answers().get(i);
      play.answer(answer.seat(), answer.option());
      findings.require(
          Property.REPLAY,
          "replaying " + answer.option(),
          recording.difference(play.state(), i + 1));
    }
  }

  private Replay replay() {
    Playthrough<S> play = recording.playthrough();
    for (int i = 0; i < recording.size(); i++) {
      Turn turn = recording.turn(i);
      play.answer(turn.seat(), turn.choice());
    }
    return play.replay();
  }
}
