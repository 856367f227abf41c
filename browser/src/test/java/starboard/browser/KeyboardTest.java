package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import org.junit.jupiter.api.Test;

/** Everything without a mouse: from the start page into a game and through its decisions. */
@InChromium
class KeyboardTest {

  @Test
  void opensATableAndDecides(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/").see("[data-game=nemesis]");
    Keyboard keys = guest.page().keyboard();
    tabTo(guest, "[data-game=nemesis] .bt2");
    keys.press("Enter");
    tabTo(guest, "[name=players]:checked");
    keys.press("ArrowLeft");
    tabTo(guest, "[name=name-0]");
    keys.type("Marek");
    keys.press("Enter");
    guest.atTheTable();
    int begun = guest.answers();
    for (int i = 0; i < 60 && guest.mayChoose() && guest.answers() < begun + 12; i++) {
      keys.press(Integer.toString(1 + i % 3));
      keys.press("Enter");
    }
    assertThat(guest.answers()).isGreaterThanOrEqualTo(begun + 12);
  }

  @Test
  void playsAWholeGame(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/?all").see("[data-game=demo]");
    Keyboard keys = guest.page().keyboard();
    tabTo(guest, "[data-game=demo] .bt2");
    keys.press("Enter");
    tabTo(guest, "[name=name-0]");
    keys.type("Marek");
    keys.press("Enter");
    guest.atTheTable();
    for (int i = 0; guest.mayChoose(); i++) {
      assertThat(i).as("keys pressed").isLessThan(400);
      keys.press(Integer.toString(1 + i % 3));
      keys.press("Enter");
    }
    guest.see(".result");
    tabTo(guest, "[data-over] .btn.main");
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
