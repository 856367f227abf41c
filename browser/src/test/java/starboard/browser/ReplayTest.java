package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game is looked at again, step by step, and played on from one of them. */
@InChromium
class ReplayTest {

  private static final String STEP = "document.querySelector('replay-bar')?.step ?? -1";

  private static void seeStep(Guest guest, int step) {
    guest
        .page()
        .waitForFunction(
            "step => { const bar = document.querySelector('replay-bar');"
                + " return bar && bar.step === step && bar.wanted === null; }",
            step);
  }

  private static int step(Guest guest) {
    return ((Number) guest.page().evaluate(STEP)).intValue();
  }

  /** A finished game of two, looked at from its end. */
  private static Guest replaying(Guests guests, Screen screen) {
    Guest guest = guests.arriveAtATable(screen, "demo", 2);
    guest.chooseSome(200, new Random(4));
    assertThat(guest.over()).isTrue();
    guest.openPanel("menu").click("[data-replay-open]").see("[data-replay]");
    return guest;
  }

  @ParameterizedTest
  @EnumSource
  void isSteppedThroughByButtonsKeysAndSlider(Screen screen, Guests guests) {
    Guest guest = replaying(guests, screen);
    Page page = guest.page();
    int last = step(guest);
    assertThat(last).isGreaterThan(10);
    guest.fitsTheScreen("replay");
    guest.photograph("replay-" + screen);
    guest.click("[data-replay-go=back]");
    seeStep(guest, last - 1);
    page.locator("[data-replay] h2").focus();
    page.keyboard().press("ArrowLeft");
    seeStep(guest, last - 2);
    page.keyboard().press("ArrowRight");
    seeStep(guest, last - 1);
    page.keyboard().press("Home");
    seeStep(guest, 0);
    page.keyboard().press("Shift+ArrowRight");
    page.waitForFunction("() => document.querySelector('replay-bar').wanted === null");
    int moment = step(guest);
    assertThat(moment).isPositive();
    assertThat(page.locator(".pin.on")).hasCount(1);
    page.keyboard().press("End");
    seeStep(guest, last);
    page.locator("[data-slider]").fill("5");
    seeStep(guest, 5);
    assertThat(page.locator("[data-slider]")).hasValue("5");
    assertThat(page.locator("[data-step]")).containsText("Step 5 of " + last);
    guest.click("[data-now]").see("[data-over]");
  }

  @Test
  void aStepHasAnAddressAndEyes(Guests guests) {
    Guest guest = replaying(guests, Screen.LAPTOP);
    Page page = guest.page();
    page.locator("[data-slider]").fill("4");
    seeStep(guest, 4);
    guest.click("[data-eyes=all]");
    String hands =
        "document.querySelector('starboard-table').view.scene.widgets"
            + ".flatMap(({content}) => content ?? []).filter(({layout, count}) => layout === 'hand'"
            + " && count).every(({cards}) => cards.some(({face}) => face))";
    page.waitForFunction("() => " + hands);
    page.waitForFunction("() => location.hash.includes('eyes=all')");
    String address = page.url();
    Guest friend = guests.arrive(Screen.LAPTOP);
    friend.goTo(address);
    seeStep(friend, 4);
    assertThat(friend.page().locator("[data-eyes=all]")).hasAttribute("aria-pressed", "true");
    guest.click("[data-eyes=public]");
    page.waitForFunction("() => !(" + hands + ")");
  }

  @Test
  void theStoryOfAFinishedGameIsToldAndItsMomentsAreWatched(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    guest.chooseSome(200, new Random(4));
    guest.click("[data-story-open]").see("[data-watch]");
    assertThat(guest.page().locator(".story-page .luck").first()).isVisible();
    guest.photograph("story");
    guest.page().keyboard().press("Escape");
    assertThat(guest.page().locator(".story-page")).hasCount(0);
    guest.click("[data-over] .btn:last-child").click("[data-story-open]").see("[data-watch]");
    int step =
        Integer.parseInt(guest.page().locator("[data-watch]").first().getAttribute("data-watch"));
    guest.click("[data-watch]").see("[data-replay]");
    seeStep(guest, step);
    guest.goTo("/").see("[data-forget]");
    assertThat(guest.page().locator(".mytables")).containsText("·");
    guest.click("[data-forget]");
    assertThat(guest.page().locator("[data-forget]")).hasCount(0);
  }

  @Test
  void isPlayedOnFromAMomentWithBots(Guests guests) {
    Guest guest = replaying(guests, Screen.LAPTOP);
    Page page = guest.page();
    String before = page.url().replaceAll("#.*", "");
    page.locator("[data-slider]").fill("6");
    seeStep(guest, 6);
    guest.click("[data-replay-more]").see("[data-moment]");
    guest.fitsTheScreen("key moments");
    guest.photograph("replay-moments");
    guest.click("[data-branch] .btn.main");
    page.waitForURL(url -> url.contains("/t/") && !url.startsWith(before));
    guest.atTheTable();
    assertThat(guest.mayChoose()).isTrue();
    assertThat(guest.answers()).isBetween(6, 40);
    guest.chooseSome(3, new Random(9));
  }

  @Test
  void whileAGameGoesOnOnesOwnEyesLookBack(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    guest.chooseSome(5, new Random(10));
    guest.openPanel("menu").click("[data-replay-open]").see("[data-replay]");
    assertThat(guest.page().locator("[data-eyes]")).hasCount(0);
    guest.click("[data-replay-more]").see("starboard-table replay-panel");
    assertThat(guest.page().locator("[data-branch]")).hasCount(0);
    guest.page().keyboard().press("Escape");
    guest.page().keyboard().press("Escape");
    assertThat(guest.mayChoose()).isTrue();
  }
}
