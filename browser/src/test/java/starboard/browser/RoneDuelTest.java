package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A duel of RONE against a cadet, opened by the form and played by clicks until one is defeated.
 */
@InChromium
class RoneDuelTest {

  /** What is done first of what is offered; the rest by chance. */
  private static final List<String> VERBS =
      List.of("deal-all", "rest", "play", "use", "activate", "end-phase");

  /** The main phase at which the page is looked at. */
  private static final int LOOK = 3;

  @Test
  void isPlayedToItsEndThroughThePage(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).newTable("rone", 2, "Marek");
    guest.choose("[name=bot-1]", "cadet").openTable().atTheTable();
    assertThat(guest.page().locator(".about")).containsText("Bring the enemy’s life to 0");
    Random random = new Random(1);
    int clicks = 0;
    int mains = 0;
    while (guest.mayChoose()) {
      clicks++;
      if (guest.asked().equals("choose-action") && ++mains == LOOK) looksRight(guest);
      if (!guest.takeShortcut("store-all")) guest.chooseAny(random, VERBS);
    }
    assertThat(mains).isGreaterThan(LOOK);
    assertThat(clicks).isGreaterThan(30);
    assertThat(guest.page().locator(".result > table:not(.sheetv) tbody tr")).hasCount(2);
    fitsBothScreens(guest, "over");
  }

  /**
   * The phases with the present one lit, four own dice as nets, and the cards with their prices.
   */
  private static void looksRight(Guest guest) {
    assertThat(guest.page().locator(".steprail li")).hasCount(10);
    assertThat(guest.page().locator(".steprail [aria-current=step]")).containsText("Main");
    Locator nets = guest.page().locator(".dice .net");
    assertThat(nets).hasCount(4);
    assertThat(nets.first().locator(".face")).hasCount(6);
    assertThat(nets.first()).hasAttribute("aria-label", Pattern.compile(".*blue 1/6.*"));
    assertThat(guest.page().locator(".gathered")).containsText("Spare parts");
    fitsBothScreens(guest, "main");
  }

  private static void fitsBothScreens(Guest guest, String moment) {
    for (Screen screen : List.of(Screen.PHONE, Screen.LAPTOP)) {
      guest.page().setViewportSize(screen.width, screen.height);
      guest.mayChoose();
      guest.barIsInSight();
      String name = "rone-" + moment + "-" + screen.name().toLowerCase(Locale.ROOT);
      guest.photograph(name);
      guest.fitsTheScreen(name);
    }
  }
}
