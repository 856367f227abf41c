package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Word;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.BaseGame;

/** The op and goal records have the parameters that the written vocabulary gives them. */
class VocabularyTest {
  record Param(String type) {}

  record Defined(SequencedMap<String, Param> params) {}

  record Words(
      @Default("{}") SequencedMap<String, Defined> ops,
      @Default("{}") SequencedMap<String, Defined> predicates) {}

  record Own(Words effectVocabulary) {}

  private static final Binder BINDER =
      Binder.strict()
          .ignore("/*", "source", "family", "triggers", "weapon_properties")
          .ignore("meaning", "policy", "values", "default");
  private static final Words OWN = own();
  private static final Words FAMILY = family();

  private static Words own() {
    return read(Own.class, Catalogue.read(Content.class, "nemesis.yaml")).effectVocabulary();
  }

  private static Words family() {
    return read(Words.class, Catalogue.read(Path.of("../../docs/rules/nemesis-family-ops.yaml")));
  }

  private static <T extends Record> T read(Class<T> type, Catalogue catalogue) {
    return catalogue.bind(type, BINDER);
  }

  @Test
  void everyOpIsInTheVocabulary() {
    Map<String, Set<String>> written = new TreeMap<>();
    Stream.of(FAMILY, OWN).forEach(words -> words.ops().forEach((w, d) -> put(written, w, d)));
    assertThat(
            BaseGame.VOCABULARY.chapters().stream()
                .flatMap(c -> Stream.of(c.getPermittedSubclasses())))
        .isNotEmpty()
        .allSatisfy(op -> assertThat(parameters(op)).isEqualTo(written.get(word(op))));
  }

  @Test
  void everyGoalIsInTheVocabulary() {
    Map<String, Set<String>> written = new TreeMap<>();
    Stream.of(FAMILY, OWN)
        .forEach(words -> words.predicates().forEach((w, d) -> put(written, w, d)));
    assertThat(
            BaseGame.VOCABULARY.goals().stream()
                .flatMap(c -> Stream.of(c.getPermittedSubclasses())))
        .isNotEmpty()
        .allSatisfy(goal -> assertThat(parameters(goal)).isEqualTo(written.get(word(goal))));
  }

  @Test
  void everyOpOfThisGameAloneHasARecord() {
    List<String> words =
        BaseGame.VOCABULARY.chapters().stream()
            .flatMap(chapter -> Stream.of(chapter.getPermittedSubclasses()))
            .map(VocabularyTest::word)
            .toList();
    assertThat(words).containsAll(OWN.ops().keySet()).doesNotHaveDuplicates();
  }

  private static void put(Map<String, Set<String>> written, String word, Defined defined) {
    written.put(word, new LinkedHashSet<>(defined.params().keySet()));
  }

  private static String word(Class<?> record) {
    Word word = record.getAnnotation(Word.class);
    return word != null
        ? word.value()
        : record.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static Set<String> parameters(Class<?> record) {
    Set<String> names = new LinkedHashSet<>();
    for (var component : record.getRecordComponents()) {
      Key key = component.getAnnotation(Key.class);
      names.add(
          key != null
              ? key.value()
              : component
                  .getName()
                  .replaceAll("(?<=[a-z])(?=[A-Z])", "_")
                  .toLowerCase(Locale.ROOT));
    }
    return names;
  }
}
