package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The item Recon Drone. */
@Covers("recon-drone")
final class ReconDroneTest {

  @Test
  @Rule({"N19.18", "N18.11", "N4.8"})
  void aTileAndItsTokenAreSeen() {
    Turns.withPrinted("captain", "011", "rest")
        .given(Laid.item(ONE, "recon-drone"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-recon-drone", "pay:hand-0-rest", "peek:room-002")
        .told(ONE, "event.you-see-tile")
        .told(ONE, "event.you-see-token")
        .notTold(TWO, "event.you-see-tile")
        .then(s -> assertThat(Turns.hasItem(s, ONE, "recon-drone")).isFalse());
  }

  @Test
  @Rule("N4.4")
  void thereMustBeAnUnexploredRoom() {
    Scenario<Nemesis> table =
        Turns.withPrinted("captain", "011", "rest").given(Laid.item(ONE, "recon-drone"));
    Nemesis s = table.state();
    for (int room = 0; room < s.board().rooms(); room++) {
      if (!s.interior().isExplored(room)) s.interior().turnTile(room);
    }
    table.perform(new Turn(ONE)).refuses(ONE, "use:items-0-recon-drone", "refused.all-explored");
  }
}
