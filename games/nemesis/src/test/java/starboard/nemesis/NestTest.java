package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Eggs;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Nest. */
@Covers("nest")
final class NestTest {

  private static final int SILENCE = 9;

  private static Scenario<Nemesis> there() {
    return Turns.in("nest", "003").rolls(Chance.NOISE, SILENCE);
  }

  @Test
  @Rule({"N19.8", "N7.7"})
  void anEggIsTakenIntoAFreeHandThenNoise() {
    Turns.uses(there(), "take-egg")
        .told(TWO, "event.noise-roll")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(s.objects().carried(ObjectKind.EGG, ONE)).isNotEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"N19.8", "N18.2"})
  void notWithFullHands() {
    there()
        .given(Laid.carries(ONE, ObjectKind.CARCASS))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-take-egg", "refused.hands-full");
  }

  @Test
  @Rule("N12.6")
  void takingTheLastEggDestroysTheNest() {
    Scenario<Nemesis> table = there();
    for (int i = 0; i < 4; i++) {
      table.given(s -> Eggs.destroy(s, Laid.room("003"), 1));
    }
    Turns.uses(table, "take-egg").then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  @Test
  @Rule({"N19.8", "N9.4", "N18.16"})
  void neverAMalfunctionNorASearch() {
    there()
        .then(s -> assertThat(s.interior().canBreak(Laid.room("003"))).isFalse())
        .given(Laid.hand(ONE, "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.not-searchable");
  }

  @Test
  @Rule({"N19.8", "N4.4"})
  void notWithoutEggs() {
    there()
        .given(s -> s.creatures().layEggs(0))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:action-take-egg", "refused.no-egg");
  }
}
