package starboard.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes the pictures of README and guide from the program itself: guided games, whose chance is the
 * same for everybody, played by the first mark of their guide. Arguments: the folder of pictures, a
 * folder for the frames of the animation; then boards, evening or animation for less than all.
 */
final class Pictures {

  /** Each box, and after how many answers there is something to be seen. */
  private static final Map<String, Integer> BOXES =
      Map.of("nemesis", 30, "voidseeders", 34, "lockdown", 40, "clank", 40, "rone", 34);

  private static final Map<String, String> LOCALES = Map.of("", "en-GB", ".cs", "cs-CZ");

  private static final List<String> PARTS = List.of("boards", "evening", "animation");

  private static final int FRAMES = 12;

  private final Guests guests;
  private final Path folder;

  private Pictures(Guests guests, Path folder) {
    this.guests = guests;
    this.folder = folder;
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Path frames = Files.createDirectories(Path.of(args[1]));
    try (House house = new House();
        Guests guests = new Guests(house)) {
      Pictures pictures = new Pictures(guests, folder);
      List<String> parts = args.length > 2 ? List.of(args).subList(2, args.length) : PARTS;
      if (parts.contains("boards")) BOXES.forEach(pictures::board);
      if (parts.contains("evening")) LOCALES.forEach(pictures::evening);
      if (parts.contains("animation")) pictures.animation(frames);
    }
  }

  private Guest begin(String box, Screen screen, String locale) {
    Guest guest = guests.arrive(screen, locale);
    guest.goTo("/").click("[data-game=" + box + "] [data-guided]").atTheTable();
    guest.see("[data-coach]");
    return guest;
  }

  private static void play(Guest guest, int answers) {
    guest.page().evaluate(Scripts.named("marked"), Map.of("answers", answers));
    guest.mayChoose();
  }

  /** The table in the middle of a game, without its guide. */
  private void board(String box, int answers) {
    Guest guest = begin(box, Screen.LAPTOP, "en-GB");
    play(guest, answers);
    letGo(guest);
    keep(guest, box);
  }

  private static void letGo(Guest guest) {
    guest.see("[data-coach] [data-hint]");
    guest.page().keyboard().press(".");
    guest.page().waitForFunction("() => !document.querySelector('[data-coach]')");
  }

  /** The way of an evening: door, table, guide, rules, questions, story, time line; and a phone. */
  private void evening(String language, String locale) {
    Guest guest = begin("nemesis", Screen.LAPTOP, locale);
    play(guest, 12);
    guest.see("[data-coach] [data-hint]");
    keep(guest, "guided" + language);
    letGo(guest);
    guest.click("[data-bar] :is([data-refused], [data-why])").see("[data-why-panel]");
    keep(guest, "why" + language);
    guest.page().keyboard().press("Escape");
    guest.page().keyboard().press("t");
    guest.see("[data-text-view]");
    for (String question :
        language.isEmpty() ? List.of("where", "danger") : List.of("kde", "nebezpečí")) {
      guest.fill("[name=question]", question).page().keyboard().press("Enter");
      guest.see("[data-answer] p");
    }
    keep(guest, "text" + language);
    guest.page().keyboard().press("t");
    guest.goTo("/").see(".my-turn");
    keep(guest, "front" + language);
    guest.newTable("clank", 3, "Pavla").choose("[name=kind-1]", "link");
    guest.openTable().see(".lobby");
    keep(guest, "lobby" + language);
    Guest thief = begin("clank", Screen.LAPTOP, locale);
    play(thief, 2000);
    thief.see("[data-story-open]");
    thief.click("[data-story-open]").see("[data-watch]");
    keep(thief, "story" + language);
    thief.page().locator("[data-watch]").nth(8).click();
    thief.see("[data-replay]");
    keep(thief, "replay" + language);
    Guest phone = begin("lockdown", Screen.PHONE, locale);
    play(phone, 40);
    letGo(phone);
    keep(phone, "phone" + language);
  }

  /** Some answers of a game in a row, a frame for each. */
  private void animation(Path frames) {
    Guest guest = begin("nemesis", Screen.LAPTOP, "en-GB");
    play(guest, 24);
    for (int frame = 0; frame < FRAMES; frame++) {
      guest.see("[data-coach] [data-hint]");
      guest.page().waitForTimeout(400);
      String name = String.format(Locale.ROOT, "frame-%02d.png", frame);
      guest.page().screenshot(new Page.ScreenshotOptions().setPath(frames.resolve(name)));
      play(guest, 1);
    }
  }

  private void keep(Guest guest, String name) {
    guest.page().waitForTimeout(600);
    guest.page().screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
  }
}
