package starboard.testkit;

import java.util.List;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.State;

/**
 * One random game and everything that is checked in it.
 *
 * <p>It is played once without a look at anything, which is the {@link Recording} that every other
 * check plays again. A check whose failure would make the later ones fail too ends the game, so
 * their order matters: what a later check relies on comes first.
 */
final class GameCheck<S extends State<S>> {

  private final Recording<S> recording;
  private final Truths truths = new Truths();

  GameCheck(Contract<S> contract, Setup setup, long seed, boolean full) {
    this.recording = new Recording<>(contract, setup, seed, full);
  }

  List<Violation> violations() {
    Findings findings = recording.findings();
    var copies = new CopyCheck<>(recording);
    var replays = new ReplayCheck<>(recording);
    var texts = new TextCheck(recording.game(), findings);
    try {
      new LivenessCheck<>(recording).playFirst();
      copies.areLeftAlone();
      replays.besideAnotherGame();
      replays.unheard();
      copies.goOnAlone();
      new ConservationCheck<>(recording).countComponents();
      new LookCheck<>(recording, texts).lookAtEverything();
      new SaveCheck<>(recording).saveAndRestore();
      new InterferenceCheck<>(recording, texts, truths).playInWorlds();
      new StoryCheck<>(recording).listen();
      replays.byOptionIds();
      new UndoCheck<>(recording).undoAndRedo();
    } catch (Findings.Fatal _) {
      // is written down
    }
    return findings.violations();
  }

  /** How often the worlds imagined in this game held the truth. */
  Truths truths() {
    return truths;
  }

  /** The game as it was played, for another JVM to play again. */
  AnotherJvm.Played played() {
    int answers = recording.size();
    return new AnotherJvm.Played(
        recording.setup(), recording.seed(), answers, recording.hash(answers));
  }
}
