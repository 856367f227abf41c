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

  /**
   * Who has just been given a seat may still be shown what a stranger sees: with which rights the
   * table was drawn is known only from the answer to the hello that named them.
   */
  @Test
  void whatWasDrawnBeforeASeatWasTakenSaysNothingOfTheSeat(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    Object greeted =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {Live} = await import('/page/line/live.js');
                  let socket;
                  const refs = [];
                  window.WebSocket = class {
                    static OPEN = 1;
                    readyState = 1;
                    constructor() { socket = this; }
                    send(text) { refs.push(JSON.parse(text).ref); }
                    close() {}
                  };
                  const live = new Live('table', [], 'public');
                  const hears = message => socket.onmessage({data: JSON.stringify(message)});
                  const seats = [];
                  live.addEventListener('view', () => seats.push(live.greeted.map(({seat}) => seat).join()));
                  socket.onopen();
                  hears({ref: refs[0], ok: true});
                  hears({push: 'view', view: {viewer: 'public', entry: 1}});
                  live.greet([{seat: 1, secret: 's'}], 1);
                  live.look('public');
                  hears({push: 'view', view: {viewer: 'public', entry: 2}});
                  hears({ref: refs[1], ok: true});
                  hears({push: 'view', view: {viewer: 'public', entry: 3}});
                  live.close();
                  return live.greeted.map(({seat}) => seat).join() + '|' + seats.slice(0, 2).join('|');
                }
                """);
    assertThat(greeted).isEqualTo("1||");
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
