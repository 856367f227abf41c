package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The program as players start it, with chance nobody knows. */
@InChromium
class ProgramTest {

  @Test
  void playStartsInTwoClicks(Guests guests) {
    try (Program program = new Program()) {
      Guest guest = guests.arrive(Screen.PHONE).goTo(program.address() + "/");
      guest.click("[data-game=nemesis] .bt1").atTheTable();
      assertThat(guest.mayChoose()).isTrue();
      guest.page().context().close();
    }
  }
}
