package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whoever is asked can read all that a choice depends on, answers with few inputs, and nothing
 * moves meanwhile: at random questions of each game, on both screens.
 */
@InChromium
class DecidingTest {

  /** A deep run can be made in pieces: {@code -Donly=RONE}. */
  private static final String ONLY = System.getProperty("only", ".*");

  /** What was measured, beside what was found wrong. */
  private static final Path NOTES = Path.of("target", "deciding.txt");

  /** Of each game and screen. */
  private static final int QUESTIONS = Boolean.getBoolean("starboard.deep") ? 230 : 16;

  /** How many of a hundred answers may take more than two inputs. */
  private static final int LABORIOUS = 10;

  /** How much may move at an answer, by the measure of browsers. */
  private static final double SHIFT = 0.02;

  @ParameterizedTest
  @EnumSource
  void everyQuestionCanBeReadAndAnswered(NoClippingTest.Played played, Guests guests) {
    assumeTrue(played.name().matches(ONLY));
    List<String> faults = new ArrayList<>();
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("starboard-start");
    Map<String, Object> wanted = Map.of("tables", played.tables(), "count", QUESTIONS, "seed", 11);
    guest.page().evaluate(asking(), wanted);
    for (Screen screen : Screen.values()) {
      guest.page().setViewportSize(screen.width, screen.height);
      Map<?, ?> found = (Map<?, ?>) guest.page().evaluate(measuring());
      for (Object fault : list(found, "faults")) faults.add(screen + " " + fault);
      assertThat(Integer.parseInt(String.valueOf(found.get("states"))))
          .as("different questions drawn")
          .isGreaterThanOrEqualTo(QUESTIONS * 7 / 8);
      fewInputs((Map<?, ?>) Objects.requireNonNull(found.get("inputs")), screen);
      note(played + " " + screen + " " + found);
      for (Object shift : list(found, "shifts")) {
        double much = Double.parseDouble(String.valueOf(shift).split(" ", 2)[0]);
        if (much > SHIFT) faults.add(screen + " moves at an answer: " + shift);
      }
    }
    assertThat(faults).isEmpty();
  }

  private static void note(String measured) {
    try {
      Files.createDirectories(Objects.requireNonNull(NOTES.getParent()));
      Files.writeString(
          NOTES, measured + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<?> list(Map<?, ?> found, String name) {
    return (List<?>) Objects.requireNonNull(found.get(name));
  }

  private static void fewInputs(Map<?, ?> inputs, Screen screen) {
    int all = 0;
    int laborious = 0;
    for (Map.Entry<?, ?> one : inputs.entrySet()) {
      int times = ((Number) one.getValue()).intValue();
      all += times;
      if (!List.of("1", "2").contains(String.valueOf(one.getKey()))) laborious += times;
    }
    assertThat(100 * laborious)
        .as("%s: answers of more than two inputs, of %d: %s", screen, all, inputs)
        .isLessThanOrEqualTo(LABORIOUS * all);
  }

  /** The same questions are drawn on one screen after another. */
  private static String asking() {
    return "async wanted => { window.views = await (%s)(wanted); }"
        .formatted(Scripts.named("positions"));
  }

  private static String measuring() {
    return "() => (%s)({views: window.views, illegible: %s})"
        .formatted(Scripts.named("deciding"), Scripts.named("illegible"));
  }
}
