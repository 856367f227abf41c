package starboard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The line between page and server: changes, losses, and a net without sockets. */
@InChromium
class LineTest {

  /** The vectors that the server's own test of its deltas reads, too. */
  @Test
  void thePageMirrorsTheServersPatches(Guests guests) throws IOException {
    Path vectors =
        Path.of("..", "web", "src", "test", "resources", "starboard", "web", "patch-vectors.json");
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.goTo("/");
    Object wrong =
        guest
            .page()
            .evaluate(
                """
                async text => {
                  const {applyPatch} = await import('/page/line/patch.js');
                  const sorted = value => value === null || typeof value !== 'object' ? value
                    : Array.isArray(value) ? value.map(sorted)
                    : Object.fromEntries(Object.keys(value).sort().map(key => [key, sorted(value[key])]));
                  const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
                  return JSON.parse(text).filter(one => {
                    const before = JSON.stringify(one.before);
                    return !same(applyPatch(one.before, one.patch), one.after) || JSON.stringify(one.before) !== before;
                  }).map(one => one.name);
                }
                """,
                Files.readString(vectors));
    assertThat((List<?>) wrong).isEmpty();
  }

  @Test
  void aLostLineIsMadeAgainAndNothingIsLost(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    guest.page().addInitScript(KEEP_SOCKETS);
    guest.newTable("nemesis", 1, "Marek").openTable().atTheTable();
    Random random = new Random(6);
    for (int i = 0; i < 5 && guest.mayChoose(); i++) {
      guest.chooseAny(random);
      int before = guest.entry();
      guest.page().evaluate("window.sockets.forEach(socket => socket.close())");
      assertThat(guest.mayChoose()).isTrue();
      guest.chooseAny(random);
      guest.seeEntry(before + 1);
    }
    assertThat(guest.page().locator(".note.bad")).hasCount(0);
  }

  @Test
  void playsOnWhereSocketsFail(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP);
    Page page = guest.page();
    page.addInitScript(NO_SOCKETS);
    guest.newTable("nemesis", 1, "Marek").openTable().atTheTable();
    int before = guest.entry();
    guest.chooseSome(5, new Random(7));
    guest.seeEntry(before + 3);
    assertThat(guest.received()).isEmpty();
  }

  private static final String KEEP_SOCKETS =
      """
      window.sockets = [];
      window.WebSocket = class extends WebSocket {
        constructor(...args) { super(...args); window.sockets.push(this); }
      };
      """;

  private static final String NO_SOCKETS =
      """
      window.WebSocket = class {
        static OPEN = 1;
        readyState = 3;
        constructor() { setTimeout(() => this.onclose?.(), 10); }
        close() {}
      };
      """;
}
