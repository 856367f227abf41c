package starboard.clank.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** A kind of secret token, major or minor (C20). */
public record Secret(
    String id,
    @Flat Names names,
    int count,
    Use use,
    @Default("0") int vp,
    @Key("do") @Default("[]") List<Op> ops,
    @Nullable Counted countsAs,
    @Nullable PerCrystal vpPer,
    Source source)
    implements Named {

  /** The two sizes of secrets. */
  public enum Size {
    MAJOR,
    MINOR
  }

  /** When its ops happen, and what becomes of it. */
  public enum Use {
    IMMEDIATE,
    KEEP,
    OWN_TURN,
    END_OF_TURN
  }

  /** What else the token counts as. */
  public enum Counted {
    CRYSTAL
  }

  /** Points for each crystal owned (C19.2). */
  public record PerCrystal(int crystal) {}

  public boolean isCrystal() {
    return countsAs == Counted.CRYSTAL;
  }
}
