package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The event Lurking. */
@Covers("ev-lurking")
final class LurkingTest {

  @Test
  @Rule({"N10.6", "N27.4"})
  void allOutOfCombatVanishIntoTheBag() {
    Events.drawn(
            Events.table().given(Laid.bag("tok-blank")).given(Laid.intruder("adult", "001")),
            "ev-lurking")
        .then(
            s -> assertThat(s.creatures().figuresOnBoard()).isEqualTo(1 << Laid.figure("adult", 2)))
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(6))
        .then(Events::discarded);
  }
}
