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
 * @param source the room, the item or the card that offers it, if one does
 * @param group what it is listed under where there are many; null stands by itself
 */
public record Option(
    String id,
    Text text,
    @Nullable String target,
    @Nullable Text cost,
    @Nullable Text effect,
    @Nullable Text source,
    @Nullable Group group) {

  /**
   * Options of one kind.
   *
   * @param id a word in kebab-case
   * @param name what they are called together
   * @param member what tells this option from the others of the group
   */
  public record Group(String id, Text name, Text member) {}

  public Option(String id, Text text, @Nullable String target, @Nullable Text cost) {
    this(id, text, target, cost, null, null, null);
  }

  public static Option of(String id, Text text) {
    return new Option(id, text, null, null);
  }

  public static Option of(String id, Text text, String target) {
    return new Option(id, text, target, null);
  }

  /** The same option with a sentence that says what it does. */
  public Option explained(Text effect) {
    return new Option(id, text, target, cost, effect, source, group);
  }

  /** The same option with what offers it. */
  public Option from(Text source) {
    return new Option(id, text, target, cost, effect, source, group);
  }

  /** The same option as one of a group, in which it is called so. */
  public Option in(String id, Text name, Text member) {
    return new Option(this.id, text, target, cost, effect, source, new Group(id, name, member));
  }
}
