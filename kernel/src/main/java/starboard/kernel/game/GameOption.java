package starboard.kernel.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/**
 * Something people choose before a game begins.
 *
 * @param values what to offer; more is accepted if there is a {@code form}
 * @param standard the value taken where none is given and it fits the number of players
 * @param form a sentence that says what else is accepted
 * @param fits which values go with how many players
 */
public record GameOption(
    String id, List<String> values, String standard, @Nullable Text form, Fits fits) {

  /** Whether a value can be played with that many players. */
  @FunctionalInterface
  public interface Fits {
    boolean test(String value, int players);
  }

  public GameOption {
    values = List.copyOf(values);
    if (form == null && !values.contains(standard)) {
      throw new IllegalArgumentException("the standard of " + id + " is none of its values");
    }
  }

  /** An option whose every value goes with any number of players; the first is the standard. */
  public static GameOption of(String id, String... values) {
    return new GameOption(id, List.of(values), values[0], null, (_, _) -> true);
  }

  boolean accepts(String value, int players) {
    return (form != null || values.contains(value)) && fits.test(value, players);
  }

  /** The value for those who did not choose. */
  @Nullable String standardFor(int players) {
    if (fits.test(standard, players)) return standard;
    for (String value : values) if (fits.test(value, players)) return value;
    return null;
  }
}
