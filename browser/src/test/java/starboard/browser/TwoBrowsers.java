package starboard.browser;

import com.microsoft.playwright.Page;
import java.util.Random;

/** Two people with browsers of their own at one table. */
record TwoBrowsers(Guest marek, Guest pavla) {
  private static final int PATIENCE = 60_000;

  static TwoBrowsers sitDown(Guests guests, String game) {
    return sitDown(game, guests.arrive(Screen.LAPTOP), guests.arrive(Screen.LAPTOP));
  }

  /** The first opens a table, the second comes by the link. */
  static TwoBrowsers sitDown(String game, Guest marek, Guest pavla) {
    marek.newTable(game, 2, "Marek").choose("[name=kind-1]", "link").openTable();
    pavla.askForTheSeat(marek.linkInTheLobby(), "Pavla").enter().atTheTable();
    marek.atTheTable();
    return new TwoBrowsers(marek, pavla);
  }

  /** One of them chooses, whoever is asked; false once the game is over. */
  boolean choose(Random random) {
    marek
        .page()
        .waitForCondition(
            () -> marek.hasOptions() || pavla.hasOptions() || marek.over(),
            new Page.WaitForConditionOptions().setTimeout(PATIENCE));
    if (marek.over()) return false;
    (marek.hasOptions() ? marek : pavla).chooseAny(random);
    return true;
  }
}
