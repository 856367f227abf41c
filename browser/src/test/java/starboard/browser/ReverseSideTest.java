package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The reverse side of the board of Nemesis (N26.5): its map can be read and played on. */
@InChromium
class ReverseSideTest {

  @ParameterizedTest
  @EnumSource
  void isDrawnWithoutOverlapAndPlayed(Screen screen, Guests guests) {
    Guest guest =
        guests
            .arrive(screen)
            .newTable("nemesis", 2, "Marek")
            .choose("[name=option-board]", "advanced")
            .openTable()
            .atTheTable();
    guest.mayChoose();
    guest.see("[data-thing=technical-space-red]");
    guest.see("[data-thing=technical-space-blue]");
    assertThat(guest.page().locator("scene-map .node").count()).isEqualTo(21 + 2);
    assertThat(guest.page().locator("scene-map .link").count()).isEqualTo(29);
    Random random = new Random(3);
    guest.chooseSome(1, random);
    photograph(guest, screen, "begun");
    int measured = 0;
    for (int i = 0; i < 15 && guest.mayChoose(); i++) {
      guest.barIsInSight();
      guest.fitsTheScreen("decision " + i);
      if (hasItsHeight(guest)) {
        assertThat(overlaps(guest)).as("decision " + i).isEmpty();
        measured++;
      }
      guest.chooseAny(random, List.of("move", "through"));
    }
    assertThat(measured).isGreaterThan(5);
    photograph(guest, screen, "played");
    Axe.findsNothingSerious(guest.page(), "the reverse side");
  }

  /** Not while cards to choose from take half of the pane. */
  private static boolean hasItsHeight(Guest guest) {
    return guest.page().locator("scene-map").boundingBox().height >= 330;
  }

  /** Rooms that lie on one another, and numbers of corridors that do. */
  private static List<?> overlaps(Guest guest) {
    return (List<?>)
        guest
            .page()
            .evaluate(
                """
                () => {
                  const box = one => one.getBoundingClientRect();
                  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
                    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
                  const pairs = things => things.flatMap((one, i) => things.slice(i + 1)
                    .filter(other => meet(one.box, other.box)).map(other => `${one.id} ${other.id}`));
                  const named = (selector, part) => [...document.querySelectorAll(`scene-map ${selector}`)]
                    .map(one => ({id: one.dataset.thing, box: box(one.querySelector(part) ?? one)}));
                  return [...pairs(named('.node', '.plate')), ...pairs(named('.link', 'text'))];
                }
                """);
  }

  private static void photograph(Guest guest, Screen screen, String what) {
    guest.photograph("reverse-side-" + what + "-" + screen.name().toLowerCase(Locale.ROOT));
  }
}
