package starboard.nemesis.mars;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;

/**
 * A computer card: one of its options is done by who uses a computer (L9).
 *
 * @param onRevealOps what happens at once to who reveals it; it is no card to act by then (L9.2)
 */
public record ComputerCard(
    String id,
    @Flat Names names,
    int count,
    @Default("0") int cost,
    List<Option> options,
    @Default("[]") List<Effect> onRevealOps,
    Source source)
    implements Named {

  /** One thing a card lets you do. */
  public record Option(String id, List<Effect> ops) implements Entry {}

  /** Whether it locks the computers instead of offering something (L9.2). */
  boolean isLockdown() {
    return options.isEmpty();
  }
}
