package starboard.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/** Which ids a game could use. */
final class KnownTest {

  private static final Known KNOWN = new Known(new Tiny());

  private static boolean option(String id) {
    Tiny game = new Tiny();
    Scene scene = game.scene(new Tiny.Table(2), Viewer.of(Seat.ONE));
    return KNOWN.option(id, scene);
  }

  @Test
  void aVerbNeedsItsPhrase() {
    assertThat(option("roll")).isTrue();
    assertThat(option("rolled")).isFalse();
    assertThat(option("do")).isFalse();
  }

  @Test
  void aVerbMayCarryAName() {
    assertThat(option("play-low")).isTrue();
    assertThat(option("play-high")).isFalse();
    assertThat(option("pay-low")).isFalse();
  }

  @Test
  void aPartIsAWidgetOrAPlaceWithTheNameOfAThing() {
    assertThat(option("play:played")).isTrue();
    assertThat(option("play:hand-1.low")).isTrue();
    assertThat(option("play:hand-1-low")).isTrue();
    assertThat(option("play:hand-1:low")).isFalse();
    assertThat(option("play:hand-2.low")).isFalse();
    assertThat(option("play:hand-1.high")).isFalse();
  }

  @Test
  void aMessageNeedsItsPhrase() {
    assertThat(KNOWN.message("event.rolled")).isTrue();
    assertThat(KNOWN.message("event.roll")).isFalse();
  }
}
