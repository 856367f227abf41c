package starboard.nemesis.voidseeders;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.TypeId;

/** V3 The insanity track: what each level brings, and where its arrows lead. */
public record InsanityTrack(
    String id, @Flat Names names, int start, Section<Level> levels, Source source)
    implements Named {

  public InsanityTrack {
    for (int i = 0; i < levels.size(); i++) {
      if (levels.at(i).level() != i + 1) {
        throw new IllegalArgumentException("the levels count from 1");
      }
    }
  }

  /**
   * A level.
   *
   * @param spawns the kind an encounter brings (V3.1)
   * @param downTo where the arrow down leads (V3.3); null if there is none
   */
  public record Level(
      String id,
      @Flat Names names,
      int level,
      int count,
      TypeId spawns,
      @Nullable Integer downTo,
      Source source)
      implements Named {}

  /** The top level: one more kills (V3.2). */
  public int top() {
    return levels.size();
  }

  public Level at(int level) {
    return levels.at(level - 1);
  }
}
