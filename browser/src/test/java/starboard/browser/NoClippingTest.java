package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every text on a table can be read whole: in random positions of each game, on both screens, in
 * both languages. Measured from the layout.
 */
@InChromium
class NoClippingTest {

  private static final boolean DEEP = Boolean.getBoolean("starboard.deep");

  /** Of each game. */
  private static final int POSITIONS = DEEP ? 200 : 12;

  /** Of so many questions one is looked at: few positions are to reach as far into a game. */
  private static final int EVERY = DEEP ? 8 : 20;

  private static final List<String> LANGUAGES = List.of("en", "cs");

  /** At which tables positions are looked for. */
  enum Played {
    DEMO(List.of(table("demo", 2, Map.of()), table("demo", 4, Map.of()))),
    NEMESIS(
        List.of(
            table("nemesis", 3, Map.of()),
            table("nemesis", 5, Map.of("board", "advanced")),
            table("nemesis", 1, Map.of("mode", "solo")),
            table("nemesis", 4, Map.of("mode", "co-op")))),
    VOID_SEEDERS(
        List.of(
            table("nemesis", 2, Map.of("species", "void-seeders")),
            table("nemesis", 4, Map.of("species", "void-seeders", "board", "advanced")))),
    LOCKDOWN(
        List.of(
            table("lockdown", 3, Map.of()),
            table("lockdown", 5, Map.of("board", "mars")),
            table("lockdown", 2, Map.of("mode", "co-op", "characters", "mixed")),
            table("lockdown", 1, Map.of("mode", "solo", "board", "mars", "species", "intruders")))),
    CLANK(List.of(table("clank", 2, Map.of()), table("clank", 4, Map.of()))),
    RONE(
        List.of(
            table("rone", 2, Map.of()),
            table("rone", 3, Map.of("mode", "co-op")),
            table("rone", 4, Map.of("mode", "team")),
            table("rone", 2, Map.of("mode", "quick")),
            table("rone", 2, Map.of("mode", "series"))));

    private final List<Map<String, Object>> tables;

    Played(List<Map<String, Object>> tables) {
      this.tables = tables;
    }

    List<Map<String, Object>> tables() {
      return tables;
    }

    private static Map<String, Object> table(
        String game, int players, Map<String, String> options) {
      return Map.of("id", game, "players", players, "options", options);
    }
  }

  /** The same positions are drawn on one screen after another, in both languages. */
  @ParameterizedTest
  @EnumSource
  void everyTextCanBeReadWhole(Played played, Guests guests) {
    Guest reader = guests.arrive(Screen.LAPTOP).goTo("/");
    reader.see("starboard-start");
    Page page = reader.page();
    page.evaluate(
        "async wanted => { window.views = await (%s)(wanted); }"
            .formatted(Scripts.named("positions")),
        Map.of(
            "tables",
            played.tables,
            "count",
            POSITIONS,
            "every",
            EVERY,
            "seed",
            7,
            "langs",
            LANGUAGES));
    String reading =
        "lang => (%s)({views: window.views.filter(view => view.lang === lang), illegible: %s})"
            .formatted(Scripts.named("reading"), Scripts.named("illegible"));
    List<String> faults = new ArrayList<>();
    for (Screen screen : Screen.values()) {
      page.setViewportSize(screen.width, screen.height);
      for (String language : LANGUAGES) {
        for (Object fault : (List<?>) page.evaluate(reading, language)) {
          faults.add(played + " " + screen + " " + language + " " + fault);
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  /** The measure itself finds each kind of fault, and none where there is none. */
  @Test
  void whatCannotBeReadIsFound(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("starboard-start");
    guest
        .page()
        .evaluate(
            """
            () => {
              const css = new CSSStyleSheet();
              css.replaceSync(`
                .a{width:60px;overflow:hidden;white-space:nowrap} .b{width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
                .c{position:relative} .c i{position:absolute;inset:0;background:#000} .d{height:20px;margin-bottom:-14px} .e{width:40px;overflow-wrap:anywhere}
                .f{height:20px;width:90px} .g{mask-image:linear-gradient(#000,transparent)} .h{height:30px;overflow:auto} .i{height:30px;overflow:auto;scrollbar-width:none}`);
              document.adoptedStyleSheets = [css];
              const longer = 'many words that need more room than they have';
              document.body.innerHTML = `<p class="a">cut ${longer}</p><p class="b">dots ${longer}</p><p class="c">covered<i></i></p>
                <p class="d">over</p><p>other</p><p class="e">incomprehensibilities</p><button class="f">button ${longer}</button><br><br><br><br><br><br>
                <p class="g">faded</p><div class="i">unseen ${longer.repeat(40)}</div>
                <svg width="60" height="20"><text y="15">drawing</text><rect width="60" height="20"/></svg>
                <details><summary>shut</summary><p>folded</p></details><p>next</p><p>plain</p><div class="h">scrolled ${longer.repeat(40)}</div>`;
            }
            """);
    List<?> found = (List<?>) guest.page().evaluate(Scripts.named("illegible"));
    assertThat(found.stream().map(one -> String.valueOf(one).replaceAll("^.*?“(\\w+).*", "$1")))
        .contains(
            "cut",
            "dots",
            "covered",
            "over",
            "incomprehensibilities",
            "button",
            "faded",
            "unseen",
            "drawing")
        .doesNotContain("plain", "scrolled", "folded", "next");
  }
}
