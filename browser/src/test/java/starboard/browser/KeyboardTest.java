package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Everything without a mouse: from the start page into a game and through its decisions. */
@InChromium
class KeyboardTest {

  @Test
  void opensATableAndDecides(Guests guests) {
    Guest guest = atTheForm(guests, "nemesis");
    tabTo(guest, "[name=players]:checked");
    guest.page().keyboard().press("ArrowLeft");
    openTable(guest);
    int begun = guest.answers();
    for (int i = 0; guest.mayChoose() && guest.answers() < begun + 12; i++) answer(guest, i);
    // the table may have answered the end of a turn behind the last one
    assertThat(guest.answers()).isBetween(begun + 12, begun + 13);
  }

  @Test
  void playsAWholeGame(Guests guests) {
    Guest guest = atTheForm(guests, "demo");
    openTable(guest);
    for (int i = 0; guest.mayChoose(); i++) answer(guest, i);
    guest.see(".result");
    tabTo(guest, "[data-over] .btn.main");
  }

  /** Enter confirms what a key has selected, whatever was clicked before or since. */
  @Test
  void enterConfirmsWhatIsSelectedWhereverTheFocusWas(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
    guest.mayChoose();
    for (String detour : List.of("menu", "zoom", "zoom afterwards")) {
      guest.mayChoose();
      int before = guest.answers();
      if (detour.equals("menu")) {
        guest.click(".tool.menu").see("starboard-menu");
        guest.page().keyboard().press("Escape");
      }
      if (detour.equals("zoom")) guest.click(".zoom .toggle");
      String letter = (String) guest.page().evaluate(LIT_ALONE);
      if (letter == null) continue;
      guest.page().keyboard().press(letter);
      guest.see("[data-confirm]:enabled");
      if (detour.endsWith("afterwards")) guest.click(".zoom .toggle");
      guest.page().keyboard().press("Enter");
      guest.answered();
      assertThat(guest.page().locator("starboard-menu").count()).isZero();
      guest.until(ANSWERED, before);
    }
  }

  /** The key of a thing with which one thing can be done. */
  private static final String LIT_ALONE =
      "[...document.querySelector('starboard-table').deciding.offers.at.values()]"
          + ".find(there => there.length === 1)?.[0].letter.toLowerCase() ?? null";

  private static final String DIGITS =
      "[...document.querySelectorAll('[data-bar] kbd')].map(({textContent}) => textContent)"
          + ".filter(key => /^[1-9]$/.test(key))";

  private static final String ANSWERED =
      "document.querySelector('starboard-table').view.answers > given";

  private static Guest atTheForm(Guests guests, String game) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/?all").see("[data-game=" + game + "]");
    tabTo(guest, "[data-game=" + game + "] a.bt2");
    guest.page().keyboard().press("Enter");
    return guest;
  }

  private static void openTable(Guest guest) {
    tabTo(guest, "[name=name-0]");
    guest.page().keyboard().type("Marek");
    guest.page().keyboard().press("Enter");
    guest.atTheTable();
  }

  /** Presses one of the first three digits that are printed, and confirms. */
  static void answer(Guest guest, int time) {
    assertThat(time).as("times keys were pressed").isLessThan(400);
    List<?> printed = (List<?>) guest.page().evaluate(DIGITS);
    if (printed.isEmpty()) return;
    guest.page().keyboard().press((String) printed.get(time % Math.min(3, printed.size())));
    guest.page().keyboard().press("Enter");
    guest.answered();
  }

  private static void tabTo(Guest guest, String selector) {
    for (int i = 0; i < 60; i++) {
      guest.page().keyboard().press("Tab");
      if ((boolean)
          guest.page().evaluate("selector => document.activeElement.matches(selector)", selector)) {
        return;
      }
    }
    throw new AssertionError("the Tab key does not lead to " + selector);
  }
}
