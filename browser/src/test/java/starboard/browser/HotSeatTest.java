package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Two people at one device, with a curtain between them. */
@InChromium
class HotSeatTest {

  @Test
  void theCurtainNamesTheNextAndHidesEverything(Guests guests) {
    Guest device = forTwo(guests.arrive(Screen.PHONE).newTable("nemesis", 2, "Marek"));
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
    Guest form = guests.arrive(Screen.PHONE).newTable("demo", 2, "Marek");
    Guest device = forTwo(form.choose("[name=option-rounds]", "2"));
    Random random = new Random(12);
    Set<Object> sat = new HashSet<>();
    Object last = null;
    while (!device.over()) {
      boolean curtain = device.behindTheCurtain();
      if (curtain) device.click(".curtain .btn.main");
      if (!device.mayChoose()) break;
      if (!device.viewer().equals(last)) {
        assertThat(curtain).as("a curtain before another one decides").isTrue();
      }
      last = device.viewer();
      sat.add(last);
      device.chooseAny(random);
    }
    assertThat(sat).containsExactlyInAnyOrder(0, 1);
    assertThat(device.page().locator(".result")).containsText("Pavla");
    device.photograph("hot-seat-over");
    device.page().keyboard().press("Escape");
    assertThat(device.page().locator(".result")).hasCount(0);
  }

  /** Who sits at the same device agrees there to what another takes back. */
  @Test
  void whoSitsHereTooAgreesToAnUndo(Guests guests) {
    Guest device = forTwo(guests.arrive(Screen.LAPTOP).newTable("demo", 2, "Marek"));
    Random random = new Random(2);
    for (int i = 0; i < 40 && !"consent".equals(device.back()); i++) {
      if (device.behindTheCurtain()) device.click(".curtain .btn.main");
      device.mayChoose();
      device.chooseAny(random);
      if (device.behindTheCurtain()) {
        device.click(".curtain .row .btn");
        device
            .page()
            .waitForFunction(
                "() => typeof document.querySelector('starboard-table')?.view.viewer === 'number'");
        if ("consent".equals(device.back())) break;
        tell(device, "look", "null");
        device.see("starboard-curtain");
      }
    }
    assertThat(device.back()).isEqualTo("consent");
    int before = device.answers();
    device.click("[data-back]");
    device.click("[data-undo-agree]");
    device.until(
        "(document.querySelector('starboard-live').live.view?.answers ?? given) < given", before);
  }

  /** An alert is for whom it is about: the next one at the device has done nothing wrong. */
  @Test
  void whatOneWasRefusedTheNextDoesNotRead(Guests guests) {
    Guest device = forTwo(guests.arrive(Screen.LAPTOP).newTable("demo", 2, "Marek"));
    device.behindTheCurtain();
    device.click(".curtain .btn.main").atTheTable();
    tell(device, "command", "{cmd: 'rename', name: 'x'.repeat(99)}");
    assertThat(device.page().locator(".note.bad")).hasCount(1);
    tell(device, "look", "null");
    device.see("starboard-curtain");
    tell(device, "look", "1");
    device.atTheTable();
    assertThat(device.page().locator(".note.bad")).hasCount(0);
  }

  private static void tell(Guest device, String what, String detail) {
    String event = "new CustomEvent('" + what + "', {detail: " + detail + "})";
    device.page().evaluate("document.querySelector('starboard-live').dispatchEvent(" + event + ")");
  }

  private static Guest forTwo(Guest form) {
    return form.choose("[name=kind-1]", "here").fill("[name=name-1]", "Pavla").openTable();
  }
}
