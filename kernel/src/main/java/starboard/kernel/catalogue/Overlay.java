package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * A file laid over another: its mappings add to those below and change their values key by key
 * ({@code null} takes a key out), its lists replace those below. A mapping {@code {without: [ids],
 * with: [entries]}} over a list of entries leaves some of them out, changes those of the same id
 * key by key, and puts others behind.
 */
final class Overlay {

  private static final String WITHOUT = "without";
  private static final String WITH = "with";

  private final String file;
  private final Problems problems;

  Overlay(String file, Problems problems) {
    this.file = file;
    this.problems = problems;
  }

  Tree laid(Tree below, Tree above) {
    return laid(below, above, Spot.top(file));
  }

  private Tree laid(Tree below, Tree above, Spot spot) {
    return switch (above) {
      case Tree.Fields change when below instanceof Tree.Items list -> changed(list, change, spot);
      case Tree.Fields more when below instanceof Tree.Fields some -> merged(some, more, spot);
      default -> above;
    };
  }

  private Tree.Fields merged(Tree.Fields below, Tree.Fields above, Spot spot) {
    SequencedMap<String, Tree.Field> fields = new LinkedHashMap<>(below.fields());
    for (Tree.Field field : above.fields().values()) {
      Tree.Field old = fields.get(field.key());
      if (field.value().isNull()) {
        fields.remove(field.key());
        continue;
      }
      Tree value =
          old == null ? field.value() : laid(old.value(), field.value(), spot.key(field.key()));
      fields.put(field.key(), new Tree.Field(field.key(), value, field.line()));
    }
    List<Tree.Field> repeated = new ArrayList<>(below.repeated());
    repeated.addAll(above.repeated());
    return new Tree.Fields(fields, repeated, above.line());
  }

  private Tree.Items changed(Tree.Items below, Tree.Fields change, Spot spot) {
    List<Tree> entries = new ArrayList<>(below.items());
    for (Tree.Field field : change.fields().values()) {
      if (!(field.value() instanceof Tree.Items list)
          || !(field.key().equals(WITHOUT) || field.key().equals(WITH))) {
        problems.add(
            spot.key(field.key()).at(field.line()),
            Sentences.about("catalogue.list-changes", WITHOUT, WITH));
        continue;
      }
      for (Tree item : list.items()) {
        if (field.key().equals(WITHOUT)) leaveOut(entries, item, spot);
        else put(entries, item, spot);
      }
    }
    return new Tree.Items(entries, below.line());
  }

  private void leaveOut(List<Tree> entries, Tree id, Spot spot) {
    int at = id instanceof Tree.Scalar scalar ? indexOf(entries, scalar.text()) : -1;
    if (at >= 0) entries.remove(at);
    else
      problems.add(
          spot.key(WITHOUT).at(id.line()), Text.of("catalogue.no-entry", Arg.of(id.kind())));
  }

  private void put(List<Tree> entries, Tree entry, Spot spot) {
    String id = entry instanceof Tree.Fields fields ? fields.text("id") : null;
    int at = id == null ? -1 : indexOf(entries, id);
    if (at < 0) entries.add(entry);
    else entries.set(at, laid(entries.get(at), entry, spot.item(entry)));
  }

  private static int indexOf(List<Tree> entries, String id) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Tree.Fields entry && id.equals(entry.text("id"))) return i;
    }
    return -1;
  }
}
