package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * RONE against the Invasion: two people decide at the same time, each in a browser of their own.
 */
@InChromium
class RoneCoOpTest {

  private static final boolean DEEP = Boolean.getBoolean("starboard.deep");

  /** What is done first of what is offered; the rest by chance. */
  private static final List<String> VERBS =
      List.of("deal-all", "rest", "keep-all", "play", "use", "activate", "stop", "end-phase");

  @Test
  void bothDecideAtTheSameTime(Guests guests) {
    Guest marek = guests.arrive(Screen.LAPTOP).newTable("rone", 2, "Marek");
    marek.choose("[name=option-mode]", "co-op").choose("[name=option-difficulty]", "story");
    Guest pavla = guests.arrive(Screen.LAPTOP, "cs-CZ");
    TwoBrowsers two = TwoBrowsers.sitDown(marek, pavla);
    Random random = new Random(7);
    reachTheTurns(two, random);
    for (int i = 0; i < 3; i++) {
      int before = marek.entry();
      marek.pick("draw");
      pavla.pick("draw");
      marek.send();
      pavla.send();
      marek.seeEntry(before + 2);
      pavla.seeEntry(before + 2);
    }
    anAnswerLeavesAloneWhatTheOtherHasPicked(marek, pavla);
    anAnswerLeavesAloneWhatTheOtherHasPicked(pavla, marek);
    int together = 0;
    int clicks = 0;
    for (two.keepUp(); !marek.over(); two.keepUp()) {
      boolean both = marek.hasOptions() && pavla.hasOptions();
      if (both) together++;
      if (clicks == 6) fitsBothScreens(pavla, "co-op");
      if (!DEEP && clicks > 10 && bothDraw(two)) break;
      Guest next = (both && random.nextBoolean()) || !marek.hasOptions() ? pavla : marek;
      if (!next.takeShortcut("store-all")) next.chooseAny(random, VERBS);
      clicks++;
    }
    assertThat(together).as("decisions at which both were asked").isGreaterThan(5);
    if (DEEP) assertThat(pavla.see("[data-over]").textContent()).isNotBlank();
  }

  private static boolean bothDraw(TwoBrowsers two) {
    return two.marek().asked().equals("choose-draw") && two.pavla().asked().equals("choose-draw");
  }

  /** Until both have begun their first turn. */
  private static void reachTheTurns(TwoBrowsers two, Random random) {
    for (two.keepUp(); !bothDraw(two); two.keepUp()) {
      for (Guest guest : List.of(two.marek(), two.pavla())) {
        if (guest.hasOptions() && !guest.asked().equals("choose-draw")) guest.chooseAny(random);
      }
    }
  }

  /** What one sends does not take away what the other is about to send. */
  private static void anAnswerLeavesAloneWhatTheOtherHasPicked(Guest one, Guest other) {
    other.pick("draw");
    one.pick("draw");
    int before = other.entry();
    one.send();
    other.seeEntry(before + 1);
    other.send();
    one.seeEntry(before + 2);
    other.seeEntry(before + 2);
  }

  private static void fitsBothScreens(Guest guest, String moment) {
    for (Screen screen : List.of(Screen.PHONE, Screen.LAPTOP)) {
      guest.page().setViewportSize(screen.width, screen.height);
      guest.barIsInSight();
      String name = "rone-" + moment + "-" + screen.name().toLowerCase(Locale.ROOT);
      guest.photograph(name);
      guest.fitsTheScreen(name);
    }
  }
}
