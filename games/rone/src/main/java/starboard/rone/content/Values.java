package starboard.rone.content;

import starboard.kernel.catalogue.Mistake;
import starboard.kernel.words.Text;

/** R1.5 What a card of the Invasion or a row of a scenario has or adds. */
public record Values(int ranged, int melee, int armour, int life) {

  public static final Values NONE = new Values(0, 0, 0, 0);

  private static final int MOST = 99;

  public Values {
    if (bad(ranged) || bad(melee) || bad(armour) || bad(life)) {
      throw new Mistake(Text.of("content.values", 0, MOST));
    }
  }

  private static boolean bad(int value) {
    return value < 0 || value > MOST;
  }

  public Values plus(Values other) {
    return new Values(
        ranged + other.ranged, melee + other.melee, armour + other.armour, life + other.life);
  }
}
