package starboard.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Knows one price only; what notices more is no rule test. */
final class WeakFares {

  @Test
  @Tag("rule")
  void aPrice() {
    assertThat(new Fare(false).price(40, 1)).isEqualTo(15);
  }

  @Test
  void aChild() {
    assertThat(new Fare(false).price(5, 1)).isZero();
  }
}
