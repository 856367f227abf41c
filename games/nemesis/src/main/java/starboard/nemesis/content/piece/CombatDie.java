package starboard.nemesis.content.piece;

import java.util.List;
import java.util.SequencedMap;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.OneOrMore;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.Named;

/**
 * The combat die and what its sides do (N11.2, N12.2).
 *
 * @param melee empty for a die that is only shot with (L15.3)
 */
public record CombatDie(
    String id,
    @Flat Names names,
    int sides,
    List<Face> faces,
    SequencedMap<Face, Hurt> shoot,
    @Default("{}") SequencedMap<Face, Hurt> melee,
    Eggs eggs,
    Source source)
    implements Named {

  public CombatDie {
    if (faces.size() != sides) throw new IllegalArgumentException("as many faces as sides");
    for (Face face : faces) {
      if (!shoot.containsKey(face)
          || (!melee.isEmpty() && !melee.containsKey(face))
          || !eggs.shoot.containsKey(face)
          || (!eggs.melee.isEmpty() && !eggs.melee.containsKey(face))) {
        throw new IllegalArgumentException("nothing is said about the face " + face);
      }
    }
  }

  /**
   * The hit classes a side hurts ({@code any} is all of them), and how much.
   *
   * @param perDiscard injuries more for an action card discarded after the roll (L15.2)
   */
  public record Hurt(@OneOrMore List<String> targets, int injuries, @Default("0") int perDiscard) {
    int to(String hitClass) {
      return targets.contains("any") || targets.contains(hitClass) ? injuries : 0;
    }
  }

  /** How many eggs one attack destroys. */
  public record Eggs(
      SequencedMap<Face, Integer> shoot, @Default("{}") SequencedMap<Face, Integer> melee) {}
}
