package starboard.kernel.catalogue;

import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/**
 * A file as it was written: scalars, lists and mappings, each with its line. Nothing is interpreted
 * yet.
 */
sealed interface Tree {
  /** The line in which it starts, counted from 1. */
  int line();

  /** What it is, for people. */
  Text kind();

  /** Whether the file says that there is nothing here. */
  default boolean isNull() {
    return false;
  }

  /** A number, a word or a text; plain if it was written without quotes. */
  record Scalar(String text, boolean plain, int line) implements Tree {
    @Override
    public boolean isNull() {
      return plain && (text.isEmpty() || text.equals("null") || text.equals("~"));
    }

    @Override
    public Text kind() {
      return isNull() ? Text.of("catalogue.nothing") : Sentences.about("catalogue.value", text);
    }
  }

  /** A list. */
  record Items(List<Tree> items, int line) implements Tree {
    @Override
    public Text kind() {
      return Text.of("catalogue.list");
    }
  }

  /** A key of a mapping and its value. */
  record Field(String key, Tree value, int line) {}

  /** A mapping in the order of the file; {@code repeated} are fields whose key was there before. */
  record Fields(SequencedMap<String, Field> fields, List<Field> repeated, int line)
      implements Tree {
    @Override
    public Text kind() {
      return Text.of("catalogue.mapping");
    }

    /** Every mapping of a file is one of its own, whatever it says. */
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return line;
    }

    /** The text under that key, if it is a scalar. */
    @Nullable String text(String key) {
      Field field = fields.get(key);
      return field != null && field.value instanceof Scalar scalar ? scalar.text : null;
    }
  }
}
