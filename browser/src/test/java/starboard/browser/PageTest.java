package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The parts of the page fit both screens, can be read by everybody, and speak Czech. */
@InChromium
class PageTest {

  @ParameterizedTest
  @EnumSource
  void everyPartFitsAndCanBeReadByEverybody(Screen screen, Guests guests) {
    Guest guest = guests.arrive(screen);
    guest.goTo("/").see("[data-game=nemesis]");
    check(guest, screen, "start");
    guest.newTable("nemesis", 3, "Marek").choose("[name=kind-1]", "link");
    check(guest, screen, "create");
    guest.openTable().see(".lobby");
    check(guest, screen, "lobby");
    guest.click(".lobby .btn.main").atTheTable();
    check(guest, screen, "table");
    guest.barIsInSight();
    for (String panel : new String[] {"chat", "seats", "menu"}) {
      guest.openPanel(panel);
      check(guest, screen, panel);
      guest.barIsInSight();
    }
    guest.page().keyboard().press("Escape");
    guest.page().keyboard().press("t");
    guest.see("[data-text-view]");
    check(guest, screen, "text");
  }

  @Test
  void whatIsHardToReadIsFound(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/").see("[data-game=nemesis]");
    guest.page().evaluate("document.querySelector('h1').innerHTML = '<button></button>'");
    assertThatThrownBy(() -> Axe.findsNothingSerious(guest.page(), "a button without a name"))
        .hasMessageContaining("button-name");
  }

  @ParameterizedTest
  @EnumSource
  void theBarStaysInSightWhateverIsAsked(Screen screen, Guests guests) {
    Guest guest = guests.arrive(screen);
    guest.newTable("nemesis", 1, "Marek").openTable().atTheTable();
    Random random = new Random(5);
    for (int i = 0; i < 25 && guest.mayChoose(); i++) {
      guest.barIsInSight();
      guest.fitsTheScreen("decision " + i);
      if (i % 6 == 0) guest.photograph("decision-" + i + "-" + name(screen));
      guest.chooseAny(random);
    }
  }

  @Test
  void speaksCzechAndChangesTheLanguage(Guests guests) {
    Guest guest = guests.arrive(Screen.PHONE, "cs-CZ");
    guest.goTo("/");
    assertThat(guest.see("h1")).hasText("Která loď to bude dnes?");
    guest.see("[data-game=nemesis]");
    guest.photograph("start-czech-phone");
    guest.fitsTheScreen("Czech start page");
    guest.newTable("nemesis", 2, "Marek");
    guest.fitsTheScreen("Czech form");
    guest.photograph("create-czech-phone");
    guest.openTable().atTheTable();
    guest.mayChoose();
    guest.fitsTheScreen("Czech table");
    guest.barIsInSight();
    guest.photograph("table-czech-phone");
    assertThat(guest.page().locator("html")).hasAttribute("lang", "cs");
    String czech = guest.page().locator("[data-bar]").textContent();
    guest.openPanel("menu").choose("[name=language]", "en");
    assertThat(guest.page().locator("html")).hasAttribute("lang", "en");
    assertThat(guest.page().locator("[data-bar]")).not().hasText(czech);
  }

  private static void check(Guest guest, Screen screen, String part) {
    String name = part + "-" + name(screen);
    guest.photograph(name);
    guest.fitsTheScreen(name);
    Axe.findsNothingSerious(guest.page(), name);
  }

  private static String name(Screen screen) {
    return screen == Screen.PHONE ? "phone" : "laptop";
  }
}
