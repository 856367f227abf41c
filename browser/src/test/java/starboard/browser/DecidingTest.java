package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

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

  /** Of each game and screen. */
  private static final int QUESTIONS = Boolean.getBoolean("starboard.deep") ? 210 : 24;

  /** How many of a hundred answers may take more than two inputs. */
  private static final int LABORIOUS = 10;

  /** How much may move at an answer, by the measure of browsers. */
  private static final double SHIFT = 0.02;

  @ParameterizedTest
  @EnumSource
  void everyQuestionCanBeReadAndAnswered(NoClippingTest.Played played, Guests guests) {
    List<String> faults = new ArrayList<>();
    for (Screen screen : Screen.values()) {
      Guest guest = guests.arrive(screen).goTo("/");
      guest.see("starboard-start");
      Map<String, Object> wanted =
          Map.of("tables", played.tables(), "count", QUESTIONS, "seed", 11);
      Map<?, ?> found = (Map<?, ?>) guest.page().evaluate(measuring(), wanted);
      for (Object fault : list(found, "faults")) faults.add(screen + " " + fault);
      assertThat(Integer.parseInt(String.valueOf(found.get("states"))))
          .as("questions drawn")
          .isGreaterThan(QUESTIONS * 9 / 10);
      fewInputs((Map<?, ?>) Objects.requireNonNull(found.get("inputs")), screen);
      for (Object shift : list(found, "shifts")) {
        assertThat(((Number) shift).doubleValue())
            .as(screen + ": what moves at an answer")
            .isLessThanOrEqualTo(SHIFT);
      }
    }
    assertThat(faults).isEmpty();
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

  private static String measuring() {
    return "async wanted => { const views = await (%s)(wanted); return (%s)({views}); }"
        .formatted(Scripts.named("positions"), Scripts.named("deciding"));
  }
}
