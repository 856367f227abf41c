package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The log leads back to what it tells of. */
@InChromium
class MomentTest {

  @Test
  void aRowOfTheLogOpensItsMomentAndOneReturnsToNow(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    guest.chooseSome(5, new Random(10));
    int now = guest.entry();
    Locator row = guest.page().locator(".log .of-event .jump").first();
    int then = Integer.parseInt(row.textContent().strip());
    assertThat(then).isLessThan(now);
    for (String way : new String[] {"button", "key"}) {
      row.click();
      assertThat(guest.see(".note")).containsText("entry " + then);
      assertThat(guest.entry()).isEqualTo(then);
      assertThat(guest.hasOptions()).as("something to choose in the past").isFalse();
      assertThat(guest.page().locator("[data-bar] h2"))
          .hasText("You are looking at an earlier moment");
      assertThat(guest.page().locator("[data-bar]")).not().containsText("the others decide");
      if (way.equals("button")) guest.click(".note .btn");
      else guest.page().keyboard().press("Escape");
      guest.seeEntry(now);
      assertThat(guest.page().locator(".note")).hasCount(0);
      assertThat(guest.mayChoose()).isTrue();
    }
  }

  @Test
  void whatOnesOwnAnswerBroughtAboutIsToldFirst(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    guest.chooseSome(4, new Random(3));
    guest.page().keyboard().press("t");
    guest.see("[data-text-view]");
    Object first =
        guest
            .page()
            .evaluate(
                """
                () => {
                  const table = document.querySelector('starboard-table');
                  const own = table.view.log.filter(({n, kind}) => n === table.view.lastActed && kind === 'event').map(({text}) => text);
                  const told = [...document.querySelectorAll('[data-news] li')].map(({textContent}) => textContent);
                  return own.length > 0 && own.every((text, i) => (told[i] ?? '').includes(text));
                }
                """);
    assertThat(first).isEqualTo(true);
  }
}
