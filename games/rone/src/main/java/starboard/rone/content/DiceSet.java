package starboard.rone.content;

import java.util.List;

/** R4 The dice of a player; a face is a row of screws. */
public record DiceSet(
    int dicePerPlayer, int faces, int slotsPerFace, List<List<Screw>> defaultDie) {

  /** R4.1 In the order of the colours. */
  public enum Screw {
    BLUE,
    RED,
    BLACK,
    GREEN,
    YELLOW,
    NEUTRAL
  }

  public DiceSet {
    if (dicePerPlayer != 4 || faces != 6 || slotsPerFace != 3 || defaultDie.size() != faces) {
      throw new IllegalArgumentException("expected 4 dice with 6 faces of 3 slots");
    }
    for (List<Screw> face : defaultDie) {
      if (face.size() != slotsPerFace) throw new IllegalArgumentException("expected 3 screws");
    }
  }
}
