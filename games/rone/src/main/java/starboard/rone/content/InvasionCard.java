package starboard.rone.content;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/**
 * R1.5 A card of the Invasion.
 *
 * @param trainCost resources its zone needs
 * @param combat its own values while it is the uppermost of the stack
 * @param support what it adds to the uppermost card, itself too
 * @param reward what the Invasion stores when the card comes
 */
public record InvasionCard(
    String id,
    @Flat Names names,
    int count,
    Source source,
    int trainCost,
    Values combat,
    Values support,
    Map<Colour, Integer> reward,
    List<Ability> abilities,
    @Nullable AfterTraining afterTraining)
    implements Entry {

  /** R12.11 Where a trained card goes instead of the discard pile. */
  public enum AfterTraining {
    DESTROYED
  }

  public InvasionCard {
    if (trainCost < 1) throw new IllegalArgumentException("expected a train cost from 1 on");
    for (Ability ability : abilities) ability.requireOfInvasion();
  }
}
