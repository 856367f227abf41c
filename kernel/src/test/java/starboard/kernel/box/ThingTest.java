package starboard.kernel.box;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

class ThingTest {

  @Test
  void faceDownIsSeenByNobody() {
    int thing = Thing.faceDown(7);
    assertThat(Thing.number(thing)).isEqualTo(7);
    assertThat(Thing.seenBy(thing)).isEqualTo(Seats.NONE);
    assertThat(Thing.isFaceUp(thing)).isFalse();
  }

  @Test
  void faceUpIsSeenByEveryone() {
    int thing = Thing.faceUp(7);
    assertThat(Thing.number(thing)).isEqualTo(7);
    assertThat(Thing.seenBy(thing)).isEqualTo(Seats.EVERYONE);
    assertThat(Thing.isSeenBy(thing, Seat.EIGHT)).isTrue();
    assertThat(Thing.isFaceUp(thing)).isTrue();
  }

  @Test
  void everyPlayerHavingPeekedIsNotFaceUp() {
    int thing = Thing.seenAlsoBy(Thing.faceDown(7), Seats.table(Seat.MOST));
    assertThat(Thing.isSeenBy(thing, Seat.EIGHT)).isTrue();
    assertThat(Thing.isFaceUp(thing)).isFalse();
  }

  @Test
  void knowledgeAddsUpAndCanBeLost() {
    int seen = Thing.seenAlsoBy(Thing.faceDown(3), Seats.of(Seat.ONE));
    int both = Thing.seenAlsoBy(seen, Seats.of(Seat.TWO));
    assertThat(Thing.seenBy(both)).isEqualTo(Seats.of(Seat.ONE, Seat.TWO));
    assertThat(Thing.seenBy(Thing.followedBy(both, Seats.of(Seat.TWO, Seat.THREE))))
        .isEqualTo(Seats.of(Seat.TWO));
    assertThat(Thing.number(Thing.followedBy(both, Seats.NONE))).isEqualTo(3);
  }

  @Test
  void aSwapKeepsTheOnlookersOfThePlace() {
    int place = Thing.seenAlsoBy(Thing.faceDown(3), Seats.of(Seat.FOUR));
    int swapped = Thing.swapped(place, 9);
    assertThat(Thing.number(swapped)).isEqualTo(9);
    assertThat(Thing.seenBy(swapped)).isEqualTo(Seats.of(Seat.FOUR));
  }

  @Test
  void theLargestBox() {
    int last = Thing.MOST - 1;
    assertThat(Thing.number(Thing.faceUp(last))).isEqualTo(last);
    assertThat(Thing.seenBy(Thing.faceDown(last))).isEqualTo(Seats.NONE);
  }
}
