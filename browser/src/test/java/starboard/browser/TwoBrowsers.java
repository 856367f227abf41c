package starboard.browser;

/** Two people with browsers of their own at one table. */
final class TwoBrowsers {
  private TwoBrowsers() {}

  /** The first opens a table, the second comes by the link. */
  static void sitDown(String game, Guest marek, Guest pavla) {
    marek.newTable(game, 2, "Marek").choose("[name=kind-1]", "link").openTable();
    String link = marek.see(".lobby .seat-link").textContent();
    pavla.goTo(link).fill("[name=name]", "Pavla").click("form .btn.main");
    pavla.see("[data-phrase]");
    pavla.click("main .btn.main").atTheTable();
    marek.atTheTable();
  }

  /** Who of them has something to choose; waits until somebody has. */
  static Guest whoDecides(Guest one, Guest other) {
    for (int i = 0; i < 400; i++) {
      if (one.hasOptions()) return one;
      if (other.hasOptions()) return other;
      one.page().waitForTimeout(25);
    }
    throw new AssertionError("nobody has anything to choose");
  }
}
