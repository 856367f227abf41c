package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

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

  private static Guest atTheForm(Guests guests, String game) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/?all").see("[data-game=" + game + "]");
    tabTo(guest, "[data-game=" + game + "] .bt2");
    guest.page().keyboard().press("Enter");
    return guest;
  }

  private static void openTable(Guest guest) {
    tabTo(guest, "[name=name-0]");
    guest.page().keyboard().type("Marek");
    guest.page().keyboard().press("Enter");
    guest.atTheTable();
  }

  /** Presses one of the first three digits and confirms; a digit nothing bears does nothing. */
  private static void answer(Guest guest, int time) {
    assertThat(time).as("times keys were pressed").isLessThan(400);
    guest.page().keyboard().press(Integer.toString(1 + time % 3));
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
