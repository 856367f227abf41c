package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.catalogue.Reading.mistakes;
import static starboard.kernel.catalogue.Reading.read;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NeedsTest {
  enum When {
    ALWAYS,
    @Needs("light")
    IN_THE_DARK
  }

  record Lamp(@Needs("light") @Nullable Integer brightness, @Default("always") When when) {}

  private static final Binder LIT = Binder.strict().having(List.of("light"));

  @Test
  void aKeyThatNeedsAFeatureIsRefusedWithoutIt() {
    assertThat(mistakes(Lamp.class, "brightness: 3"))
        .contains("test.yaml line 1", "the key 'brightness' needs 'light'");
    assertThat(read(Lamp.class, LIT, "brightness: 3").brightness()).isEqualTo(3);
  }

  @Test
  void soIsAWord() {
    assertThat(mistakes(Lamp.class, "when: in-the-dark"))
        .contains("test.yaml line 1", "the word 'in-the-dark' needs 'light'");
    assertThat(read(Lamp.class, LIT, "when: in-the-dark").when()).isEqualTo(When.IN_THE_DARK);
  }

  @Test
  void whatIsNotSaidNeedsNothing() {
    assertThat(read(Lamp.class, "when: always").brightness()).isNull();
  }
}
