package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every title is played with what happens being told: by the mouse, by keys alone, and by the text
 * view alone. To the end if deep, else through its first questions.
 */
@InChromium
class ToldGamesTest {

  private static final boolean DEEP = Boolean.getBoolean("starboard.deep");

  /** How many questions a usual build answers in each way. */
  private static final int SOME = 12;

  /** No game asks one of its players more often, however he plays. */
  private static final int MOST = 3_000;

  enum Title {
    NEMESIS("nemesis", 1, Map.of()),
    VOID_SEEDERS("nemesis", 1, Map.of("species", "void-seeders")),
    LOCKDOWN("lockdown", 1, Map.of()),
    CLANK("clank", 2, Map.of()),
    RONE("rone", 2, Map.of());

    final String game;
    final int players;
    final Map<String, String> options;

    Title(String game, int players, Map<String, String> options) {
      this.game = game;
      this.players = players;
      this.options = options;
    }
  }

  /** What was told and answered. */
  private static final class Tally {
    int beats;
    int answers;

    boolean enough() {
      return !DEEP && answers >= SOME;
    }
  }

  private static Guest opened(Title title, Guests guests) {
    Guest guest = guests.arriveToBeTold(Screen.LAPTOP, "step");
    guest.newTable(title.game, title.players, "Marek");
    title.options.forEach((option, value) -> guest.choose("[name=option-" + option + "]", value));
    guest.openTable();
    guest.see("[data-bar], " + BeatsTest.STRIP);
    return guest;
  }

  private static void wasTold(Guest guest, Tally tally) {
    assertThat(tally.answers).isGreaterThanOrEqualTo(SOME / 2);
    if (!DEEP) return;
    assertThat(guest.over()).as("the game is over").isTrue();
    assertThat(tally.beats).as("beats").isPositive();
    guest.see(".result");
  }

  @ParameterizedTest
  @EnumSource
  void byTheMouse(Title title, Guests guests) {
    Guest guest = opened(title, guests);
    Random random = new Random(3);
    Tally tally = new Tally();
    for (int i = 0; i < MOST && !tally.enough(); i++) {
      guest.page().waitForFunction(BeatsTest.SOMETHING);
      if (BeatsTest.told(guest)) {
        tally.beats++;
        BeatsTest.goOn(guest);
      } else if (guest.over()) {
        break;
      } else if (guest.hasOptions()) {
        guest.chooseAny(random);
        tally.answers++;
      }
    }
    wasTold(guest, tally);
  }

  @ParameterizedTest
  @EnumSource
  void byKeys(Title title, Guests guests) {
    Guest guest = opened(title, guests);
    Tally tally = new Tally();
    for (int i = 0; i < MOST && !tally.enough(); i++) {
      guest.page().waitForFunction(BeatsTest.SOMETHING);
      if (BeatsTest.told(guest)) {
        tally.beats++;
        guest.page().evaluate("window.now = document.querySelector('beat-strip')?.now");
        guest.page().keyboard().press("Space");
        guest.page().waitForFunction(BeatsTest.ANOTHER);
      } else if (guest.over()) {
        break;
      } else {
        int before = guest.answers();
        KeyboardTest.press(guest, i);
        if (guest.answers() > before) tally.answers++;
      }
    }
    wasTold(guest, tally);
  }

  private static final String ASKED =
      "() => document.querySelector('[data-text-option], [data-over]')";

  @ParameterizedTest
  @EnumSource
  void byTheTextViewAlone(Title title, Guests guests) {
    Guest guest = opened(title, guests);
    guest.page().keyboard().press("Escape");
    guest.page().keyboard().press("t");
    Random random = new Random(5);
    Tally tally = new Tally();
    for (int i = 0; i < MOST && !tally.enough(); i++) {
      guest.page().waitForFunction(ASKED);
      if (guest.over()) break;
      int before = guest.entry();
      if (guest.page().locator("[data-news] li").count() > 0) tally.beats++;
      int options = guest.page().locator("[data-text-option]").count();
      guest.page().locator("[data-text-option]").nth(random.nextInt(options)).press("Enter");
      guest
          .page()
          .waitForFunction(
              "before => document.querySelector('starboard-table').view.entry > before", before);
      tally.answers++;
    }
    wasTold(guest, tally);
  }
}
