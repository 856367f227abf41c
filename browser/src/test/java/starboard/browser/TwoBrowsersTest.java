package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** Two people with browsers of their own at one table, and somebody who watches. */
@InChromium
class TwoBrowsersTest {

  @Test
  void neverSeeEachOthersSecrets(Guests guests) {
    TwoBrowsers two = TwoBrowsers.sitDown(guests, "nemesis");
    Guest marek = two.marek();
    Guest pavla = two.pavla();
    Guest watcher = guests.arrive(Screen.LAPTOP).goTo(marek.page().url()).atTheTable();
    Random random = new Random(2);
    int chosen = 0;
    while (chosen < 40 && two.choose(random)) chosen++;
    watcher.seeEntry(Math.max(marek.entry(), pavla.entry()));
    Map<Integer, JsonNode> toAll = views(watcher);
    onlyKnowTheirOwn(views(marek), 0, toAll);
    onlyKnowTheirOwn(views(pavla), 1, toAll);
    String toPavla = String.join("\n", pavla.received());
    String toWatcher = String.join("\n", watcher.received());
    for (String secret : secretsOf(marek)) {
      assertThat(toPavla).doesNotContain(secret);
      assertThat(toWatcher).doesNotContain(secret);
    }
  }

  /**
   * Every widget is known to all, or to this seat; what others know is shown as to those who watch.
   */
  private static void onlyKnowTheirOwn(
      Map<Integer, JsonNode> views, int seat, Map<Integer, JsonNode> toAll) {
    int compared = 0;
    for (Map.Entry<Integer, JsonNode> view : views.entrySet()) {
      for (JsonNode knownTo : view.getValue().findValues("knownTo")) {
        if (knownTo instanceof ArrayNode list) {
          assertThat(list.valueStream().map(JsonNode::asInt).toList()).contains(seat);
        }
      }
      for (JsonNode decision : view.getValue().path("decisions")) {
        assertThat(decision.path("seat").asInt()).isEqualTo(seat);
      }
      JsonNode others = toAll.get(view.getKey());
      if (others == null) continue;
      compared++;
      List<String> told = others.path("log").findValuesAsString("text");
      for (JsonNode line : view.getValue().path("log")) {
        if (!line.path("private").asBoolean()) {
          assertThat(told).contains(line.path("text").stringValue());
        }
      }
    }
    assertThat(compared).as("positions compared with the public ones").isGreaterThan(5);
  }

  /** What the page made of its frames, entry by entry, put together by the page's own mirror. */
  private static Map<Integer, JsonNode> views(Guest guest) {
    String json =
        (String)
            guest
                .page()
                .evaluate(
                    """
                    async frames => {
                      const {applyPatch} = await import('/page/line/patch.js');
                      const views = [];
                      let view = null;
                      for (const frame of frames.map(text => JSON.parse(text))) {
                        if (frame.push === 'view') view = frame.view;
                        else if (frame.push === 'delta' && view?.entry === frame.base) view = applyPatch(view, frame.patch);
                        else continue;
                        views.push(view);
                      }
                      return JSON.stringify(views);
                    }
                    """,
                    guest.received());
    Map<Integer, JsonNode> views = new TreeMap<>();
    for (JsonNode view : Json.MAPPER.readTree(json)) views.put(view.path("entry").asInt(), view);
    return views;
  }

  private static List<String> secretsOf(Guest guest) {
    String kept = (String) guest.page().evaluate("localStorage.getItem('starboard.tables')");
    JsonNode tree = Json.MAPPER.readTree(kept);
    List<JsonNode> found = tree.findValues("secret");
    found.addAll(tree.findValues("host"));
    found.addAll(tree.findValues("phrase"));
    assertThat(found).hasSizeGreaterThan(2);
    return found.stream().map(JsonNode::stringValue).toList();
  }

