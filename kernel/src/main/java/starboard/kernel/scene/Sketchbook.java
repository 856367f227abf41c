package starboard.kernel.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was drawn of one table last. A drawing is handed on, to other viewers and from scene to
 * scene, as the very same object, for as long as it would come out the same: what it is drawn from
 * is the same, and the viewer answers what was asked of the one it was drawn for as that one did.
 * So what one may see never comes before the eyes of another. For one thread at a time.
 */
public final class Sketchbook {

  /** As many as can look at a table through eyes of their own. */
  private static final int MOST = 10;

  private final Map<String, Page> pages = new LinkedHashMap<>();

  /** These eyes, for which what is in the book need not be drawn anew. */
  public Viewer lookedThroughBy(Viewer eyes) {
    return new Sketcher(this, eyes);
  }

  /** The drawings with that name, made from that. */
  List<Sketch> drawings(String id, Object from) {
    Page page = pages.get(id);
    if (page == null || !page.from.equals(from)) {
      page = new Page(from, new ArrayList<>());
      pages.put(id, page);
    }
    if (page.drawings.size() == MOST) page.drawings.removeFirst();
    return page.drawings;
  }

  /** All drawings of a part, which differ by the viewers. */
  private record Page(Object from, List<Sketch> drawings) {}

  /** A drawing. */
  static final class Sketch {
    final Object drawn;

    /** What its viewer was asked while it was made, and what was answered. */
    final long[] asked;

    Sketch(Object drawn, long[] asked) {
      this.drawn = drawn;
      this.asked = asked;
    }
  }
}
