package starboard.nemesis.mars;

import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Spelling;

/** The ids of what a scene shows of the base; options name them. */
final class MarsWidgets {

  private MarsWidgets() {}

  /** A capsule in words. */
  static Text capsule(int dock) {
    return Text.of("capsule", Arg.word(Dock.values()[dock].name()));
  }

  static String pod(int dock) {
    return "capsule-" + Spelling.of(Dock.values()[dock]);
  }

  static String circuit(Circuit circuit) {
    return "power-" + Spelling.of(circuit);
  }

  /** A token of the capsules on the track, by its place among them. */
  static String css(int index) {
    return "css-" + index;
  }

  /** A field of the time track. */
  static String field(int field) {
    return "time-" + field;
  }

  static String neutral(int index) {
    return "neutral-" + index;
  }

  /** A contingency token of a player. */
  static String contingency(int seat, int index) {
    return "contingency-" + seat + "-" + index;
  }
}