  @Test
  void agreeToAnUndoBeyondWhatWasRevealed(Guests guests) {
    Guest marek = guests.arrive(Screen.LAPTOP);
    Guest pavla = guests.arrive(Screen.PHONE);
    TwoBrowsers two = TwoBrowsers.sitDown("nemesis", marek, pavla);
    Random random = new Random(3);
    while (!"consent".equals(marek.back())) assertThat(two.choose(random)).isTrue();
    marek.click("[data-back]");
    assertThat(marek.see("[data-undo-request]")).containsText("Pavla");
    assertThat(pavla.see("[data-undo-request]")).containsText("Marek");
    pavla.barIsInSight();
    pavla.fitsTheScreen("undo request");
    pavla.photograph("undo-consent-phone");
    int before = marek.answers();
    pavla.click("[data-undo-agree]");
    assertThat(marek.page().locator("[data-undo-request]")).hasCount(0);
    assertThat(marek.answers()).isLessThan(before);
  }

  @Test
  void talkAndPoint(Guests guests) {
    Guest marek = guests.arrive(Screen.LAPTOP);
    Guest pavla = guests.arrive(Screen.LAPTOP, "cs-CZ");
    TwoBrowsers.sitDown("nemesis", marek, pavla);
    marek.page().keyboard().press("c");
    marek.see("starboard-chat");
    marek.click(".quick .ch:first-child");
    marek.fill("starboard-chat [name=text]", "Ahoj!").click("starboard-chat form .btn:last-child");
    pavla.page().keyboard().press("c");
    assertThat(pavla.page().locator(".talk")).containsText("Ahoj!");
    assertThat(pavla.page().locator(".talk li")).hasCount(2);
    marek.click("starboard-chat [aria-pressed]").click("[data-thing=room-001]");
    marek.click("starboard-chat form .btn:last-child");
    assertThat(pavla.page().locator(".talk li:last-child .ch")).containsText("Můstek");
    assertThat(pavla.see(".panel-head h2")).hasText("Hovor");
    pavla.photograph("chat-czech");
  }

  @Test
  void pauseHandOverAndTakeBack(Guests guests) {
    TwoBrowsers two = TwoBrowsers.sitDown(guests, "nemesis");
    Guest marek = two.marek();
    Guest pavla = two.pavla();
    marek.openPanel("menu").click("starboard-menu button:has-text('Pause')");
    assertThat(pavla.see(".note")).containsText("paused");
    pavla.click(".note .btn");
    assertThat(marek.page().locator(".note")).hasCount(0);
    marek.openPanel("seats");
    marek.photograph("seats");
    marek.click(".seat-list li:nth-child(2) form .btn");
    marek.see(".seat-list li:nth-child(2) button:has-text('Give the seat back')");
    marek.click(".seat-list li:nth-child(2) button:has-text('Give the seat back')");
    marek.see(".seat-list li:nth-child(2) form .btn");
  }

  @Test
  void oneLetsABotPlayForOneselfAndTakesTheSeatBack(Guests guests) {
    TwoBrowsers two = TwoBrowsers.sitDown(guests, "nemesis");
    Guest marek = two.marek();
    Guest pavla = two.pavla();
    marek.openPanel("seats").click(".seat-list li:nth-child(1) form:has(select) .btn");
    assertThat(marek.see(".seat-list li:nth-child(1)")).containsText("bot: ");
    Random random = new Random(11);
    int before = marek.entry();
    for (int i = 0; i < 6; i++) {
      pavla.page().waitForCondition(pavla::hasOptions);
      assertThat(marek.hasOptions()).as("the bot decides for Marek").isFalse();
      pavla.chooseAny(random);
    }
    marek.seeEntry(before + 7);
    marek.click(".seat-list button:has-text('Give the seat back')");
    marek.see(".seat-list li:nth-child(1) form:has(select) .btn");
    while (!marek.hasOptions()) assertThat(two.choose(random)).isTrue();
    marek.chooseAny(random);
  }

  @Test
  void theHostGivesASeatToSomebodyElse(Guests guests) {
    TwoBrowsers two = TwoBrowsers.sitDown(guests, "nemesis");
    two.marek().openPanel("seats").click("details.reissue summary").click("details.reissue .btn");
    assertThat(two.pavla().see(".note.bad")).containsText("somebody else");
    Guest zuzana = guests.arrive(Screen.LAPTOP);
    zuzana.askForTheSeat(two.marek().joinLink(1), "Zuzana").see("[data-phrase]");
  }
}
