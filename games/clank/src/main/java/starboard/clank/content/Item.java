package starboard.clank.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** A kind of item of the market (C9). */
public record Item(
    String id,
    @Flat Names names,
    int count,
    int price,
    int vp,
    @Default("[]") List<Op> onBuy,
    @Nullable Grant grants,
    Source source)
    implements Named {

  /** What an item allows its owner for good (C9.2). */
  public enum Grant {
    PASS_LOCKS,
    USE_TELEPADS,
    CONTRABAND_EFFECTS
  }
}
