package starboard.testkit;

import starboard.kernel.codec.Codec;
import starboard.kernel.rules.State;

/** A copy forgets nothing, and neither it nor its original feels the other's moves. */
final class CopyCheck<S extends State<S>> {

  /** Of so many copies one is played to the end, the others for one answer; */
  private static final int TO_THE_END = 12;

  /** but about so many in a long game, lest the work grow with the square of its length. */
  private static final int MOST_TO_THE_END = 20;

  private final Recording<S> recording;
  private final Findings findings;

  CopyCheck(Recording<S> recording) {
    this.recording = recording;
    this.findings = recording.findings();
  }

  /** The copies made for the recording are as they were, though their original was played on. */
  void areLeftAlone() {
    for (int i = 0; i <= recording.size(); i++)
      requireUnchanged(i, "a copy changed when its original was played on");
  }

  /** Every copy goes on like its original, which stays as it was. */
  void goOnAlone() {
    int toTheEnd = Math.max(TO_THE_END, recording.size() / MOST_TO_THE_END);
    for (int i = 0; i < recording.size(); i++) {
      S original = recording.state(i);
      S copy = original.copy();
      findings.at(i);
      String forgotten = Fields.forgotten(copy, original);
      if (!forgotten.isEmpty())
        throw findings.fail(Property.COPY, "a fresh copy differs: " + forgotten);
      int last = i % toTheEnd == 0 ? recording.size() : i + 1;
      String how = "a copy made after " + i + " answers and played on";
      for (int k = i; k < last; k++) findings.require(Property.COPY, how, recording.again(copy, k));
      requireUnchanged(i, "playing on in a copy changed the original");
    }
  }

  private void requireUnchanged(int index, String what) {
    findings.at(index);
    if (!Codec.hash(recording.state(index)).equals(recording.hash(index)))
      throw findings.fail(Property.COPY, what);
  }
}
