package starboard.kernel.game;

import java.util.ArrayList;
import java.util.List;

/**
 * One idea of a game, told when it is needed; the game's words say it: {@code guide.ID.title} and
 * {@code guide.ID.text}.
 *
 * @param id a word in kebab-case
 * @param rule the paragraph to read on in
 * @param when what calls for it, any of them; nothing means the first decision
 * @param shows keys of events, any of which is an example of it; none if nothing can be shown
 */
public record Lesson(String id, String rule, List<Moment> when, List<String> shows) {

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
    shows = List.copyOf(shows);
  }

  /** The key of its heading. */
  public String title() {
    return "guide." + id + ".title";
  }

  /** The key of what it says. */
  public String text() {
    return "guide." + id + ".text";
  }

  /** A lesson whose examples are the events that call for it. */
  public static Lesson of(String id, String rule, Moment... when) {
    List<String> shows = new ArrayList<>();
    for (Moment moment : when) if (moment instanceof Told(String event)) shows.add(event);
    return new Lesson(id, rule, List.of(when), shows);
  }

  /** The same with other examples. */
  public Lesson showing(String... events) {
    return new Lesson(id, rule, when, List.of(events));
  }
}
