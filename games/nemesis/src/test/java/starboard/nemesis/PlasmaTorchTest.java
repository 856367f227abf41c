package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Mechanic's Plasma Torch. */
@Covers("plasma-torch")
final class PlasmaTorchTest {

  @Test
  @Rule({"N9.12", "N9.23"})
  void itClosesADestroyedDoorWithThePieceThere() {
    Scenario<Nemesis> table =
        Turns.withPrinted("mechanic", "011", "rest")
            .given(Laid.item(ONE, "plasma-torch"))
            .given(Laid.destroyed("c-011-014"));
    int pieces = table.state().interior().doorPieces();
    table
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-plasma-torch", "pay:hand-0-rest", "close:c-011-014")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-011-014"))).isTrue())
        .then(s -> assertThat(s.interior().doorPieces()).isEqualTo(pieces))
        .then(s -> assertThat(Turns.hasItem(s, ONE, "plasma-torch")).isTrue());
  }
}
