package starboard.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Notices whatever is broken in the price, and whether somebody may ride. */
@Tag("rule")
final class StrongFares {

  @Test
  void prices() {
    assertThat(new Fare(false).price(5, 2)).isZero();
    assertThat(new Fare(false).price(6, 2)).isEqualTo(20);
  }

  @Test
  void whoMayRide() {
    assertThat(new Fare(false).whyNot(2)).isNotNull();
    assertThat(new Fare(false).whyNot(3)).isNull();
  }

  @Test
  void aTicket() {
    assertThat(new Ticket(2).price(new Fare(false))).isEqualTo(20);
  }

  @Test
  void paying() {
    Fare fare = new Fare(true);
    fare.pay(6, 1);
    fare.pay(6, 1);
    fare.thank();
    assertThat(fare.paid()).isEqualTo(30);
  }

  /** They lie where the tests of a module always find them. */
  @Test
  void files() {
    assertThat(Path.of("src/test/java")).isDirectory();
  }
}
