package starboard.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** The door: lets people with browsers of their own into a house. One for each test class. */
final class Guests implements AutoCloseable {
  private final Playwright playwright;
  private final Browser browser;
  private final List<Guest> present = new ArrayList<>();

  /** Where those who arrive now are let in. */
  private House house;

  Guests(House house) {
    this.house = house;
    PlaywrightAssertions.setDefaultAssertionTimeout(Guest.PATIENCE);
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    this.browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setTimeout(Guest.PATIENCE)
                    .setExecutablePath(InChromium.Installed.path().orElseThrow())
                    .setArgs(List.of("--no-sandbox")));
  }

  /** The server ends and begins again while everybody stays. */
  void restartTheServer() {
    house.restart();
  }

  /** Who arrives wants to see at once how things stand, unless a pace was chosen already. */
  private static final String UNTOLD =
      "localStorage.getItem('starboard.pace') ?? localStorage.setItem('starboard.pace', 'off')";

  /** Somebody to whom what happens is told, beat by beat, and moves. */
  Guest arriveToBeTold(Screen screen, String pace) {
    Browser.NewContextOptions options =
        new Browser.NewContextOptions()
            .setViewportSize(screen.width, screen.height)
            .setLocale("en-GB")
            .setBaseURL(house.address());
    BrowserContext context = browser.newContext(options);
    context.addInitScript(UNTOLD.replace("'off'", "'" + pace + "'"));
    Guest guest = new Guest(context.newPage());
    present.add(guest);
    return guest;
  }

  Guest arrive(Screen screen) {
    return arrive(screen, "en-GB");
  }

  Guest arrive(Screen screen, String locale) {
    return arrive(screen, locale, ServiceWorkerPolicy.BLOCK);
  }

  /** Somebody whose browser keeps the page. */
  Guest arriveToKeepThePage(Screen screen) {
    return arrive(screen, "en-GB", ServiceWorkerPolicy.ALLOW);
  }

  private Guest arrive(Screen screen, String locale, ServiceWorkerPolicy keeping) {
    Browser.NewContextOptions options =
        new Browser.NewContextOptions()
            .setViewportSize(screen.width, screen.height)
            .setLocale(locale)
            .setBaseURL(house.address())
            .setServiceWorkers(keeping)
            .setReducedMotion(com.microsoft.playwright.options.ReducedMotion.REDUCE);
    BrowserContext context = browser.newContext(options);
    context.addInitScript(UNTOLD);
    Guest guest = new Guest(context.newPage());
    present.add(guest);
    return guest;
  }

  /**
   * Marek, who has opened a table of that game by the form and sits at it; bots have the other
   * seats.
   */
  Guest arriveAtATable(Screen screen, String game, int players) {
    return arrive(screen).newTable(game, players, "Marek").openTable().atTheTable();
  }

  /** What everybody saw when a test failed. */
  private void photograph(String name) {
    for (int i = 0; i < present.size(); i++) present.get(i).photograph(name + "-" + i);
  }

  private void sayGoodbye() {
    List<Guest> leaving = List.copyOf(present);
    present.clear();
    leaving.forEach(guest -> guest.page().context().close());
    leaving.forEach(Guest::hasSeenNoFault);
  }

  @Override
  public void close() {
    playwright.close();
  }

  /**
   * Hands the door to the tests of a class. Each test has a house of its own, so that what happens
   * in it depends on no other; everybody leaves after the test.
   */
  static final class Door implements ParameterResolver, AfterEachCallback {
    private static final Namespace KEPT = Namespace.create(Guests.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == Guests.class;
    }

    @Override
    public Guests resolveParameter(ParameterContext parameter, ExtensionContext context) {
      House house = context.getStore(KEPT).computeIfAbsent("house", _ -> new House(), House.class);
      Guests guests =
          ofTheClass(context).computeIfAbsent("door", _ -> new Guests(house), Guests.class);
      guests.house = house;
      return guests;
    }

    @Override
    public void afterEach(ExtensionContext context) {
      Guests guests = ofTheClass(context).get("door", Guests.class);
      if (guests == null) return;
      if (context.getExecutionException().isPresent()) {
        guests.photograph("failed-" + context.getRequiredTestMethod().getName());
      }
      guests.sayGoodbye();
    }

    private static ExtensionContext.Store ofTheClass(ExtensionContext context) {
      ExtensionContext test = context;
      while (test.getTestMethod().isPresent()) test = test.getParent().orElseThrow();
      return test.getStore(KEPT);
    }
  }
}
