package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is passed over unless one wants it: the end of a turn of Nemesis (N18.5). */
@InChromium
class WishTest {

  @Test
  void aSwitchOfTheBarBringsTheQuestionUp(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
    Random random = new Random(1);
    guest.mayChoose();
    guest.chooseAny(random);
    Locator wish = guest.see("[data-bar] [data-wish]");
    assertThat(wish).hasAttribute("aria-checked", "false");
    pass(guest, random);
    assertThat(guest.page().locator("[data-option=end-turn]")).hasCount(0);
    wish.click();
    assertThat(wish).hasAttribute("aria-checked", "true");
    guest.photograph("wish");
    pass(guest, random);
    guest.see("[data-option=end-turn]");
  }

  private static void pass(Guest guest, Random random) {
    for (String verb : List.of("pass", "done")) {
      guest.mayChoose();
      guest.chooseAny(random, List.of(verb));
    }
    guest.mayChoose();
  }
}
