package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A whole game of Lockdown alone, on either side of the board, played by clicks (L24.3, L26). */
@InChromium
class LockdownGameTest {

  /** The decisions at which the page is looked at on both screens. */
  private static final List<Integer> LOOKS = List.of(3, 20);

  @ParameterizedTest
  @CsvSource({"base, 27", "mars, 30"})
  void isPlayedToItsEndThroughThePage(String board, int rooms, Guests guests) {
    Guest guest =
        guests
            .arrive(Screen.LAPTOP)
            .newTable("lockdown", 1, "Marek")
            .choose("[name=option-board]", board)
            .openTable()
            .atTheTable();
    guest.mayChoose();
    assertThat(guest.page().locator("scene-map .node[data-thing^=room-]")).hasCount(rooms);
    Random random = new Random(5);
    int decisions = 0;
    while (guest.mayChoose()) {
      if (LOOKS.contains(decisions)) fitsBothScreens(guest, board + "-" + decisions);
      guest.chooseAny(random, List.of("move"));
      decisions++;
    }
    assertThat(decisions).isGreaterThan(10);
    assertThat(guest.see("[data-over]").textContent()).isNotBlank();
    fitsBothScreens(guest, board + "-over");
  }

  private static void fitsBothScreens(Guest guest, String moment) {
    for (Screen screen : List.of(Screen.PHONE, Screen.LAPTOP)) {
      guest.page().setViewportSize(screen.width, screen.height);
      guest.mayChoose();
      guest.barIsInSight();
      String name = "lockdown-" + moment + "-" + screen.name().toLowerCase(Locale.ROOT);
      guest.photograph(name);
      guest.fitsTheScreen(name);
    }
  }
}
