package starboard.nemesis.words;

import starboard.kernel.words.Text;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.Spelling;

/** Names of things that are no components. */
public final class Words {

  private static final Text[] SIDES = new Text[NoiseDie.Side.values().length];
  private static final Text[] FACES = new Text[Face.values().length];

  static {
    for (NoiseDie.Side side : NoiseDie.Side.values()) {
      SIDES[side.ordinal()] = Text.of("side." + Spelling.of(side));
    }
    for (Face face : Face.values()) FACES[face.ordinal()] = Text.of("face." + Spelling.of(face));
  }

  private Words() {}

  public static Text of(NoiseDie.Side side) {
    return SIDES[side.ordinal()];
  }

  public static Text of(Face face) {
    return FACES[face.ordinal()];
  }
}
