package starboard.testkit;

import starboard.kernel.codec.Codec;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/** A state saved and restored in mid-decision is the same and goes on the same. */
final class SaveCheck<S extends State<S>> {

  /** For how many answers a restored game is played on, if not to the end. */
  private static final int FURTHER = 12;

  private final Recording<S> recording;
  private final Findings findings;
  private final Codec<S> codec;

  SaveCheck(Recording<S> recording) {
    this.recording = recording;
    this.findings = recording.findings();
    this.codec = new Codec<>(recording.game(), recording.setup());
  }

  void saveAndRestore() {
    findings.guardOrFail(
        Property.SAVE,
        "saving",
        () -> {
          for (int i = 0; i <= recording.size(); i++) if (recording.isSampled(i)) saveAndRestore(i);
        });
  }

  private void saveAndRestore(int index) {
    findings.at(index);
    S original = recording.state(index);
    S restored = codec.restore(codec.save(original));
    findings.require(Property.SAVE, "restored", recording.difference(restored, index));
    for (Seat seat : original.seats()) requireSameView(restored, original, seat);
    int last = recording.isFull() ? recording.size() : Math.min(recording.size(), index + FURTHER);
    String how = "restored after " + index + " answers and played on";
    for (int k = index; k < last; k++)
      findings.require(Property.SAVE, how, recording.again(restored, k));
  }

  private void requireSameView(S restored, S original, Seat seat) {
    Viewer viewer = Viewer.of(seat);
    requireSame(
        "the scene of " + Players.name(seat),
        recording.game().scene(restored, viewer),
        recording.game().scene(original, viewer));
    if (!original.deciding().has(seat)) return;
    requireSame(
        "the question to " + Players.name(seat), restored.decision(seat), original.decision(seat));
  }

  private void requireSame(String what, Object here, Object there) {
    if (here.equals(there)) return;
    throw findings.fail(
        Property.SAVE, "restored, " + what + " differs: " + Structure.difference(here, there));
  }
}
