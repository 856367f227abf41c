package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who wants to be forgotten: name and words leave the table. */
@InChromium
class ForgetTest {

  @Test
  void nameAndWordsLeaveTheTable(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "demo", 2);
    guest
        .openPanel("chat")
        .fill("starboard-chat [name=text]", "Ahoy from Marek")
        .page()
        .keyboard()
        .press("Enter");
    assertThat(guest.page().locator("starboard-chat")).containsText("Ahoy from Marek");
    guest.openPanel("seats").click("[data-forget] summary").click("[data-forget] .btn");
    guest
        .page()
        .waitForFunction(
            "() =>"
                + " !JSON.stringify(document.querySelector('starboard-table').view).includes('Marek')");
    guest.openPanel("chat");
    assertThat(guest.page().locator("starboard-table")).not().containsText("Ahoy");
  }
}
