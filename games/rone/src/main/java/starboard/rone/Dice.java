package starboard.rone;

import java.util.List;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.DiceSet;

/** R4.1 A die as a number: 6 faces of 3 screws, three bits each. */
public final class Dice {

  public static final int DICE = 4;
  public static final int FACES = 6;
  public static final int SLOTS = 3;

  /** The screw that gives nothing. */
  public static final int NEUTRAL = DiceSet.Screw.NEUTRAL.ordinal();

  /** R4.2 */
  static final long DEFAULT = die(Content.BOX.dice().defaultDie());

  private static final int BITS = 3;
  private static final long MASK = 7;

  private Dice() {}

  private static long die(List<List<DiceSet.Screw>> faces) {
    long die = 0;
    for (int face = 0; face < FACES; face++) {
      for (int slot = 0; slot < SLOTS; slot++) {
        die = with(die, face, slot, faces.get(face).get(slot).ordinal());
      }
    }
    return die;
  }

  private static int shift(int face, int slot) {
    return BITS * (face * SLOTS + slot);
  }

  public static int screw(long die, int face, int slot) {
    return (int) ((die >>> shift(face, slot)) & MASK);
  }

  /** R4.4 */
  static long with(long die, int face, int slot, int screw) {
    return (die & ~(MASK << shift(face, slot))) | ((long) screw << shift(face, slot));
  }

  /** Whether a number is a die: every slot has a screw. */
  static boolean isDie(long die) {
    boolean fits = die >>> shift(FACES, 0) == 0;
    for (int face = 0; face < FACES; face++) {
      for (int slot = 0; slot < SLOTS; slot++) fits &= screw(die, face, slot) <= NEUTRAL;
    }
    return fits;
  }

  /** R4.3 What a face gives. */
  public static long resources(long die, int face) {
    long resources = Resources.NONE;
    for (int slot = 0; slot < SLOTS; slot++) {
      int screw = screw(die, face, slot);
      if (screw < Colour.COLOURS) resources += Resources.one(screw);
    }
    return resources;
  }

  /** How many faces give that colour. */
  public static int facesWith(long die, int colour) {
    int faces = 0;
    for (int face = 0; face < FACES; face++) {
      if (Resources.count(resources(die, face), colour) > 0) faces++;
    }
    return faces;
  }
}
