package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Ways to a seat: by link, by recovery phrase, from the list of my tables, and only to watch. */
@InChromium
class JoiningTest {

  @Test
  void aFriendTakesTheSeatByItsLink(Guests guests) {
    Guest host = hostOfTwo(guests);
    assertThat(host.see(".lobby h2")).hasText("Free seats: 1");
    Guest friend = guests.arrive(Screen.PHONE).askForTheSeat(host.linkInTheLobby(), "Pavla");
    assertThat(friend.see("[data-phrase]").textContent()).matches("([a-z]+ ){9}[a-z]+");
    friend.page().evaluate(ALERTS);
    friend.enter().atTheTable();
    host.atTheTable();
    friend.seeEntry(host.entry());
    assertThat((List<?>) friend.page().evaluate("window.alerts")).as("alerts").isEmpty();
    assertThat(friend.page().url()).doesNotContain("join");
  }

  /** Keeps every alert the page has shown since. */
  private static final String ALERTS =
      """
      () => {
        window.alerts = [];
        const look = () => document.querySelectorAll('[role=alert]').forEach(one => window.alerts.push(one.textContent.trim()));
        new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
      }
      """;

  /** Whose seat was given away reads so, and only then. */
  @Test
  void whoseSeatWasGivenAwayIsTold(Guests guests) {
    Guest host = hostOfTwo(guests);
    Guest friend = guests.arrive(Screen.LAPTOP).askForTheSeat(host.linkInTheLobby(), "Pavla");
    friend.enter().atTheTable();
    host.atTheTable().openPanel("seats");
    assertThat(friend.page().locator(".note.bad")).hasCount(0);
    host.click("details.reissue summary").click("details.reissue .btn");
    assertThat(friend.page().locator(".note.bad")).containsText("Pavla");
  }

  @Test
  void aLinkIsAlsoACodeForPhones(Guests guests) {
    Guest host = hostOfTwo(guests);
    host.click("[data-qr]");
    assertThat(host.see("svg.qr path")).isVisible();
    host.photograph("invitation");
  }

  /** Nobody else finds a machine called {@code localhost}. */
  @Test
  void linksOfTheHostsOwnMachineNameAnAddressOthersCanOpen(Guests guests) {
    Guest host = guests.arrive(Screen.LAPTOP);
    reachedAt(host, "http://10.0.0.7:8080");
    opensForTwo(host);
    assertThat(host.page().locator(".lobby .seat-link")).containsText("http://10.0.0.7:8080/t/");
    assertThat(host.page().locator("[name=origin]")).hasCount(0);
  }

  /** Only the host knows in which of several networks the friends are. */
  @Test
  void whoIsInSeveralNetworksSaysInWhichOneTheFriendsAre(Guests guests) {
    Guest host = guests.arrive(Screen.LAPTOP);
    reachedAt(host, "http://172.17.0.1:8080", "http://192.168.1.20:8080");
    opensForTwo(host);
    Locator link = host.page().locator(".lobby .seat-link");
    assertThat(link).containsText("http://172.17.0.1:8080/t/");
    host.choose("[name=origin]", "http://192.168.1.20:8080");
    assertThat(link).containsText("http://192.168.1.20:8080/t/");
  }

  /** The link of a moment and of a story is sent to others as well. */
  @Test
  void everyLinkOfTheHostsOwnMachineNamesAnAddressOthersCanOpen(Guests guests) {
    Guest host = guests.arrive(Screen.LAPTOP).goTo("/");
    reachedAt(host, "http://10.0.0.7:8080");
    // A made-up table: nothing is answered about it, since links are all that is looked at.
    host.page().route("**/api/tables/x/**", _ -> {});
    Object links =
        host.page()
            .evaluate(
                """
                async () => {
                  await Promise.all(['replay-panel', 'story-page'].map(name => customElements.whenDefined(name)));
                  const copied = [];
                  Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => copied.push(text)}});
                  const seats = [{seat: 0, name: 'Marek', mine: true}];
                  const table = {id: 'x', name: 'x', game: {id: 'demo', name: 'Demo'}, seats, opened: new Date().toISOString(), host: true};
                  const view = {entry: 7, viewer: 0, table, scene: {widgets: []}, result: {winners: [], seats: []}};
                  const panel = Object.assign(document.createElement('replay-panel'), {view, story: {moments: [], steps: []}});
                  const story = Object.assign(document.createElement('story-page'), {view});
                  document.body.replaceChildren(panel, story);
                  while (panel.origin === location.origin || story.origin === location.origin) await new Promise(requestAnimationFrame);
                  await panel.updateComplete;
                  story.querySelector('.verdict .btn:last-child').click();
                  return [panel.querySelector('[data-link]').value, ...copied];
                }
                """);
    assertThat((List<?>) links)
        .isEqualTo(List.of("http://10.0.0.7:8080/t/x#at=7", "http://10.0.0.7:8080/t/x#story"));
  }

