package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A name in the log that stands for a thing on the table leads to it, in random positions. */
@InChromium
class LogNamesTest {

  @ParameterizedTest
  @CsvSource({"demo, 3, rounds, 4", "nemesis, 3, board, base", "clank, 3, modules, random"})
  void leadToTheirThings(String game, int players, String option, String value, Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("starboard-start");
    Map<String, Object> table =
        Map.of("id", game, "players", players, "options", Map.of(option, value));
    Object told =
        guest
            .page()
            .evaluate(
                "wanted => (%s)(wanted).then(%s)"
                    .formatted(Scripts.named("positions"), Scripts.named("unlinked")),
                Map.of("tables", List.of(table), "count", 150, "seed", 3));
    Map<?, ?> found = (Map<?, ?>) told;
    assertThat((List<?>) found.get("faults")).isEmpty();
    assertThat((Integer) found.get("links")).isGreaterThan(20);
  }
}
