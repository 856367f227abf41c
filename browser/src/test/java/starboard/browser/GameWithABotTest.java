package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A whole game against a bot, opened by the form and played by clicks until the points are told.
 */
@InChromium
class GameWithABotTest {

  /** What a thief does first; cards in the hand must be played before the turn can end. */
  private static final List<String> VERBS =
      List.of("steal", "hack", "take", "play", "fight", "acquire", "walk", "end-turn");

  /** A moment in the middle of the game: nobody gets away with so few clicks. */
  private static final int MIDDLE = 20;

  @Test
  void isPlayedToItsEndThroughThePage(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.newTable("clank", 2, "Marek").choose("[name=bot-1]", "cadet").openTable().atTheTable();
    Random random = new Random(1);
    int clicks = 0;
    int shortcuts = 0;
    while (guest.mayChoose()) {
      if (clicks++ == MIDDLE) {
        fitsBothScreens(guest, "clank-middle");
        artifactsAloneShowTheirWorth(guest);
      }
      if (guest.takeShortcut("play-safe")) shortcuts++;
      else guest.chooseAny(random, VERBS);
    }
    assertThat(clicks).isGreaterThan(2 * MIDDLE);
    assertThat(shortcuts).isPositive();
    thePointsAreTold(guest);
    fitsBothScreens(guest, "clank-over");
  }

  /** Nemesis with its expansion: what is new there is on the page, and the end is told to both. */
  @Test
  void voidSeedersIsPlayedToItsEndThroughThePage(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).newTable("nemesis", 2, "Marek");
    guest.choose("[name=option-species]", "void-seeders").choose("[name=bot-1]", "cadet");
    guest.openTable().atTheTable();
    Random random = new Random(1);
    int clicks = 0;
    while (guest.mayChoose()) {
      if (clicks++ == MIDDLE) fitsBothScreens(guest, "void-seeders-middle");
      guest.chooseAny(random);
    }
    assertThat(guest.page().locator("[data-thing^=insanity]").first()).isAttached();
    fitsBothScreens(guest, "void-seeders-over");
    assertThat(clicks).isGreaterThan(10);
    assertThat(guest.page().locator(".result > table:not(.sheetv) tbody tr")).hasCount(2);
  }

  private static void fitsBothScreens(Guest guest, String moment) {
    for (Screen screen : List.of(Screen.PHONE, Screen.LAPTOP)) {
      guest.page().setViewportSize(screen.width, screen.height);
      guest.mayChoose();
      guest.barIsInSight();
      String name = moment + "-" + screen.name().toLowerCase(Locale.ROOT);
      guest.photograph(name);
      guest.fitsTheScreen(name);
    }
  }

  private static void artifactsAloneShowTheirWorth(Guest guest) {
    Object wrong =
        guest
            .page()
            .evaluate(
                """
                () => {
                  const {nodes} = document.querySelector('scene-map').map;
                  return nodes.filter(({id, marks}) => {
                    const figure = document.querySelector(`.map .node[data-thing="${id}"] text.worth`)?.textContent;
                    return marks[0]?.style === 'artifact' ? figure !== String(marks[0].number) : figure !== undefined;
                  }).map(({id}) => id);
                }
                """);
    assertThat((List<?>) wrong).isEmpty();
  }

  /** Each seat has its row: what became of it, and points whose parts add up to their total. */
  private static void thePointsAreTold(Guest guest) {
    guest.see(".result");
    Locator rows = guest.page().locator(".result .sheetv tbody tr");
    assertThat(rows).hasCount(2);
    for (Locator row : rows.all()) {
      List<Integer> points =
          row.locator("td").allTextContents().stream().skip(1).map(Integer::valueOf).toList();
      int total = points.getLast();
      assertThat(points.stream().mapToInt(Integer::intValue).sum()).isEqualTo(2 * total);
    }
  }
}
