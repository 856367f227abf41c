package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Escape closes whatever was opened beside or over the table, also for who is writing there. */
@InChromium
class EscapeTest {

  @ParameterizedTest
  @CsvSource({"LAPTOP", "PHONE"})
  void closesWhateverIsOpen(Screen screen, Guests guests) {
    Guest guest = guests.arriveAtATable(screen, "nemesis", 1);
    guest.mayChoose();
    Page page = guest.page();
    Locator opened = page.locator(".table.opened");
    page.evaluate(TABLE + ".close()");
    for (String side : SIDES) {
      page.evaluate(TABLE + ".open('" + side + "')");
      assertThat(opened).hasCount(1);
      page.keyboard().press("Escape");
      assertThat(opened).hasCount(0);
    }
    for (String panel : new String[] {"menu", "seats", "chat"}) {
      guest.openPanel(panel);
      Locator field = page.locator(".panel input:not([type=checkbox], [type=radio])").first();
      if (field.count() > 0 && field.isVisible()) field.focus();
      page.keyboard().press("Escape");
      assertThat(opened).hasCount(0);
    }
    page.keyboard().press("/");
    guest.see("rule-panel input").focus();
    page.keyboard().press("Escape");
    assertThat(opened).hasCount(0);
  }

  private static final String TABLE = "document.querySelector('starboard-table')";

  private static final String[] SIDES = {
    "log", "table", "crew", "mine", "secret", "goal", "keys", "reactions"
  };
}
