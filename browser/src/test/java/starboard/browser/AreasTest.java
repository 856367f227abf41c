package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A map of many places: whole on a laptop, one area at a time on a phone. */
@InChromium
class AreasTest {

  private static final String NODES =
      "() => [...document.querySelectorAll('scene-map .node')].map(({dataset}) => dataset.thing)";

  private static List<?> drawn(Guest guest) {
    return (List<?>) guest.page().evaluate(NODES);
  }

  private static int places(Guest guest) {
    String all = "document.querySelector('scene-map').map.nodes.length";
    return ((Number) guest.page().evaluate(all)).intValue();
  }

  @Test
  void aLaptopShowsAllPlacesByTheirCodes(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "clank", 2);
    guest.mayChoose();
    assertThat(drawn(guest)).hasSize(places(guest));
    List<String> codes = guest.page().locator("scene-map .node .code").allTextContents();
    assertThat(codes).hasSizeGreaterThan(40).doesNotHaveDuplicates().allMatch(AreasTest::isCode);
    assertThat(guest.page().locator(".areas").count()).isZero();
    assertThat(guest.page().locator(".market .shelf:visible").count()).isPositive();
  }

  private static boolean isCode(String text) {
    return text.matches("[A-Z]\\d+");
  }

  @Test
  void aPhoneShowsOneAreaAtATime(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.PHONE, "clank", 2);
    guest.mayChoose();
    Page page = guest.page();
    guest.see(".areas [aria-pressed=true]");
    Set<Object> seen = new LinkedHashSet<>();
    Locator areas = page.locator(".areas button");
    assertThat(areas.count()).isEqualTo(6);
    for (int i = 0; i < areas.count(); i++) {
      areas.nth(i).click();
      page.waitForFunction(
          "i => document.querySelectorAll('.areas button')[i].ariaPressed === 'true'", i);
      assertThat(drawn(guest)).hasSizeLessThan(30);
      seen.addAll(drawn(guest));
      guest.fitsTheScreen("area " + i);
      guest.everyButtonIsLargeEnough("area " + i);
    }
    assertThat(seen).hasSize(places(guest));
  }

  @Test
  void onAPhoneTheMarketTakesThePlaceOfTheMap(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.PHONE, "clank", 2);
    guest.mayChoose();
    Page page = guest.page();
    assertThat(page.locator(".market").isVisible()).isFalse();
    guest.click(".swap").see(".market .shelf");
    assertThat(page.locator("scene-map").isVisible()).isFalse();
    guest.fitsTheScreen("the market");
    guest.everyButtonIsLargeEnough("the market");
    guest.click(".swap").see("scene-map .node");
    assertThat(page.locator(".market").isVisible()).isFalse();
  }
}
