package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.ship.Destination.DEEP_SPACE;
import static starboard.nemesis.ship.Destination.EARTH;
import static starboard.nemesis.ship.Destination.MARS;
import static starboard.nemesis.ship.Destination.VENUS;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipContent;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Every Coordinates card: where the ship goes from each space, and who wakes up there. */
final class CoordinatesTest {

  @Test
  @Covers({
    "coords-1",
    "coords-2",
    "coords-3",
    "coords-4",
    "coords-5",
    "coords-6",
    "coords-7",
    "coords-8"
  })
  @Rule({"N23.4", "N2.4"})
  void theSleeperWakesUpOnEarthOnly() {
    leadsTo("coords-1", VENUS, DEEP_SPACE, MARS, EARTH);
    leadsTo("coords-2", MARS, VENUS, DEEP_SPACE, EARTH);
    leadsTo("coords-3", DEEP_SPACE, MARS, EARTH, VENUS);
    leadsTo("coords-4", MARS, VENUS, EARTH, DEEP_SPACE);
    leadsTo("coords-5", VENUS, EARTH, DEEP_SPACE, MARS);
    leadsTo("coords-6", DEEP_SPACE, EARTH, VENUS, MARS);
    leadsTo("coords-7", EARTH, DEEP_SPACE, MARS, VENUS);
    leadsTo("coords-8", EARTH, MARS, VENUS, DEEP_SPACE);
  }

  private static void leadsTo(String card, Destination... spaces) {
    for (int space = 0; space < spaces.length; space++) {
      Destination there = spaces[space];
      Scenario<Nemesis> jumped = jump(card, space);
      assertThat(ShipState.of(jumped.state()).course()).as(card).isEqualTo(there);
      assertThat(jumped.state().crew().isDead(ONE)).as(card).isEqualTo(there != EARTH);
    }
  }

  private static Scenario<Nemesis> jump(String id, int space) {
    return Laid.of(2)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid::working)
        .given(s -> lay(s, id, space))
        .given(Finish.asleep(ONE))
        .perform(Finish.JUMP);
  }

  private static void lay(Nemesis s, String id, int space) {
    int entry = ShipState.of(s).ship().content().coordinates().indexOf(id);
    int card = s.kit().box().first(ShipContent.COORDINATES, entry);
    s.cards().intoBox(ShipState.of(s).coordinates());
    ShipState.of(s)
        .lay(
            s.cards().fromBox(Pile.of(card)),
            ShipState.of(s).engines(),
            ShipState.of(s).pods(),
            space);
  }
}
