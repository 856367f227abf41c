package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every fact in the picture is in the text: in random positions of every box the words and figures
 * that things are drawn with, and what the scene says of them, are words of the text view.
 */
@InChromium
class ParityTest {

  /** Of each box; with {@code -Pdeep} more. */
  private static final int POSITIONS = Boolean.getBoolean("starboard.deep") ? 150 : 12;

  /** Which tables are played. */
  enum Box {
    NEMESIS(
        List.of(table("nemesis", 3, Map.of()), table("nemesis", 2, Map.of("board", "advanced")))),
    VOID_SEEDERS(List.of(table("nemesis", 3, Map.of("species", "void-seeders")))),
    LOCKDOWN(
        List.of(table("lockdown", 3, Map.of()), table("lockdown", 2, Map.of("board", "mars")))),
    CLANK(List.of(table("clank", 3, Map.of()))),
    RONE(List.of(table("rone", 2, Map.of())));

    private final List<Map<String, Object>> tables;

    Box(List<Map<String, Object>> tables) {
      this.tables = tables;
    }

    private static Map<String, Object> table(
        String game, int players, Map<String, String> options) {
      return Map.of("id", game, "players", players, "options", options);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsDrawnIsTold(Box box, Guests guests) {
    Guest reader = guests.arrive(Screen.LAPTOP, box == Box.CLANK ? "cs-CZ" : "en-GB").goTo("/");
    reader.see("starboard-start");
    Map<String, Object> wanted = Map.of("tables", box.tables, "count", POSITIONS, "seed", 11);
    Object views = reader.page().evaluate(Scripts.named("positions"), wanted);
    Map<?, ?> whole = held(reader, views, "");
    assertThat(whole.get("facts")).matches(facts -> facts instanceof Integer many && many > 1000);
    assertThat((List<?>) whole.get("missing")).as(box.toString()).isEmpty();
    // a text view that leaves out whoever is asked is found out
    Object name = reader.page().evaluate("views => views[0].table.seats[0].name", views);
    assertThat((List<?>) held(reader, views, name).get("missing")).isNotEmpty();
  }

  private static Map<?, ?> held(Guest reader, Object views, Object lost) {
    Map<String, Object> question = Map.of("views", views, "lost", lost);
    return (Map<?, ?>) reader.page().evaluate(Scripts.named("parity"), question);
  }
}
