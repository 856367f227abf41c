package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Questions typed into the text view. */
@InChromium
class QuestionsTest {

  @Test
  void areAnsweredAndTheDecisionStaysOpen(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.PHONE, "nemesis", 1);
    guest.chooseSome(3, new Random(1));
    Page page = guest.page();
    page.keyboard().press("t");
    guest.see("[data-text-view]");
    int options = page.locator("[data-text-option]").count();
    Locator answers = page.locator("[data-answer]");
    for (String question :
        new String[] {"where", "exits", "danger", "hand", "why not", "tralala"}) {
      page.fill("[name=question]", question);
      page.keyboard().press("Enter");
      assertThat(answers.first().locator("h3")).hasText(question);
      assertThat(answers.first().locator("p")).not().isEmpty();
    }
    assertThat(answers.first()).containsText("I do not understand");
    assertThat(answers.last()).containsText("Hibernatorium");
    assertThat(options).isPositive();
    assertThat(page.locator("[data-text-option]")).hasCount(options);
    guest.fitsTheScreen("questions on a phone");
    guest.photograph("questions-phone");
  }

  @Test
  void areUnderstoodInCzech(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP, "cs-CZ").newTable("clank", 2, "Jana").openTable();
    guest.atTheTable().page().keyboard().press("t");
    guest.see("[data-text-view]");
    guest.fill("[name=question]", "kde").page().keyboard().press("Enter");
    assertThat(guest.see("[data-answer] p")).containsText("Jana");
  }
}
