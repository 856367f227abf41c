package starboard.testkit;

import java.util.List;
import java.util.SplittableRandom;
import starboard.kernel.play.Playthrough;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;
import starboard.kernel.words.Refusal;

/** Undo and redo lead back. */
final class UndoCheck<S extends State<S>> {

  /** How often some answers are undone and given again when the game is over. */
  private static final int TIMES = 3;

  private final Recording<S> recording;
  private final Findings findings;

  UndoCheck(Recording<S> recording) {
    this.recording = recording;
    this.findings = recording.findings();
  }

  void undoAndRedo() {
    findings.guard(
        Property.UNDO,
        "undo",
        () -> {
          Playthrough<S> play = recording.playthrough();
          for (int i = 0; i < recording.size(); i++) {
            Turn turn = recording.turn(i);
            play.answer(turn.seat(), turn.choice());
            if (recording.isSampled(i)) takeBack(play, i, turn);
          }
          SplittableRandom random = new SplittableRandom(recording.seed());
          for (int i = 0; i < TIMES; i++) undoAndRedo(play, random.nextInt(recording.size() + 1));
        });
  }

  /** Undoes a whole game to its first so many answers, and gives the others again. */
  private void undoAndRedo(Playthrough<S> play, int to) {
    List<Replay.Answer> undone = play.answers().subList(to, recording.size());
    findings.at(to);
    play.undo(to);
    findings.require(Property.UNDO, "undone", recording.difference(play.state(), to));
    for (Replay.Answer answer : undone) play.answer(answer.seat(), answer.option());
    findings.at(recording.size());
    findings.require(Property.UNDO, "redone", recording.difference(play.state(), recording.size()));
  }

  /** Takes the last answer back, if that is free, and gives it again. */
  private void takeBack(Playthrough<S> play, int index, Turn turn) {
    boolean free = play.state().barrier(turn.seat()) <= index;
    findings.at(index + 1);
    try {
      play.takeBack(turn.seat());
    } catch (Refusal refusal) {
      if (free) findings.note(Property.UNDO, turn + " is not taken back: " + refusal.getMessage());
      return;
    }
    if (!free) findings.note(Property.UNDO, turn + " is taken back beyond the barrier");
    findings.require(
        Property.UNDO, turn + " taken back", recording.difference(play.state(), index));
    play.answer(turn.seat(), turn.choice());
    findings.require(
        Property.UNDO, turn + " given again", recording.difference(play.state(), index + 1));
  }
}
