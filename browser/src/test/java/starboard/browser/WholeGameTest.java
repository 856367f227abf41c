package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A whole game of each title in which everything that happens is told: by the mouse, by the
 * keyboard, and by the words of the text view alone. In a usual build one of each way; with {@code
 * -Pdeep} all. Whoever plays is in a hurry, so that games are short.
 */
@InChromium
class WholeGameTest {

  /** A deep run can be made in pieces: {@code -Donly=RONE-.*}. */
  private static final String ONLY = System.getProperty("only", ".*");

  /** So many answers end no game: something goes in circles. */
  private static final int MOST = 900;

  /**
   * A table and how its game is hurried to its end: what is chosen first of what is offered, by the
   * beginnings of its words.
   */
  enum Title {
    DEMO("demo", 2, Map.of(), "Pass"),
    NEMESIS("nemesis", 1, Map.of(), "Pass", "Play:", "Keep:"),
    VOID_SEEDERS("nemesis", 2, Map.of("option-species", "void-seeders", "bot-1", "cadet"), "Pass"),
    LOCKDOWN("lockdown", 1, Map.of(), "Pass"),
    CLANK(
        "clank",
        2,
        Map.of("bot-1", "cadet"),
        "Steal",
        "Hack",
        "Take",
        "Play ",
        "Enter",
        "Fight",
        "Walk",
        "End your turn"),
    RONE(
        "rone",
        2,
        Map.of("option-mode", "quick", "bot-1", "cadet"),
        "All:",
        "The rest",
        "Play ",
        "Use ",
        "End the main phase");

    private final String game;
    private final int players;
    private final Map<String, String> chosen;
    private final List<String> first;

    Title(String game, int players, Map<String, String> chosen, String... first) {
      this.game = game;
      this.players = players;
      this.chosen = chosen;
      this.first = List.of(first);
    }

    /** Opens such a table by the form and sits down at it. */
    Guest laidBy(Guest guest) {
      guest.newTable(game, players, "Marek");
      chosen.forEach((field, value) -> guest.choose("[name=" + field + "]", value));
      return guest.openTable();
    }

    /** The place in their order of what words say; the last one if they say none of it. */
    int rank(String words) {
      int rank = 0;
      while (rank < first.size() && !words.startsWith(first.get(rank))) rank++;
      return rank;
    }
  }

  /** How somebody plays who can do nothing else. */
  enum Way {
    MOUSE,
    KEYBOARD,
    TEXT
  }

  static Stream<Arguments> games() {
    return Stream.of(Title.values())
        .flatMap(title -> Stream.of(Way.values()).map(way -> Arguments.of(title, way)));
  }

  private static boolean isUsual(Title title, Way way) {
    return switch (way) {
      case MOUSE -> title == Title.VOID_SEEDERS;
      case KEYBOARD -> title == Title.LOCKDOWN;
      case TEXT -> title == Title.NEMESIS;
    };
  }

  @ParameterizedTest
  @MethodSource("games")
  void isPlayedToItsEnd(Title title, Way way, Guests guests) {
    assumeTrue(isUsual(title, way) || Boolean.getBoolean("starboard.deep"));
    assumeTrue((title + "-" + way).matches(ONLY));
    Guest guest = title.laidBy(guests.arriveToBeTold(Screen.LAPTOP, "step"));
    guest.page().waitForFunction(SOMETHING);
    Player player =
        switch (way) {
          case MOUSE -> new ByMouse(guest, title);
          case KEYBOARD -> new ByKeys(guest, title);
          case TEXT -> new ByText(guest, title);
        };
    player.begin();
    int answers = 0;
    for (; answers < MOST && player.goesOn(); answers++) player.answer();
    guest.photograph("whole-" + title + "-" + way);
    assertThat(player.isOver()).as("the end is reached after %d answers", answers).isTrue();
    assertThat(player.told).as("things told").isGreaterThan(5);
  }

  /** A beat, a question one may answer, or the end. */
  private static final String SOMETHING =
      """
      () => document.querySelector('[data-strip], [data-over], [data-text-view]')
        || document.querySelector('[data-bar] :is([data-option], [data-group]):enabled')
      """;

  /** Somebody who reads what happens, and answers. */
  private abstract static class Player {
    final Guest guest;
    final Page page;
    final Title title;
    final Random random = new Random(3);
    int told;

    Player(Guest guest, Title title) {
      this.guest = guest;
      this.page = guest.page();
      this.title = title;
    }

    void begin() {}

    /** Waits for a question; false at the end. */
    abstract boolean goesOn();

    abstract void answer();

    boolean isOver() {
      return guest.over();
    }

    /** Of what is offered in words, one of those that come first. */
    int pick(List<String> offered) {
      int best = offered.stream().mapToInt(title::rank).min().orElseThrow();
      int[] those =
          IntStream.range(0, offered.size())
              .filter(i -> title.rank(offered.get(i)) == best)
              .toArray();
      return those[random.nextInt(those.length)];
    }

    /** Until this page has heard that its answer was carried out. */
    void waitBehind(int entry) {
      page.waitForFunction(
          "before => document.querySelector('starboard-table')?.view.entry > before", entry);
    }
  }

  /** Sees the bar, and passes from beat to beat. */
  private abstract static class Onlooker extends Player {
    Onlooker(Guest guest, Title title) {
      super(guest, title);
    }

    abstract void next();

    /** Presses what carries out what is selected; whether that was still there. */
    abstract boolean confirm();

