package starboard.rone.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** R5 A leader or a technology. */
public record BaseCard(
    String id,
    @Flat Names names,
    int count,
    Source source,
    @Nullable Faction faction,
    List<Ability> abilities)
    implements Entry {

  public BaseCard {
    for (Ability ability : abilities) {
      ability.requireOfPlayers();
      if (ability.trigger().isOfRecruits()) {
        throw new IllegalArgumentException(ability.trigger() + " stands on recruit cards only");
      }
    }
  }
}
