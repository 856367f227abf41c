package starboard.kernel.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** Why a game ended for a seat is found in what was told. */
final class EndingTest {

  private static Event event(int index, int cause, Seats seats, Beat beat) {
    Event.@Nullable At by = cause < 0 ? null : new Event.At(0, cause);
    return new Event(Text.of("e" + index), seats, beat, new Event.At(0, index), by);
  }

  private static Beat end(Seat seat) {
    return Beat.of(Beat.Kind.END, "X1").seat(seat).from("room");
  }

  private static Ending ending(Viewer viewer, List<Event> log) {
    return Objects.requireNonNull(Ending.of(Telling.of(viewer, log), Seat.ONE));
  }

  private static List<String> ids(List<Event> events) {
    return events.stream().map(Event::id).toList();
  }

  @Test
  void theLastEndOfASeatCounts() {
    List<Event> log =
        List.of(
            event(0, -1, Seats.EVERYONE, end(Seat.ONE)),
            event(1, -1, Seats.EVERYONE, end(Seat.ONE)),
            event(2, -1, Seats.EVERYONE, end(Seat.TWO)));
    Ending ending = ending(Viewer.PUBLIC, log);
    assertThat(ending.end().id()).isEqualTo("e1");
    assertThat(ending.at()).isEqualTo("room");
    assertThat(Ending.of(Telling.of(Viewer.PUBLIC, log), Seat.THREE)).isNull();
  }

  @Test
  void linksAreFiveAtMostTheFirstAndTheLastWithoutMereWords() {
    Beat roll = Beat.of(Beat.Kind.ROLL);
    List<Event> log =
        List.of(
            event(0, -1, Seats.EVERYONE, Beat.SAID),
            event(1, 0, Seats.EVERYONE, roll),
            event(2, 1, Seats.EVERYONE, roll),
            event(3, 2, Seats.EVERYONE, Beat.SAID),
            event(4, 3, Seats.EVERYONE, roll),
            event(5, 4, Seats.of(Seat.TWO), roll),
            event(6, 5, Seats.EVERYONE, roll),
            event(7, 6, Seats.EVERYONE, end(Seat.ONE)));
    Ending ending = ending(Viewer.of(Seat.ONE), log);
    assertThat(ids(ending.chain())).containsExactly("e0", "e1", "e2", "e3", "e4", "e6", "e7");
    assertThat(ids(ending.links())).containsExactly("e0", "e2", "e4", "e6", "e7");
  }

  @Test
  void whoWasNotToldKnowsNoEnd() {
    List<Event> log = List.of(event(0, -1, Seats.of(Seat.ONE), end(Seat.ONE)));
    assertThat(Ending.of(Telling.of(Viewer.PUBLIC, log), Seat.ONE)).isNull();
  }

  @Test
  void theCardIsTheLastTurnedUpInTheChain() {
    Beat.Card bite = new Beat.Card(Text.of("bite"), null, null);
    List<Event> log =
        List.of(
            event(0, -1, Seats.EVERYONE, Beat.of(Beat.Kind.REVEAL).shows(bite)),
            event(1, 0, Seats.EVERYONE, end(Seat.ONE)));
    Ending ending = ending(Viewer.PUBLIC, log);
    assertThat(ending.card()).isEqualTo(bite);
  }
}
