package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.TypeId;

/**
 * An Intruder attack card (N13.3, N14.3).
 *
 * @param symbols the types it strikes for
 * @param health the number of the check; 0 where the retreat arrow stands instead (N13.5)
 * @param darkOps what follows if the target is in the dark (L15.8)
 * @param bite whether it is a Bite, which a weakness blunts (N17.3)
 */
public record AttackCard(
    String id,
    @Flat Names names,
    int count,
    List<TypeId> symbols,
    @Default("0") int health,
    boolean retreat,
    @Default("false") boolean bite,
    List<Effect> ops,
    @Needs("light") @Default("[]") List<Effect> darkOps,
    Source source)
    implements Named {

  public AttackCard {
    if (retreat == (health > 0)) {
      throw new IllegalArgumentException("either a health number or the retreat arrow");
    }
  }

  public boolean strikesFor(int type) {
    for (int i = 0; i < symbols.size(); i++) if (symbols.get(i).index() == type) return true;
    return false;
  }
}
