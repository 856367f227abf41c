package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The start page: what each box takes, playing at once, and the table that waits for me. */
@InChromium
class FrontDoorTest {

  /** Whether the shell answers for this page, and has its document and every file it has loaded. */
  private static final String EVERYTHING_IS_KEPT =
      """
      async () => {
        if (!navigator.serviceWorker.controller) return false;
        const kept = await caches.open('page');
        const loaded = performance.getEntriesByType('resource').map(({name}) => name)
            .filter(name => new URL(name).pathname.startsWith('/page/'));
        const found = await Promise.all(['/', ...loaded].map(name => kept.match(name)));
        return loaded.length > 5 && found.every(Boolean);
      }
      """;

  @ParameterizedTest
  @EnumSource
  void everyBoxSaysWhatItTakes(Screen screen, Guests guests) {
    Guest guest = guests.arrive(screen);
    guest.goTo("/").see("[data-game=nemesis]");
    Locator box = guest.page().locator("[data-game=clank]");
    assertThat(box).containsText("45–90 min");
    assertThat(box.locator(".pips")).hasAttribute("aria-label", "Difficulty 2 of 5");
    assertThat(box.locator(".pips .full")).hasCount(2);
  }

  @Test
  void thePageOpensWithoutTheServerAndSaysSo(Guests guests) {
    Guest guest = guests.arriveToKeepThePage(Screen.PHONE);
    guest.goTo("/").see("[data-game=nemesis]");
    guest.page().waitForFunction(EVERYTHING_IS_KEPT);
    guest.page().context().setOffline(true);
    guest.page().reload();
    guest.see(".start-head .logo");
    assertThat(guest.page().locator(".trouble")).isVisible();
    guest.expectFault("ERR_INTERNET_DISCONNECTED");
    guest.page().context().setOffline(false);
    guest.page().reload();
    guest.see("[data-game=nemesis]");
  }

  @Test
  void anExpansionIsPlayedAtOnceAndThenWaitsAboveEverythingElse(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/").click("[data-game=voidseeders] .bt1").atTheTable();
    guest
        .page()
        .waitForFunction(
            "() => document.querySelector('starboard-table').view.table.options"
                + ".some(({value}) => value === 'Void Seeders')");
    guest.goTo("/").see(".my-turn");
    assertThat(guest.page().locator(".my-turn")).containsText("Your decision");
    guest.click(".my-turn .btn.main").atTheTable();
  }

  @Test
  void aNewTableOfAnExpansionBeginsWithItsOption(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/").click("[data-game=voidseeders] a.bt2").see("starboard-create");
    assertThat(guest.page().locator("[name=option-species]")).hasValue("void-seeders");
    assertThat(guest.page().locator("starboard-create h1")).containsText("Void Seeders");
  }
}
