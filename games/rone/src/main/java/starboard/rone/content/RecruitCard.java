package starboard.rone.content;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/**
 * R1.4 A recruit card, starting cards too.
 *
 * @param trainCost null on starting and additional starting cards
 */
public record RecruitCard(
    String id,
    @Flat Names names,
    int count,
    Source source,
    Faction faction,
    @Nullable Integer trainCost,
    Map<Colour, Integer> activationCost,
    Combat combat,
    int rewardSpareParts,
    List<Ability> abilities)
    implements Entry {

  /** What it adds to the damage of phase 6 (R9.3). */
  public record Combat(int armourDestruction, int melee, int ranged) {}

  public RecruitCard {
    if (activationCost.containsKey(Colour.CHOICE)) {
      throw new IllegalArgumentException("nothing costs a colour of choice");
    }
    for (Ability ability : abilities) {
      ability.requireOfPlayers();
      if (!ability.trigger().isOfRecruits()) {
        throw new IllegalArgumentException(ability.trigger() + " stands on cards of the base only");
      }
    }
  }
}
