package starboard.testkit;

import java.util.SortedSet;
import starboard.kernel.game.Game;
import starboard.kernel.scene.Scene;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;

/**
 * The ids that a game can use at all, by its phrases: who says that something does not happen must
 * call it by a name that it would have.
 */
final class Known {

  private static final String DO = "do.";

  private final SortedSet<String> keys;

  Known(Game<?> game) {
    if (!(game.words() instanceof PhraseBook book))
      throw new IllegalStateException(game.id() + " has no phrase book to know ids by.");
    keys = book.keys(Language.EN);
  }

  /** Something is said with that key. */
  boolean message(String key) {
    return keys.contains(key);
  }

  /**
   * {@code verb:part:part} of a verb that the phrases {@code do.verb} or {@code do.verb-…} say, and
   * of parts that are in the scene or could be.
   */
  boolean option(String id, Scene scene) {
    String[] parts = id.split(":", -1);
    if (!verb(parts[0])) return false;
    SortedSet<String> widgets = Structure.ids(scene);
    for (int i = 1; i < parts.length; i++) {
      if (!widgets.contains(parts[i]) && !madeOf(widgets, parts[i])) return false;
    }
    return true;
  }

  /** A verb, or one with a name: {@code offer-card-shark}. */
  private boolean verb(String verb) {
    if (keys.contains(DO + verb)
        || !keys.tailSet(DO + verb + "-").headSet(DO + verb + ".").isEmpty()) return true;
    for (int i = verb.indexOf('-'); i >= 0; i = verb.indexOf('-', i + 1)) {
      if (keys.contains(DO + verb.substring(0, i)) && name(verb.substring(i + 1))) return true;
    }
    return false;
  }

  /** A place of the scene and the name of something: {@code row.card-shark}. */
  private boolean madeOf(SortedSet<String> widgets, String part) {
    for (int i = 0; i < part.length(); i++) {
      if (part.charAt(i) != '.' && part.charAt(i) != '-') continue;
      if (widgets.contains(part.substring(0, i)) && name(part.substring(i + 1))) return true;
    }
    return false;
  }

  private boolean name(String name) {
    return keys.stream().anyMatch(key -> key.endsWith("." + name));
  }
}
