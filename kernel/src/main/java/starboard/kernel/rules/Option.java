package starboard.kernel.rules;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/**
 * A choice described for people and protocols.
 *
 * @param id {@code verb:part:part} in lower-case ASCII, parts being widget ids of the scene; no
 *     text, no list position, no number of a hidden card
 * @param target the widget it belongs to
 * @param cost what it costs, as far as known
 * @param effect what it does, where its text is only a name
 */
public record Option(
    String id, Text text, @Nullable String target, @Nullable Text cost, @Nullable Text effect) {

  public Option(String id, Text text, @Nullable String target, @Nullable Text cost) {
    this(id, text, target, cost, null);
  }

  public static Option of(String id, Text text) {
    return new Option(id, text, null, null);
  }

  public static Option of(String id, Text text, String target) {
    return new Option(id, text, target, null);
  }

  /** The same option with a sentence that says what it does. */
  public Option explained(Text effect) {
    return new Option(id, text, target, cost, effect);
  }
}
