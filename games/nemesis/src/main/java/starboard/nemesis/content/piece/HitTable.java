package starboard.nemesis.content.piece;

import java.util.Map;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.term.Face;

/** What the faces of the combat die do, ready for the rules (N11.2, N12.2). */
public final class HitTable {
  private final CombatDie die;
  private final int[][] shoot;
  private final int[][] melee;
  private final int[] perDiscard = new int[Face.values().length];
  private final int[] eggsShot;
  private final int[] eggsMelee;

  public HitTable(CombatDie die, Section<IntruderType> types) {
    this.die = die;
    shoot = injuries(die.shoot(), types);
    melee = injuries(die.melee(), types);
    die.shoot().forEach((face, hurt) -> perDiscard[face.ordinal()] = hurt.perDiscard());
    eggsShot = eggs(die.eggs().shoot());
    eggsMelee = eggs(die.eggs().melee());
  }

  private static int[][] injuries(Map<Face, CombatDie.Hurt> hurts, Section<IntruderType> types) {
    int[][] table = new int[Face.values().length][types.size()];
    hurts.forEach(
        (face, hurt) -> {
          for (int type = 0; type < types.size(); type++) {
            table[face.ordinal()][type] = hurt.to(types.at(type).hitClass());
          }
        });
    return table;
  }

  private static int[] eggs(Map<Face, Integer> eggs) {
    int[] table = new int[Face.values().length];
    eggs.forEach((face, count) -> table[face.ordinal()] = count);
    return table;
  }

  /** The die whose faces these are. */
  public CombatDie die() {
    return die;
  }

  /** Injuries of a shot at that type; 0 is a miss. */
  public int shoot(Face face, int type) {
    return shoot[face.ordinal()][type];
  }

  /** Injuries more of a shot for an action card discarded after the roll (L15.2). */
  public int perDiscard(Face face) {
    return perDiscard[face.ordinal()];
  }

  /** Injuries of a melee attack on that type; 0 is a miss. */
  public int melee(Face face, int type) {
    return melee[face.ordinal()][type];
  }

  /** Eggs destroyed by a shot at eggs. */
  public int eggsShot(Face face) {
    return eggsShot[face.ordinal()];
  }

  /** Eggs destroyed by a melee attack on eggs. */
  public int eggsMelee(Face face) {
    return eggsMelee[face.ordinal()];
  }
}
