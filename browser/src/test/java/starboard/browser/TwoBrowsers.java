package starboard.browser;

import java.util.Random;

/** Two people with browsers of their own at one table. */
record TwoBrowsers(Guest marek, Guest pavla) {
  static TwoBrowsers sitDown(Guests guests, String game) {
    return sitDown(game, guests.arrive(Screen.LAPTOP), guests.arrive(Screen.LAPTOP));
  }

  /** The first opens a table, the second comes by the link. */
  static TwoBrowsers sitDown(String game, Guest marek, Guest pavla) {
    return sitDown(marek.newTable(game, 2, "Marek"), pavla);
  }

  /** The first has filled in the form. */
  static TwoBrowsers sitDown(Guest marek, Guest pavla) {
    marek.choose("[name=kind-1]", "link").openTable();
    pavla.askForTheSeat(marek.linkInTheLobby(), "Pavla").enter().atTheTable();
    marek.atTheTable();
    return new TwoBrowsers(marek, pavla);
  }

  /** Waits until both see the same, and one of them is asked or the game is over. */
  void keepUp() {
    marek
        .page()
        .waitForCondition(
            () ->
                marek.entry() == pavla.entry()
                    && (marek.hasOptions() || pavla.hasOptions() || marek.over()));
  }

  /** Marek chooses until it is not his turn any more. */
  void letMarekFinish(Random random) {
    for (keepUp(); marek.hasOptions(); keepUp()) marek.chooseAny(random);
  }

  /** One of them chooses, whoever is asked; false once the game is over. */
  boolean choose(Random random) {
    keepUp();
    if (marek.over()) return false;
    (marek.hasOptions() ? marek : pavla).chooseAny(random);
    return true;
  }
}
