package starboard.rone.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Key;

/**
 * Effects with what sets them off.
 *
 * @param faction whose cards set off {@link Trigger#WHEN_PLAY_FACTION}
 * @param limit how often in a turn of its owner; 0 for any number
 * @param forbids what a card of the Invasion forbids by {@link Trigger#SUPPORT}
 */
public record Ability(
    Trigger trigger,
    @Default("[]") List<Effect> effects,
    @Nullable Faction faction,
    @Default("0") int limit,
    @Key("static") @Nullable Static forbids) {

  /** The highest limit a table can count. */
  public static final int MOST = 3;

  public Ability {
    if ((faction != null) != (trigger == Trigger.WHEN_PLAY_FACTION)) {
      throw new IllegalArgumentException("a faction goes with when_play_faction, and only with it");
    }
    if (limit < 0 || limit > MOST) {
      throw new IllegalArgumentException("expected a limit from 1 to " + MOST);
    }
    if ((forbids != null) != (trigger == Trigger.SUPPORT)) {
      throw new IllegalArgumentException("static goes with support, and only with it");
    }
    if (effects.isEmpty() && forbids == null) {
      throw new IllegalArgumentException("an ability has effects");
    }
  }

  /** That it stands on a card of the Invasion. */
  void requireOfInvasion() {
    boolean known = trigger.isOfInvasion() || trigger == Trigger.ACTIVE;
    if (!known && trigger != Trigger.WHEN_TRAINED) {
      throw new IllegalArgumentException(trigger + " stands on cards of players only");
    }
    Effect.requireOfInvasion(effects);
  }

  /** That it stands on a card of a player. */
  void requireOfPlayers() {
    if (trigger.isOfInvasion()) {
      throw new IllegalArgumentException(trigger + " stands on cards of the Invasion only");
    }
    Effect.requireOfPlayers(effects);
  }
}
