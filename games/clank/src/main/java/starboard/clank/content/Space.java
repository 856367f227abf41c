package starboard.clank.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/**
 * A space of a module.
 *
 * @param code the letter of its module and a number of our own, so that it can be named in a few
 *     signs
 * @param terminal what hacking here brings; null where there is no terminal (C12.1)
 * @param reward what every entry brings (C10.7)
 * @param artifact the value of the artifact laid here, or 0
 * @param pod the number of the escape pod laid here, or 0
 */
public record Space(
    String id,
    String code,
    @Flat Names names,
    int count,
    int x,
    int y,
    Source source,
    @Default("false") boolean start,
    @Default("false") boolean hyperlift,
    @Default("false") boolean telepad,
    @Default("false") boolean checkpoint,
    @Default("false") boolean market,
    @Nullable List<Op> terminal,
    @Default("[]") List<Op> reward,
    Secret.@Nullable Size secret,
    @Default("0") int artifact,
    @Default("0") int pod)
    implements Named {

  /** Whether a visit may bring a crystal. */
  public boolean hasCrystal() {
    for (Op op : reward) if (op instanceof Op.Crystal) return true;
    return false;
  }
}
