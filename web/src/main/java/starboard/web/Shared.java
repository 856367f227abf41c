package starboard.web;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Sketchbook;
import starboard.kernel.scene.Viewer;
import starboard.kernel.words.Language;
import starboard.table.state.TableState;
import starboard.wire.Changes;
import starboard.wire.Reader;
import starboard.wire.SceneJson;

/**
 * What the views of one table share: what several may see is drawn, said and compared once. For one
 * thread at a time, in turn with what happens at the table.
 */
final class Shared {

  private final Sketchbook book = new Sketchbook();
  private final Map<Language, Print> prints = new EnumMap<>(Language.class);

  /** What that viewer is shown. */
  Scene scene(TableState<?> position, Viewer viewer) {
    return position.scene(book.lookedThroughBy(viewer));
  }

  /** For all who read that language, as long as everybody is called the same. */
  Print print(TableState<?> position, Language language) {
    List<String> names = SeatJson.names(position, language);
    Print known = prints.get(language);
    if (known != null && known.names.equals(names)) return known;
    Reader reader = new Reader(position.game().words().calling(names), language, names.size());
    Print made = new Print(names, reader);
    prints.put(language, made);
    return made;
  }

  /** What is made for all who read one language. */
  static final class Print {
    private final List<String> names;
    private final Reader reader;
    private SceneJson.Kept shown = SceneJson.Kept.NOTHING;
    private Changes changes = new Changes();
    private int entry = -1;

    private Print(List<String> names, Reader reader) {
      this.names = names;
      this.reader = reader;
    }

    List<String> names() {
      return names;
    }

    Reader reader() {
      return reader;
    }

    /** The JSON of a scene after another one. */
    SceneJson.Kept after(SceneJson.Kept before, Scene scene) {
      SceneJson.Kept now = SceneJson.after(before, shown, reader, scene);
      shown = now;
      return now;
    }

    /** What was found to have changed up to that entry. */
    Changes changes(int now) {
      if (entry != now) changes = new Changes();
      entry = now;
      return changes;
    }
  }
}
