package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Event cards that make noise. */
final class NoiseEventsTest {

  @Test
  @Covers("ev-scent-of-prey")
  @Rule("N3.13")
  void scentOfPreyMakesNoiseAroundTheSlimed() {
    Events.drawn(Events.table().given(Laid.slimed(ONE)), "ev-scent-of-prey")
        .then(Events.moved("008", "creeper", "adult"))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-001-002", "c-001-003", "c-001-004"))
        .then(Events::discarded);
  }

  @Test
  void scentOfPreyLeavesTheCleanAlone() {
    Events.drawn(Events.table(), "ev-scent-of-prey").then(s -> assertThat(Laid.noisy(s)).isEmpty());
  }

  @Test
  @Covers("ev-nest")
  @Rule("N3.13")
  void nestMakesNoiseAroundTheExploredNest() {
    Events.drawn(Events.table().given(Laid.explored("002", "nest")), "ev-nest")
        .then(Events.moved("008", "creeper", "breeder", "queen"))
        .then(
            s ->
                assertThat(Laid.noisy(s))
                    .containsExactly("c-001-002", "c-002-006", "technical-space"))
        .then(Events::discarded);
  }

  @Test
  void nestDoesNothingWhileItIsHidden() {
    Events.drawn(Events.table(), "ev-nest")
        .then(s -> assertThat(Laid.noisy(s)).isEmpty())
        .then(Events::discarded);
  }

  @Test
  @Covers("ev-noise-in-technical-corridors")
  void noiseInTechnicalCorridors() {
    Events.drawn(Events.table(), "ev-noise-in-technical-corridors")
        .then(Events.moved("014", "adult", "breeder"))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("technical-space"))
        .then(Events::discarded);
  }

  @Test
  @Rule({"N7.7", "N7.8"})
  void noiseInTechnicalCorridorsAlreadyThereMakesThoseAtAnEntranceRoll() {
    Events.drawn(
            Events.table()
                .given(Laid.noise("technical-space"))
                .given(Laid.stands(ONE, "009"))
                .rolls(Chance.NOISE, 7),
            "ev-noise-in-technical-corridors")
        .told(ONE, "event.noise-roll")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-008-009", "technical-space"));
  }
}
