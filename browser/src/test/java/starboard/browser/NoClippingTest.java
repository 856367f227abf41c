package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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

  /** All positions on both screens take ten minutes, so a build looks at some unless it is deep. */
  private static final boolean DEEP = Boolean.getBoolean("starboard.deep");

  /** Of each game. */
  private static final int POSITIONS = DEEP ? 200 : 20;

  private static final List<Screen> SCREENS =
      DEEP ? List.of(Screen.values()) : List.of(Screen.LAPTOP);

  private static final List<String> LOCALES = List.of("en-GB", "cs-CZ");

  /** At which tables positions are looked for. */
  enum Played {
    DEMO(List.of(table("demo", 2, Map.of()), table("demo", 4, Map.of()))),
    NEMESIS(
        List.of(table("nemesis", 3, Map.of()), table("nemesis", 5, Map.of("board", "advanced")))),
    VOID_SEEDERS(
        List.of(
            table("nemesis", 2, Map.of("species", "void-seeders")),
            table("nemesis", 4, Map.of("species", "void-seeders", "board", "advanced")))),
    CLANK(List.of(table("clank", 2, Map.of()), table("clank", 4, Map.of()))),
    RONE(List.of(table("rone", 2, Map.of())));

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

  /** The browsers of all screens and languages work side by side. */
  @ParameterizedTest
  @EnumSource
  void everyTextCanBeReadWhole(Played played, Guests guests) {
    Map<String, Guest> readers = new LinkedHashMap<>();
    for (String locale : LOCALES) {
      for (Screen screen : SCREENS) {
        readers.put(screen + " " + locale, guests.arrive(screen, locale).goTo("/"));
      }
    }
    Map<String, Object> wanted = Map.of("tables", played.tables, "count", POSITIONS, "seed", 7);
    for (Guest reader : readers.values()) {
      reader.see("starboard-start");
      reader.page().evaluate(reading(), wanted);
    }
    List<String> faults = new ArrayList<>();
    readers.forEach(
        (where, reader) -> {
          for (Object fault : (List<?>) reader.page().evaluate("() => window.unread")) {
            faults.add(played + " " + where + " " + fault);
          }
        });
    assertThat(faults).isEmpty();
  }

  /** Begins to play and to read, and does not wait for the end. */
  private static String reading() {
    return """
    wanted => {
      window.unread = (%s)(wanted).then(views => (%s)({views, illegible: %s}));
    }
    """
        .formatted(
            Scripts.named("positions"), Scripts.named("reading"), Scripts.named("illegible"));
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
                <p>plain</p><div class="h">scrolled ${longer.repeat(40)}</div>`;
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
        .doesNotContain("plain", "scrolled");
  }
}
