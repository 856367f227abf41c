package starboard.clank.content;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** The double-sided enemy of the reserve (C8.2). */
public record ReserveEnemy(
    String id,
    @Flat Names names,
    int count,
    String type,
    Source source,
    boolean permanent,
    Side front,
    Side back)
    implements Named {

  /** One of its sides. */
  public record Side(String id, @Flat Names names, Card.Cost cost, List<Op> reward)
      implements Named {}
}
