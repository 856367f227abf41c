package starboard.nemesis.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Text;

/** What stands on the faces of a family of components, for those who see them. */
@FunctionalInterface
public interface Printing {

  /** What that entry of the family does, or null where its name says all. */
  @Nullable Text text(int entry);

  /** The other printed parts: cost, when it may be used, icons, numbers. */
  default void parts(int entry, List<Widget.Part> parts) {}
}
