package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * An evening from the front door to its story, read by axe-core on the way: nothing serious
 * anywhere, on both screens. What {@link PageTest} looks at is not looked at again.
 */
@InChromium
class AccessTest {

  @ParameterizedTest
  @EnumSource
  void theWayIntoAGuidedGame(Screen screen, Guests guests) {
    Guest guest = guests.arrive(screen);
    Page page = guest.page();
    guest.goTo("/").click("[data-pass]").see("[data-pass-game]");
    check(guest, "the front door");
    guest.click("[data-game=clank] [data-guided]").atTheTable().see("[data-coach] [data-hint]");
    check(guest, "the guide");
    page.keyboard().press("/");
    guest.see("rule-panel");
    check(guest, "the rules");
    page.keyboard().press("Escape");
    guest.click("[data-bar] :is([data-refused], [data-why])");
    check(guest, "why not");
    page.keyboard().press("Escape");
    page.keyboard().press("t");
    guest.see("[data-text-view]");
    guest.fill("[name=question]", "danger").page().keyboard().press("Enter");
    guest.see("[data-answer] p");
    check(guest, "typed questions");
    guest.goTo("/").see(".my-turn");
    check(guest, "a table that waits for me");
  }

  @ParameterizedTest
  @EnumSource
  void hints(Screen screen, Guests guests) {
    Guest guest = guests.arriveAtATable(screen, "clank", 1);
    guest.mayChoose();
    guest.openPanel("menu").click("[name=hints]");
    guest.click(".panel-head .tool");
    guest.page().keyboard().press(".");
    guest.see("[data-coach] [data-hint]");
    check(guest, "hints");
  }

  @ParameterizedTest
  @EnumSource
  void whatComesAfterAGame(Screen screen, Guests guests) {
    Guest guest = guests.arriveAtATable(screen, "demo", 2);
    guest.chooseSome(200, new Random(4));
    check(guest, "the result");
    guest.click("[data-story-open]").see("[data-watch]");
    guest.page().evaluate("document.querySelectorAll('details').forEach(one => one.open = true)");
    check(guest, "the story");
    guest.click("[data-watch]").see("[data-replay]");
    check(guest, "the time line");
    guest.click("[data-replay-more]").see("[data-moment]");
    check(guest, "the key moments");
    guest.goTo("/").see("[data-forget]");
    assertThat(guest.page().locator(".mytables")).isVisible();
    check(guest, "my tables");
  }

  private static void check(Guest guest, String part) {
    guest.photograph("access-" + part.replace(' ', '-') + "-" + guest.page().viewportSize().width);
    guest.fitsTheScreen(part);
    Axe.findsNothingSerious(guest.page(), part);
  }
}
