package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.nemesis.round.Turn;

/** Under what the options of a turn are listed where there are many. */
final class OptionGroupsTest {

  @Test
  void whatARoomOffersIsNotListedUnderWhatItemsOffer() {
    Decision turn =
        Turns.with("scientist", "nest", "003", "rest")
            .given(Laid.item(ONE, "laboratory-equipment"))
            .perform(new Turn(ONE))
            .decision(ONE);
    List<Option> all =
        Stream.concat(
                turn.options().stream(), turn.refused().stream().map(Decision.Refused::option))
            .toList();
    assertThat(all)
        .filteredOn(one -> one.id().startsWith("use:items-"))
        .isNotEmpty()
        .allMatch(one -> Objects.requireNonNull(one.group()).id().equals("use-item"))
        .allMatch(one -> one.source() != null);
    assertThat(all)
        .filteredOn(one -> one.id().startsWith("use:") && !one.id().startsWith("use:items-"))
        .isNotEmpty()
        .allMatch(one -> Objects.requireNonNull(one.group()).id().equals("use-room"))
        .allMatch(one -> Objects.requireNonNull(one.source()).key().startsWith("room."));
    assertThat(all)
        .filteredOn(one -> one.id().startsWith("move:"))
        .isNotEmpty()
        .allMatch(one -> Objects.requireNonNull(one.group()).id().equals("move"));
  }
}
