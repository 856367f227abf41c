package starboard.clank.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** A kind of card: of a starter deck, of the reserve or of the adventure deck (C1.1-C1.3). */
public record Card(
    String id,
    @Flat Names names,
    int count,
    Type type,
    @Nullable Faction faction,
    @Nullable Cost cost,
    List<Op> gives,
    List<Effect> effects,
    boolean attack,
    boolean danger,
    int vp,
    @Nullable Bonus vpBonus,
    Source source)
    implements Named {

  /** What kind of thing the card shows. */
  public enum Type {
    STARTER,
    RESERVE,
    COMPANION,
    PROGRAM,
    GEAR,
    TREASURE,
    LOCATION,
    ENEMY
  }

  /** Skill to acquire it (C7.1), or swords to beat it (C8.1). */
  public record Cost(@Default("0") int skill, @Default("0") int swords) {}

  /** When an effect of a card happens. */
  public enum When {
    PLAY,
    ACQUIRE,
    ARRIVE,
    DEFEAT
  }

  /** What a card does besides what it gives; with a condition at most once a turn (C5.3). */
  public record Effect(
      When when, @Key("if") @Nullable Condition condition, @Key("do") List<Op> ops) {}

  /** C19.4 More points if a condition holds at the end. */
  public record Bonus(@Key("if") Condition condition, int vp) {}

  public Card {
    if (effects.size() > MOST_EFFECTS)
      throw new IllegalArgumentException("a card has at most " + MOST_EFFECTS + " effects");
    for (Effect effect : effects) {
      if (effect.condition != null && effect.when != When.PLAY)
        throw new IllegalArgumentException("only an effect of playing has a condition");
    }
  }

  public static final int MOST_EFFECTS = 4;

  /** C1.5 Whether it lies in the reserve, not in the row. */
  public boolean isReserve() {
    return type == Type.RESERVE;
  }

  public boolean isEnemy() {
    return type == Type.ENEMY;
  }

  /** Whether it does something when it comes into the row (C15.1). */
  public boolean arrives() {
    for (Effect effect : effects) if (effect.when == When.ARRIVE) return true;
    return false;
  }

  /** C7.1 */
  public int skill() {
    return cost == null ? 0 : cost.skill;
  }

  /** C8.1 */
  public int swords() {
    return cost == null ? 0 : cost.swords;
  }
}
