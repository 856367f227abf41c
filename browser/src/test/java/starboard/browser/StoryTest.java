package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The story of a finished game of each box, played by bots and read by somebody beside the table.
 */
@InChromium
class StoryTest {

  /** Lays a table of bots and waits until their game is over. */
  private static final String PLAYED =
      """
      async ({game, options, players}) => {
        const seats = Array.from({length: players}, () => ({kind: 'bot', bot: 'random', name: ''}));
        const send = {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({game, options, name: 'Story', seats})};
        const laid = await (await fetch('/api/tables', send)).json();
        for (let after = -1; ;) {
          const view = await (await fetch(`/api/tables/${laid.table}/view?seat=public&after=${after}`)).json();
          if (view.result) return laid.table;
          after = view.entry;
        }
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "nemesis, nemesis, '', 3, en-GB, LAPTOP",
    "voidseeders, nemesis, void-seeders, 2, cs-CZ, PHONE",
    "lockdown, lockdown, '', 2, en-GB, PHONE",
    "clank, clank, '', 3, cs-CZ, LAPTOP",
    "rone, rone, '', 2, en-GB, LAPTOP"
  })
  void isToldFromTheLog(
      String title,
      String game,
      String species,
      int players,
      String locale,
      Screen screen,
      Guests guests) {
    Guest guest = guests.arrive(screen, locale);
    Page page = guest.page();
    guest.goTo("/").see("[data-game=" + title + "]");
    Map<String, String> options = species.isEmpty() ? Map.of() : Map.of("species", species);
    Object table =
        page.evaluate(PLAYED, Map.of("game", game, "options", options, "players", players));
    guest.goTo("/t/" + table + "#story").see("[data-watch]");
    assertThat(page.locator(".story-page h1")).not().isEmpty();
    assertThat(page.locator(".fates > li")).hasCount(players);
    assertThat(page.locator(".lanes ul li")).not().hasCount(0);
    assertThat(page.locator(".plots .plot")).not().hasCount(0);
    assertThat(page.locator(".luck tbody tr")).not().hasCount(0);
    assertThat(page.locator(".story-page .proof code")).hasCount(2);
    if (!game.equals("rone")) {
      assertThat(page.locator(".story-map .no")).not().hasCount(0);
      assertThat(page.locator(".hidden-things dt")).not().hasCount(0);
    }
    if (game.equals("clank")) {
      assertThat((List<?>) page.evaluate(POINTS)).isEqualTo(page.evaluate(SCORES));
    }
    guest.fitsTheScreen("the story of " + title);
    Axe.findsNothingSerious(page, "the story of " + title);
    page.screenshot(
        new Page.ScreenshotOptions()
            .setFullPage(true)
            .setPath(java.nio.file.Path.of("target", "screenshots", "story-" + title + ".png")));
    int step = Integer.parseInt(page.locator("[data-watch]").last().getAttribute("data-watch"));
    page.locator("[data-watch]").last().click();
    guest.see("[data-replay]");
    page.waitForFunction("step => document.querySelector('replay-bar').step === step", step);
    guest.hasSeenNoFault();
  }

  /** What the lines of points end with, and what the result says. */
  private static final String POINTS = "document.querySelector('story-page').story.points.at(-1)";

  private static final String SCORES =
      "document.querySelector('story-page').view.result.seats.map(({score}) => score)";
}
