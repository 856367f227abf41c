package starboard.kernel.game;

import java.util.List;

/**
 * One idea of a game, told when it is needed; the game's words say it: {@code guide.ID.title} and
 * {@code guide.ID.text}.
 *
 * @param id a word in kebab-case
 * @param rule the paragraph to read on in
 * @param when what calls for it, any of them; nothing means the first decision
 */
public record Lesson(String id, String rule, List<Moment> when) {

  /** Something by which the moment of a lesson is known. */
  public sealed interface Moment {}

  /** The question with that key is asked. */
  public record Asked(String question) implements Moment {}

  /** One may do that: there are options whose id begins with this verb. */
  public record Possible(String verb) implements Moment {}

  /** That was told since one acted last: an event with this key. */
  public record Told(String event) implements Moment {}

  public Lesson {
    when = List.copyOf(when);
  }

  /** The key of its heading. */
  public String title() {
    return "guide." + id + ".title";
  }

  /** The key of what it says. */
  public String text() {
    return "guide." + id + ".text";
  }

  public static Lesson of(String id, String rule, Moment... when) {
    return new Lesson(id, rule, List.of(when));
  }
}
