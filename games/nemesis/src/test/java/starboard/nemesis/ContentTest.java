package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The content can be read. */
class ContentTest {
  @Test
  void everyComponentIsNumbered() {
    assertThat(Box.BASE.size()).isEqualTo(371);
  }
}
