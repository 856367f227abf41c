package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Two people at one device, with a curtain between them. */
@InChromium
class HotSeatTest {

  @Test
  void theCurtainNamesTheNextAndHidesEverything(Guests guests) {
    Guest device = guests.arrive(Screen.PHONE);
    device
        .newTable("nemesis", 2, "Marek")
        .choose("[name=kind-1]", "here")
        .fill("[name=name-1]", "Pavla")
        .openTable();
    Random random = new Random(4);
    int curtains = 0;
    for (int decisions = 0; curtains < 3 && decisions < 60; decisions++) {
      if (device.behindTheCurtain()) {
        curtains++;
        assertThat(device.page().locator("starboard-table")).hasCount(0);
        assertThat(device.viewer()).isEqualTo("public");
        assertThat(device.see(".curtain h1").textContent()).containsAnyOf("Marek", "Pavla");
        device.fitsTheScreen("curtain");
        device.photograph("curtain-phone");
        device.click(".curtain .btn.main");
      }
      device.mayChoose();
      device.chooseAny(random);
    }
    assertThat(curtains).isEqualTo(3);
  }

  @Test
  void aWholeGameIsPlayedAtOneDevice(Guests guests) {
    Guest device = guests.arrive(Screen.PHONE);
    device
        .newTable("demo", 2, "Marek")
        .choose("[name=option-rounds]", "2")
        .choose("[name=kind-1]", "here")
        .fill("[name=name-1]", "Pavla")
        .openTable();
    Random random = new Random(12);
    int curtains = 0;
    while (!device.over()) {
      if (device.behindTheCurtain()) {
        curtains++;
        device.click(".curtain .btn.main");
      }
      if (device.mayChoose()) device.chooseAny(random);
    }
    assertThat(curtains).isGreaterThan(6);
    assertThat(device.page().locator(".result")).containsText("Pavla");
    device.photograph("hot-seat-over");
  }
}
