package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import starboard.clank.game.ClankGame;
import starboard.kernel.game.GameOption;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/** Texts no scene shows: what one chooses before the game. */
final class TextsTest {

  private static final ClankGame GAME = new ClankGame();

  private static Stream<String> keys(GameOption option) {
    String key = "option." + option.id();
    return Stream.concat(Stream.of(key), option.values().stream().map(value -> key + "." + value));
  }

  @ParameterizedTest
  @EnumSource
  void optionsAndTheirValuesHaveShortNamesAndExplanations(Language language) {
    List<String> keys = GAME.options().stream().flatMap(TextsTest::keys).toList();
    assertThat(keys).hasSize(6);
    for (String key : keys) {
      String name = GAME.words().say(Text.of(key + ".name"), language);
      assertThat(name).doesNotContain("⟦").hasSizeBetween(2, 12);
      assertThat(GAME.words().say(Text.of(key), language))
          .doesNotContain("⟦")
          .endsWith(".")
          .hasSizeGreaterThan(name.length());
    }
  }
}
