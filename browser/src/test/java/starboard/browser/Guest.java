package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Somebody with a browser: what they see, do and receive. */
final class Guest {
  private static final Path PICTURES = Path.of("target", "screenshots");

  /** How long a slow machine may take, in milliseconds. */
  static final int PATIENCE = 90_000;

  /** After so many milliseconds a click that seems lost is repeated. */
  private static final int LOST = 15_000;

  private static final String ANSWERED =
      "document.querySelector('starboard-table')?.view.entry !== before";

  /** How the selector of a group begins, as against that of an option. */
  private static final String GROUP = "[data-group";

  private final Page page;
  private final List<String> received = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  Guest(Page page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE);
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> received.add(frame.text())));
    page.onPageError(faults::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) faults.add(message.text() + " " + message.location());
        });
  }

  Page page() {
    return page;
  }

  /** Everything the server sent over sockets, in order. */
  List<String> received() {
    return received;
  }

  void hasSeenNoFault() {
    assertThat(faults).as("faults of the page").isEmpty();
  }

  /** The browser notes every answer that is an error; this one was meant. */
  void expectFault(String part) {
    assertThat(faults).allMatch(fault -> fault.contains(part));
    faults.clear();
  }

  Guest goTo(String path) {
    page.navigate(path);
    return this;
  }

  Guest click(String selector) {
    page.click(selector);
    return this;
  }

  Guest fill(String selector, String value) {
    page.fill(selector, value);
    return this;
  }

  Guest choose(String selector, String value) {
    page.selectOption(selector, value);
    return this;
  }

  Locator see(String selector) {
    Locator seen = page.locator(selector).first();
    seen.waitFor();
    return seen;
  }

  /** Opens the form for a game; the first seat is this guest's. */
  Guest newTable(String game, int players, String name) {
    goTo("/?all#new=" + game);
    see("starboard-create");
    Locator sizes = page.locator("input[name=players]");
    if (sizes.count() > 0) page.check("input[name=players][value='" + players + "']");
    return fill("[name=name-0]", name);
  }

  Guest openTable() {
    click(".create .btn.main");
    page.waitForURL("**/t/*");
    return this;
  }

  Guest atTheTable() {
    see("starboard-table [data-bar]");
    return this;
  }

  /** Comes by the link of a seat and gives a name; what happens then is the caller's to see. */
  Guest askForTheSeat(String link, String name) {
    return goTo(link).giveName(name);
  }

  Guest giveName(String name) {
    return fill("[name=name]", name).click("form .btn.main");
  }

  /** Has got the seat, keeps the phrase, and goes on. */
  Guest enter() {
    see("[data-phrase]");
    return click("main .btn.main");
  }

  /** The link of a free seat, as the lobby shows it. */
  String linkInTheLobby() {
    return see(".lobby .seat-link").textContent();
  }

  /** How far the log went, as this page shows it. */
  int entry() {
    return ((Number) page.evaluate("document.querySelector('starboard-table')?.view.entry ?? -1"))
        .intValue();
  }

  int answers() {
    return ((Number) page.evaluate("document.querySelector('starboard-table').view.answers"))
        .intValue();
  }

  /** What taking back would mean now: true, false or "consent". */
  Object back() {
    return page.evaluate("document.querySelector('starboard-table')?.view.back ?? false");
  }

  /** Whose eyes the page serves: a seat, or "public". */
  Object viewer() {
    return page.evaluate("document.querySelector('starboard-live').live.viewer");
  }

  void seeEntry(int entry) {
    until("document.querySelector('starboard-table')?.view.entry >= given", entry);
  }

  /** Waits until that is so on the page, {@code given} being what it is held against. */
  void until(String condition, Object given) {
    try {
      page.waitForFunction("given => " + condition, given);
    } catch (TimeoutError never) {
      throw new AssertionError("not so within " + PATIENCE + " ms: " + condition, never);
    }
  }

  /** Waits until the person at that seat is seen to be away. */
  void seeAway(int seat) {
    page.waitForFunction(
        "seat => !document.querySelector('starboard-table')?.view.table.seats[seat].online", seat);
  }

  Guest openPanel(String panel) {
    page.evaluate(
        "panel => { const live = document.querySelector('starboard-live'); if (live.panel !=="
            + " panel) live.dispatchEvent(new CustomEvent('panel', {detail: panel})); }",
        panel);
    see("starboard-" + panel);
    return this;
  }

  /** The link this host could send for a free seat. */
  String joinLink(int seat) {
    return (String)
        page.evaluate(
            """
            seat => {
              const [[id, table]] = Object.entries(JSON.parse(localStorage.getItem('starboard.tables')));
              return `/t/${id}#join=${table.links[seat]}`;
            }
            """,
            seat);
  }

  /** What makes this browser the host of its table. */
  String hostSecret() {
    return (String)
        page.evaluate(
            "Object.values(JSON.parse(localStorage.getItem('starboard.tables')))[0].host");
  }

  boolean behindTheCurtain() {
    page.waitForSelector(
        "starboard-curtain, [data-bar] :is([data-option], [data-group]):enabled, [data-over]");
    return page.locator("starboard-curtain").count() > 0;
  }

  boolean over() {
    return page.locator("[data-over]").count() > 0;
  }

  boolean hasOptions() {
    return page.locator("[data-bar] :is([data-option], [data-group]):enabled").count() > 0;
  }

  /** The question this page shows, by its key. */
  String asked() {
    return (String)
        page.evaluate(
            "document.querySelector('starboard-table').view.decisions[0]?.question ?? ''");
  }

  /** Picks that option, of those that are confirmed before they are sent. */
  void pick(String option) {
    click("[data-bar] [data-option=" + option + "]");
    see("[data-confirm]:enabled");
  }

  /** Sends what is picked and does not wait for what comes of it. */
  void send() {
    page.evaluate("document.querySelector('[data-confirm]:enabled').click()");
  }

  /** Lets a bot answer for the first seat until the game is over. */
  void letABotFinish() {
    openPanel("seats").click(".seat-list li:nth-child(1) form:has(select) .btn");
    page.waitForSelector("[data-over]", new Page.WaitForSelectorOptions().setTimeout(4 * PATIENCE));
  }

  /**
   * Waits until there is something to choose and no bot has to, or the game is over; says which.
   */
  boolean mayChoose() {
    page.waitForFunction(
        """
        () => document.querySelector('[data-over]')
          || document.querySelector('[data-bar] :is([data-option], [data-group]):enabled')
            && !document.querySelector('starboard-table').view.table.seats.some(({bot, deciding}) => bot && deciding)
        """);
    return !over();
  }

  /** Chooses so many times, or until the game is over, and waits for the next question. */
  void chooseSome(int times, RandomGenerator random) {
    for (int i = 0; i < times && mayChoose(); i++) chooseAny(random);
    mayChoose();
  }

  /** Waits until no answer of this page is on its way. */
  void answered() {
    page.waitForFunction("() => !document.querySelector('starboard-table')?.busy");
  }

  /** Clicks one of the options that are offered, opening a group first if it is in one. */
  void chooseAny(RandomGenerator random) {
    chooseAny(random, List.of());
  }

  /** Clicks one of the options whose verb comes first in that list; verbs not in it come last. */
  void chooseAny(RandomGenerator random, List<String> verbs) {
    int before = entry();
    String offer = anyOffer(random, verbs);
    for (int tries = 1; !click(offer, before); tries++) {
      assertThat(tries).as("tries to choose").isLessThan(8);
      if (!mayChoose()) return;
      boolean lost = !offer.startsWith(GROUP) && page.locator("[data-bar] " + offer).count() > 0;
      if (!lost) offer = anyOffer(random, verbs);
    }
    if (entry() == before) confirm();
    page.waitForFunction("before => " + ANSWERED, before);
  }

  /** Presses the main button, unless the answer is on its way already. */
  private void confirm() {
    try {
      page.click("[data-confirm]:enabled", new Page.ClickOptions().setTimeout(LOST));
    } catch (TimeoutError answered) {
      assertThat(page.locator("[data-confirm]:enabled")).hasCount(0);
    }
  }

  /** Clicks the shortcut with that id, if it is offered; all its answers arrive at once. */
  boolean takeShortcut(String id) {
    Locator shortcut = page.locator("[data-bar] [data-shortcut=" + id + "]");
    if (shortcut.count() == 0) return false;
    int before = entry();
    shortcut.click();
    page.waitForFunction("before => " + ANSWERED, before);
    return true;
  }

  /**
   * Clicks that offer. Whether the click was taken: a group only opens, a button may have moved
   * away under the mouse, or have been of a question that is answered already and not yet gone.
   */
  private boolean click(String offer, int before) {
    try {
      page.click("[data-bar] " + offer, new Page.ClickOptions().setTimeout(LOST));
      if (offer.startsWith(GROUP)) return false;
      page.waitForFunction(
          "before => " + ANSWERED + " || document.querySelector('[data-confirm]:enabled')",
          before,
          new Page.WaitForFunctionOptions().setTimeout(LOST));
      return true;
    } catch (TimeoutError nothingHappened) {
      return entry() != before;
    }
  }

  private String anyOffer(RandomGenerator random, List<String> verbs) {
    List<?> offers =
        (List<?>)
            page.evaluate(
                """
                verbs => {
                  const rank = ({dataset}) => {
                    const at = verbs.indexOf((dataset.option ?? dataset.group).split(':', 1)[0]);
                    return at < 0 ? verbs.length : at;
                  };
                  const offers = [...document.querySelectorAll('[data-bar] :is([data-option], [data-group])')]
                    .filter(one => !one.disabled);
                  const first = Math.min(...offers.map(rank));
                  return offers.filter(one => rank(one) === first)
                    .map(one => one.dataset.option ? `[data-option="${CSS.escape(one.dataset.option)}"]`
                      : `[data-group="${CSS.escape(one.dataset.group)}"]`);
                }
                """,
                verbs);
    return (String) offers.get(random.nextInt(offers.size()));
  }

  /**
   * Nothing scrolls sideways, nothing that can be used reaches beyond the screen, and every option
   * has room for its words.
   */
  void fitsTheScreen(String what) {
    Object beyond =
        page.evaluate(
            """
            () => {
              const {scrollWidth, clientWidth} = document.documentElement;
              const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
              const cut = [...document.querySelectorAll('button, a, input, select, textarea')]
                .filter(one => one.checkVisibility() && !one.closest('svg'))
                .filter(one => { const {left, right, width} = one.getBoundingClientRect();
                  return width > 1 && (left < -1 || right > clientWidth + 1); })
                .map(one => one.outerHTML.slice(0, 120));
              const full = [...document.querySelectorAll('.opt')]
                .filter(one => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
                .map(one => `more text than fits: ${one.textContent}`);
              return [...wide, ...cut, ...full];
            }
            """);
    assertThat((List<?>) beyond).as(what).isEmpty();
  }

  /** What fingers press is 44 pixels each way; words within a sentence may be smaller. */
  void everyButtonIsLargeEnough(String what) {
    Object small =
        page.evaluate(
            """
            () => [...document.querySelectorAll('button, a, input, select, textarea, summary')]
              .filter(one => one.checkVisibility() && !one.matches('[type=checkbox], [type=radio], .ch:not(.quick *), .src, .jump, .led, .rulechip, .nos *'))
              .filter(one => { const {width, height} = one.getBoundingClientRect();
                return width > 1 && (width < 44 || height < 44); })
              .map(one => one.outerHTML.slice(0, 120))
            """);
    assertThat((List<?>) small).as(what).isEmpty();
  }

  void barIsInSight() {
    assertThat(page.locator("[data-bar]")).isInViewport();
  }

  void photograph(String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
  }
}
