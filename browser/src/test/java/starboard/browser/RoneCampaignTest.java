package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A campaign of RONE as a series of tables: what is kept of a scenario that was won goes on to the
 * next one, also when the server has begun again.
 */
@InChromium
class RoneCampaignTest {

  /** Campaigns begun until the first scenario of one is won. */
  private static final int TRIES = 6;

  private static final List<String> VERBS =
      List.of("deal-all", "rest", "keep-all", "play", "use", "end-phase");

  @Test
  void goesOnWithWhatWasWonAlsoWhenTheServerHasBegunAgain(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    Random random = new Random(3);
    for (int tries = 0; !playTheFirstScenario(guest, random); tries++) {
      assertThat(tries).as("scenarios lost").isLessThan(TRIES);
    }
    goOn(guest);
    assertThat(guest.mayChoose()).isTrue();
    assertThat(guest.asked()).as("leader and technology are kept").isEqualTo("choose-recruit");
    assertThat(scene(guest)).contains("Heart of the Fleet");
    guest.chooseSome(3, random);
    guests.restartTheServer();
    guest.page().reload();
    guest.atTheTable().expectFault("ERR_CONNECTION");
    assertThat(guest.answers()).isGreaterThanOrEqualTo(3);
    assertThat(scene(guest)).contains("Heart of the Fleet");
    guest.photograph("rone-campaign-second-scenario");
    guest.letABotFinish();
    goOn(guest);
    guest.mayChoose();
    assertThat(guest.asked()).as("a new campaign keeps nothing").isEqualTo("choose-leader");
  }

  /** By some clicks, then by a bot; whether it is won. */
  private static boolean playTheFirstScenario(Guest guest, Random random) {
    guest.newTable("rone", 1, "Marek").choose("[name=option-difficulty]", "story");
    guest.openTable().atTheTable();
    for (int i = 0; i < 12 && guest.mayChoose(); i++) guest.chooseAny(random, VERBS);
    guest.letABotFinish();
    return (boolean)
        guest
            .page()
            .evaluate("document.querySelector('starboard-table').view.result.winners.length > 0");
  }

  /** To the table of the next game. */
  private static void goOn(Guest guest) {
    String before = guest.page().url();
    guest.click("[data-over] .btn.main");
    guest.page().waitForURL(url -> !url.equals(before));
    guest.atTheTable();
  }

  private static String scene(Guest guest) {
    return (String)
        guest
            .page()
            .evaluate("JSON.stringify(document.querySelector('starboard-table').view.scene)");
  }
}
