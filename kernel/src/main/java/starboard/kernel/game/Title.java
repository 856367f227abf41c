package starboard.kernel.game;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A box that people know by its name, and how to play it: a game as it is, or with some options.
 *
 * @param id a word the page has a picture for
 * @param phrases where its words are: {@code PHRASES.name}, {@code .about}, {@code .complete} and,
 *     in two or three words, {@code .state}
 * @param options what is chosen with it
 * @param shortest minutes an evening with it takes at least
 * @param longest minutes it takes with many players
 * @param weight how much there is to learn, from 1 (gentle) to 5 (very heavy)
 * @param guide a first game that explains it; null if there is none
 */
public record Title(
    String id,
    String phrases,
    SortedMap<String, String> options,
    int shortest,
    int longest,
    int weight,
    @Nullable Guide guide) {

  public Title {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
  }

  /** The game as it is. */
  public static Title of(String game, int shortest, int longest, int weight) {
    return new Title(game, "game", new TreeMap<>(), shortest, longest, weight, null);
  }

  /** The same with options, under its own words. */
  public Title with(String other, Map<String, String> chosen) {
    return new Title(
        other, "title." + other, new TreeMap<>(chosen), shortest, longest, weight, null);
  }

  /** The same with a first game that explains it. */
  public Title guided(Guide first) {
    return new Title(id, phrases, options, shortest, longest, weight, first);
  }
}