    /** Presses something that is offered; whether that was still there. */
    abstract boolean choose(Map<?, ?> offer);

    /** Opens groups and confirms until the answer is given. */
    @Override
    void answer() {
      int before = guest.entry();
      for (int pressed = 0; guest.entry() == before && pressed < 4; pressed++) {
        List<Map<?, ?>> offered = offered();
        if (!mayConfirm() && offered.isEmpty()) return;
        if (!(mayConfirm() ? confirm() : choose(one(offered)))) return;
        guest.answered();
        if (page.locator("[data-strip]").count() > 0 || guest.over()) return;
      }
    }

    @Override
    boolean goesOn() {
      while (true) {
        page.waitForFunction(SOMETHING);
        Object said = page.evaluate(SAID);
        if (said == null) {
          if (guest.over()) return false;
          if (guest.hasOptions()) return true;
          continue;
        }
        assertThat(String.valueOf(said)).as("what is told").isNotBlank();
        told++;
        page.evaluate("window.now = document.querySelector('beat-strip')?.now");
        next();
        page.waitForFunction(ANOTHER);
      }
    }

    private static final String SAID =
        "() => document.querySelector('[data-strip] [aria-live]')?.textContent ?? null";

    private static final String ANOTHER =
        """
        () => !document.querySelector('beat-strip') || document.querySelector('beat-strip').now !== window.now
        """;

    /** What the bar offers: the words on each button and its key. */
    static final String OFFERED =
        """
        () => [...document.querySelectorAll('[data-bar] :is([data-option], [data-group])')].filter(one => !one.disabled && one.checkVisibility())
          .map(one => ({words: (one.getAttribute('aria-label') ?? (one.querySelector('.l') ?? one).textContent.replace(one.querySelector('kbd')?.textContent ?? '', '')).replace(/\\s+/g, ' ').trim(),
            key: one.querySelector('kbd')?.textContent ?? '', at: one.dataset.option ? `[data-option="${CSS.escape(one.dataset.option)}"]` : `[data-group="${CSS.escape(one.dataset.group)}"]`}))
        """;

    private List<Map<?, ?>> offered() {
      return ((List<?>) page.evaluate(OFFERED))
          .stream().<Map<?, ?>>map(one -> (Map<?, ?>) one).filter(this::canBeReached).toList();
    }

    boolean canBeReached(Map<?, ?> offer) {
      return true;
    }

    private Map<?, ?> one(List<Map<?, ?>> offered) {
      return offered.get(
          pick(offered.stream().map(offer -> String.valueOf(offer.get("words"))).toList()));
    }

    boolean mayConfirm() {
      return page.locator("[data-confirm]:enabled").count() > 0;
    }
  }

  private static final class ByMouse extends Onlooker {
    ByMouse(Guest guest, Title title) {
      super(guest, title);
    }

    @Override
    void next() {
      // a reaction may take the strip's place under the mouse
      page.evaluate("document.querySelector('[data-next]')?.click()");
    }

    /** A button may go while the mouse is on its way: somebody reacts, or a bot has answered. */
    private boolean press(String selector) {
      try {
        page.click("[data-bar] " + selector, new Page.ClickOptions().setTimeout(LOST));
        return true;
      } catch (TimeoutError gone) {
        return false;
      }
    }

    private static final int LOST = 15_000;

    @Override
    boolean confirm() {
      return press("[data-confirm]:enabled");
    }

    @Override
    boolean choose(Map<?, ?> offer) {
      return press(String.valueOf(offer.get("at")));
    }
  }

  /** Presses only keys that are printed. */
  private static final class ByKeys extends Onlooker {
    ByKeys(Guest guest, Title title) {
      super(guest, title);
    }

    @Override
    void next() {
      page.keyboard().press("Space");
    }

    @Override
    boolean canBeReached(Map<?, ?> offer) {
      return !String.valueOf(offer.get("key")).isEmpty();
    }

    @Override
    boolean confirm() {
      page.keyboard().press("Enter");
      return true;
    }

    @Override
    boolean choose(Map<?, ?> offer) {
      String printed = String.valueOf(offer.get("key"));
      boolean shifted = printed.startsWith("⇧");
      page.keyboard()
          .press(shifted ? "Shift+" + printed.charAt(1) : printed.toLowerCase(Locale.ROOT));
      return true;
    }
  }

  /** Reads headings and lists, and presses buttons by their words; the picture is not there. */
  private static final class ByText extends Player {
    ByText(Guest guest, Title title) {
      super(guest, title);
    }

    @Override
    void begin() {
      page.keyboard().press("t");
      guest.see("[data-text-view]");
    }

    private Locator view() {
      return page.locator("[data-text-view]");
    }

    @Override
    boolean goesOn() {
      page.waitForFunction(
          """
          () => document.querySelector('[data-text-option]') || document.querySelector('starboard-table').view.result
          """);
      return !isOver();
    }

    @Override
    boolean isOver() {
      return view().getByText("The game is over").count() > 0;
    }

    @Override
    void answer() {
      int before = guest.entry();
      told += view().locator("[data-news] li").count();
      List<String> offered = view().locator("[data-text-option]").allInnerTexts();
      if (offered.isEmpty()) return;
      int chosen = pick(offered);
      if (chosen < 9) {
        page.keyboard().press(Integer.toString(chosen + 1));
      } else {
        view().locator("[data-text-option]").nth(chosen).press("Enter");
      }
      waitBehind(before);
    }
  }
}