  private static void reachedAt(Guest host, String... origins) {
    String list = "\"" + String.join("\",\"", origins) + "\"";
    host.page()
        .route(
            "**/api/reach",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody("{\"ok\":true,\"origins\":[" + list + "]}")));
  }

  @Test
  void passAndPlayAsksWhichGame(Guests guests) {
    Guest guest = guests.arrive(Screen.PHONE).goTo("/").click("[data-pass]");
    Locator offered = guest.page().locator("[data-pass-game]");
    List<String> games = offered.allTextContents();
    assertThat(games).hasSizeGreaterThan(1);
    for (int i = 0; i < games.size(); i++) {
      if (i > 0) guest.goTo("/").click("[data-pass]");
      offered.nth(i).click();
      assertThat(guest.page().locator(".create h1")).containsText(games.get(i));
      assertThat(guest.page().locator("[name=kind-1]")).hasValue("here");
    }
  }

  @Test
  void aLinkIsGoodOnce(Guests guests) {
    Guest host = hostOfTwo(guests);
    String link = host.linkInTheLobby();
    guests.arrive(Screen.LAPTOP).askForTheSeat(link, "Pavla").see("[data-phrase]");
    Guest stranger = guests.arrive(Screen.LAPTOP).askForTheSeat(link, "Eve");
    assertThat(stranger.see("[role=alert]")).isVisible();
    stranger.expectFault("40");
  }

  @Test
  void thePhraseGivesTheSeatBackOnAnotherDevice(Guests guests) {
    Guest host = hostOfTwo(guests);
    String phrase = host.see("[data-phrase]").textContent();
    Guest elsewhere = guests.arrive(Screen.PHONE);
    elsewhere
        .goTo("/")
        .click("[data-recover]")
        .fill("[name=phrase]", "  " + phrase.toUpperCase(Locale.ROOT) + " ")
        .click(".ways form .btn");
    assertThat(elsewhere.see(".lobby li:first-of-type")).containsText("you");
    hosts(elsewhere);
  }

  /** As `starboard import` prints it. */
  @Test
  void theHostsLinkMakesTheBrowserAHosts(Guests guests) {
    Guest host = hostOfTwo(guests);
    String link = host.page().url() + "#host=" + host.hostSecret();
    Guest elsewhere = guests.arrive(Screen.LAPTOP).goTo(link);
    hosts(elsewhere);
    assertThat(elsewhere.page()).hasURL(host.page().url());
  }

  /** Only a host may hand over the free seat. */
  private static void hosts(Guest guest) {
    guest.click(".lobby .btn.main").atTheTable().openPanel("seats");
    guest.see(".seat-list li:nth-child(2) form:has(select) .btn");
  }

  @Test
  void myTablesSayWhoseDecisionItIs(Guests guests) {
    Guest guest = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
    guest.mayChoose();
    guest.goTo("/");
    assertThat(guest.see(".my-turn .cap")).hasText("Your decision");
    guest.photograph("start-my-tables");
    guest.click(".my-turn .btn").atTheTable();
  }

  @Test
  void whoHasNoSeatWatches(Guests guests) {
    Guest host = guests.arriveAtATable(Screen.LAPTOP, "nemesis", 1);
    Guest stranger = guests.arrive(Screen.LAPTOP).goTo(host.page().url()).atTheTable();
    assertThat(stranger.see(".note")).containsText("watching");
    assertThat(stranger.page().locator("[data-option]")).hasCount(0);
  }

  @Test
  void everybodyAddsToChanceBeforeTheDeal(Guests guests) {
    Guest host = guests.arrive(Screen.LAPTOP);
    host.newTable("demo", 2, "Marek").choose("[name=kind-1]", "link");
    host.click("details summary").click("[name=gather]").openTable();
    host.see("[data-gathering]");
    host.photograph("gathering");
    String link = host.linkInTheLobby();
    host.fill("[name=entropy]", "seven").click("[data-gathering] form .btn");
    Guest friend = guests.arrive(Screen.PHONE).askForTheSeat(link, "Pavla").enter();
    assertThat(friend.see("[data-gathering] [role=status]")).hasText("Waiting for: Pavla");
    Axe.findsNothingSerious(friend.page(), "gathering");
    friend.fitsTheScreen("gathering");
    friend.photograph("gathering-phone");
    friend.fill("[name=entropy]", "leaves").click("[data-gathering] form .btn");
    friend.atTheTable();
    host.atTheTable();
    assertThat(host.page().locator(".log")).containsText("Pavla has added to chance");
    assertThat(friend.mayChoose()).isTrue();
  }

  private static Guest hostOfTwo(Guests guests) {
    return opensForTwo(guests.arrive(Screen.LAPTOP));
  }

  private static Guest opensForTwo(Guest host) {
    return host.newTable("nemesis", 2, "Marek").choose("[name=kind-1]", "link").openTable();
  }
}
