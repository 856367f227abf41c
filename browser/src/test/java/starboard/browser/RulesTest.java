package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.MouseButton;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The rules are where they are needed: by a click, a long press and a key, in the reader's
 * language.
 */
@InChromium
class RulesTest {

  private static final Pattern A_RULE = Pattern.compile("^N\\d+.*", Pattern.DOTALL);

  /** Somebody who is asked for an action in a game of Nemesis. */
  private static Page atATurn(Screen screen, String locale, Guests guests) {
    Guest guest = guests.arrive(screen, locale).newTable("nemesis", 1, "Marek").openTable();
    guest.atTheTable().mayChoose();
    for (int i = 0; i < 8 && guest.page().locator(BARRED).count() == 0; i++) {
      guest.chooseAny(new Random(i));
      guest.mayChoose();
    }
    return guest.page();
  }

  private static final String BARRED = "[data-why]";

  private static Locator heading(Page page) {
    return page.locator("rule-panel h2");
  }

  @ParameterizedTest
  @CsvSource({"LAPTOP, en-GB", "PHONE, cs-CZ"})
  void aChipOpensItsParagraphAndLinksLeadOn(Screen screen, String locale, Guests guests) {
    Page page = atATurn(screen, locale, guests);
    Locator chip = page.locator("[data-bar] [data-rule]").first();
    String rule = chip.getAttribute("data-rule");
    chip.click();
    assertThat(heading(page)).containsText(rule);
    assertThat(page.locator("rule-panel .words")).not().isEmpty();
    Locator link = page.locator("rule-panel .leaf .rulechip[data-rule]").first();
    String next = link.getAttribute("data-rule");
    link.click();
    assertThat(heading(page)).containsText(next);
    page.keyboard().press("Escape");
    assertThat(page.locator("rule-panel")).hasCount(0);
    assertThat(chip).isFocused();
  }

  @Test
  void theRulesAreSearchedByWordsOfTheReader(Guests guests) {
    Page page = atATurn(Screen.LAPTOP, "cs-CZ", guests);
    page.keyboard().press("/");
    page.fill("rule-panel input", "infekce");
    assertThat(page.locator("rule-panel .toc [data-rule]").first()).isVisible();
    page.fill("rule-panel input", "N2.11");
    page.keyboard().press("Enter");
    assertThat(heading(page)).containsText("N2.11");
    page.locator("rule-panel .words .term").first().click();
    assertThat(page.locator("rule-panel .toc [data-rule='N2.11']")).isVisible();
  }

  /** A long press is heard as the right button is; the key I explains what has the focus. */
  @ParameterizedTest
  @CsvSource({"LAPTOP", "PHONE"})
  void aThingNamesTheRulesThatSpeakOfIt(Screen screen, Guests guests) {
    Page page = atATurn(screen, "en-GB", guests);
    Locator room = page.locator(".stage .node[data-thing='room-011']");
    room.click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
    assertThat(page.locator(".about h2")).containsText("Hibernatorium");
    page.keyboard().press("Escape");
    assertThat(page.locator(".about")).hasCount(0);
    room.focus();
    page.keyboard().press("i");
    assertThat(page.locator(".about h2")).containsText("Hibernatorium");
    page.locator(".about .rulechip").first().click();
    assertThat(heading(page)).hasText(A_RULE);
  }

  @ParameterizedTest
  @CsvSource({"LAPTOP, en-GB", "PHONE, cs-CZ"})
  void whatIsRefusedSaysWhyByWhichRuleAndWhatWouldHelp(
      Screen screen, String locale, Guests guests) {
    Page page = atATurn(screen, locale, guests);
    page.locator(BARRED).first().click();
    Locator lines = page.locator("[data-why-panel] .toc [data-refused]");
    if (lines.count() > 0) lines.first().click();
    assertThat(page.locator("[data-why-panel] [data-fact]")).not().isEmpty();
    assertThat(page.locator("[data-why-panel] .outs li").first()).not().isEmpty();
    Locator rule = page.locator("[data-why-panel] .rulechip").first();
    assertThat(rule).hasText(A_RULE);
    String id = rule.getAttribute("data-rule");
    rule.click();
    assertThat(heading(page)).containsText(id);
  }
}
