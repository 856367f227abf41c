package starboard.kernel.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class SeatsTest {

  @Test
  void aTableHasItsFirstSeats() {
    assertThat(Seats.table(3)).containsExactly(ONE, TWO, THREE);
    assertThat(Seats.table(Seat.MOST)).hasSize(8).endsWith(Seat.EIGHT);
    assertThat(Seats.table(0)).isEmpty();
  }

  @Test
  void seatsComeInSeatOrder() {
    assertThat(Seats.of(THREE, ONE)).containsExactly(ONE, THREE);
    assertThat(Seats.of(THREE).with(TWO)).containsExactly(TWO, THREE);
  }

  @Test
  void changingASetLeavesTheOldOne() {
    Seats pair = Seats.of(ONE, TWO);
    assertThat(pair.with(THREE)).containsExactly(ONE, TWO, THREE);
    assertThat(pair.without(ONE)).containsExactly(TWO);
    assertThat(pair.or(Seats.of(FOUR))).containsExactly(ONE, TWO, FOUR);
    assertThat(pair).containsExactly(ONE, TWO);
  }

  @Test
  void withAndWithoutWhatIsOrIsNotThere() {
    assertThat(Seats.of(ONE).with(ONE)).isEqualTo(Seats.of(ONE));
    assertThat(Seats.of(ONE).without(TWO)).isEqualTo(Seats.of(ONE));
  }

  @Test
  void firstAndRest() {
    Seats seats = Seats.of(TWO, FOUR);
    assertThat(seats.first()).isEqualTo(TWO);
    assertThat(seats.rest()).isEqualTo(Seats.of(FOUR));
    assertThat(seats.rest().rest()).isEqualTo(Seats.NONE);
  }

  @Test
  void nobodyIsFirstInAnEmptySet() {
    assertThatThrownBy(Seats.NONE::first).isInstanceOf(NoSuchElementException.class);
    Iterator<Seat> nobody = Seats.NONE.iterator();
    assertThatThrownBy(nobody::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void spectatorsAreAmongEveryoneButAreNoSeat() {
    assertThat(Seats.EVERYONE.size()).isEqualTo(Seat.MOST);
    assertThat(Seats.EVERYONE).isNotEqualTo(Seats.table(Seat.MOST));
    Seats spectatorsOnly = Seats.table(Seat.MOST).others();
    assertThat(spectatorsOnly.isEmpty()).isTrue();
    assertThat(spectatorsOnly).isNotEqualTo(Seats.NONE);
    assertThatThrownBy(spectatorsOnly::first).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void othersAreEverybodyElseWithTheSpectators() {
    Seats others = Seats.of(ONE).others();
    assertThat(others.has(ONE)).isFalse();
    assertThat(others.has(TWO)).isTrue();
    assertThat(others.or(Seats.of(ONE))).isEqualTo(Seats.EVERYONE);
    assertThat(Seats.EVERYONE.others()).isEqualTo(Seats.NONE);
  }

  @Test
  void theNextSeatIsClockwise() {
    assertThat(ONE.next(3)).isEqualTo(TWO);
    assertThat(THREE.next(3)).isEqualTo(ONE);
    assertThat(ONE.next(1)).isEqualTo(ONE);
  }
}
