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
 * An event card (N3.13).
 *
 * @param movers the types of Intruder that move
 * @param directions the corridor numbers they move through, one after another
 * @param darkOps what follows for Characters and rooms in the dark (L5.6)
 */
public record EventCard(
    String id,
    @Flat Names names,
    int count,
    List<TypeId> movers,
    List<Integer> directions,
    After after,
    List<Effect> ops,
    @Needs("light") @Default("[]") List<Effect> darkOps,
    Source source)
    implements Named {

  /** What becomes of the card. */
  public enum After {
    DISCARD,
    /** Out of the game; the discard pile is shuffled into the deck. */
    REMOVE_AND_RESHUFFLE,
    /** Shuffled into the deck. */
    SHUFFLE_BACK
  }
}
