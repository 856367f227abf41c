package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** A whole game alone, opened by the form and played by clicks. */
@InChromium
class SoloGameTest {

  @Test
  void isPlayedToItsEndThroughThePage(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
    Random random = new Random(1);
    int decisions = 0;
    while (guest.mayChoose()) {
      guest.chooseAny(random);
      if (decisions++ % 10 == 0) {
        int entry = guest.entry();
        guest.page().reload();
        guest.atTheTable();
        assertThat(guest.entry()).as("entry after a reload").isGreaterThanOrEqualTo(entry);
      }
    }
    guest.photograph("solo-over");
    assertThat(decisions).isGreaterThan(10);
    guest.click("[data-over] .btn:not(.main)");
    assertThat(guest.see("[data-seed]").textContent()).matches("[0-9a-f]{64}");
    String before = guest.page().url();
    guest.click("[data-over] .btn.main");
    guest.page().waitForURL(url -> !url.equals(before));
    assertThat(guest.page().locator("[data-over]")).hasCount(0);
    assertThat(guest.mayChoose()).as("there is something to choose in the rematch").isTrue();
  }
}
