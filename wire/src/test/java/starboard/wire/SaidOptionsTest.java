package starboard.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import tools.jackson.databind.JsonNode;

/** What was said of an option is said again as long as nothing about it has changed. */
class SaidOptionsTest {

  private static final Reader READER =
      new Reader((text, _) -> text.key() + text.args(), Language.EN, 2);

  private static Option option(String id, int cost) {
    return new Option(id, Text.of("go"), "door", Text.of("cards", cost));
  }

  @Test
  void theSameOptionIsTheSameObjectInTheNextQuestion() {
    SaidOptions said = new SaidOptions(READER);
    List<Option> first = List.of(option("go:a", 1), option("go:b", 1));
    JsonNode before = said.options(first, Set.of());
    JsonNode after = said.options(List.of(option("go:b", 1), option("go:a", 2)), Set.of());
    assertThat(after.get(0)).isSameAs(before.get(1));
    assertThat(after.get(1)).isNotEqualTo(before.get(0));
    assertThat(after.get(1).get("id")).isEqualTo(before.get(0).get("id"));
  }

  @Test
  void onlyThoseThatCannotBeTakenBackSaySo() {
    SaidOptions said = new SaidOptions(READER);
    List<Option> options = List.of(option("go:a", 1));
    assertThat(said.options(options, Set.of()).get(0).has("barrier")).isFalse();
    assertThat(said.options(options, Set.of("go:a")).get(0).get("barrier").asBoolean()).isTrue();
    assertThat(said.options(options, Set.of()).get(0).has("barrier")).isFalse();
  }
}
