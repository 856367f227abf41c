package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A guided first game from the start page to its end, by pressing what the guide marks first. In a
 * usual build one title; with {@code -Pdeep} all.
 */
@InChromium
class GuidedGameTest {

  private static final int MOST = 1500;

  @ParameterizedTest
  @CsvSource({
    "lockdown, LAPTOP",
    "nemesis, LAPTOP",
    "voidseeders, PHONE",
    "clank, PHONE",
    "rone, LAPTOP"
  })
  void isPlayedByItsMarks(String title, Screen screen, Guests guests) {
    assumeTrue(title.equals("lockdown") || Boolean.getBoolean("starboard.deep"));
    Guest guest = guests.arrive(screen);
    Page page = guest.page();
    guest.goTo("/");
    page.evaluate("localStorage.setItem('starboard.pace', 'off')");
    guest.goTo("/").click("[data-game=" + title + "] [data-guided]");
    page.waitForURL("**/t/*");
    guest.atTheTable();
    Set<String> taught = new LinkedHashSet<>();
    int answers = 0;
    for (; answers < MOST && !isOver(page); answers++) {
      Locator coach = page.locator("[data-coach], [data-over]").first();
      coach.waitFor();
      if (isOver(page)) break;
      Locator heading = page.locator("[data-coach] h3");
      if (heading.count() > 0) taught.add(heading.first().textContent());
      answer(page);
    }
    guest.photograph("guided-" + title);
    assertThat(isOver(page)).as("the end is reached").isTrue();
    assertThat(taught).as("lessons told").hasSizeGreaterThan(10);
    guest.hasSeenNoFault();
  }

  /** What an idea looks like is staged, changes nothing, and is read where nothing is staged. */
  @ParameterizedTest
  @CsvSource({"LAPTOP, en-GB, An example", "PHONE, cs-CZ, Ukázka"})
  void stagesAnExample(Screen screen, String locale, String called, Guests guests) {
    Guest guest = guests.arrive(screen, locale);
    Page page = guest.page();
    guest.goTo("/").click("[data-game=rone] [data-guided]");
    page.waitForURL("**/t/*");
    guest.atTheTable();
    while (page.locator("[data-example]").count() == 0) answer(page);
    Object asked = page.evaluate(DECISION);
    int entry = guest.entry();
    guest.click("[data-example]").see("[data-strip].example");
    assertThat(page.locator("[data-strip]").textContent()).contains(called);
    guest.fitsTheScreen("an example");
    page.keyboard().press("Escape");
    guest.see("[data-coach] [data-learnt]");
    assertThat(page.locator("[data-strip]").count()).isZero();
    page.keyboard().press("t");
    guest.click("[data-example]").see("[data-example-words] li");
    assertThat(page.evaluate(DECISION)).isEqualTo(asked);
    assertThat(guest.entry()).isEqualTo(entry);
    guest.hasSeenNoFault();
  }

  private static boolean isOver(Page page) {
    return page.locator("[data-over]").count() > 0;
  }

  /** Presses the first mark, confirms if that is asked for, and waits for the next question. */
  private static void answer(Page page) {
    Object asked = page.evaluate(DECISION);
    page.locator("[data-hint]").first().click();
    page.waitForFunction(
        "before => {const main = document.querySelector('[data-confirm]:enabled');"
            + " if (main) main.click(); return ("
            + DECISION
            + ") !== before}",
        asked);
  }

  private static final String DECISION =
      "document.querySelector('starboard-table')?.view.decisions[0]?.decision ?? null";
}
