package starboard.nemesis.voidseeders;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.nemesis.content.Content;

/**
 * The ops and goals of the expansion have the parameters that its written vocabulary gives them.
 */
final class SeedersVocabularyTest {
  record Param() {}

  record Defined(SequencedMap<String, Param> params) {}

  record Words(SequencedMap<String, Defined> ops, SequencedMap<String, Defined> predicates) {}

  record Own(Words effectVocabulary) {}

  private static final Words WORDS =
      Catalogue.read(Content.class, "voidseeders.yaml")
          .bind(
              Own.class,
              Binder.strict()
                  .ignore("/*", "source", "family", "triggers", "conditions")
                  .ignore("meaning", "policy", "type", "values", "default"))
          .effectVocabulary();

  private static String word(Class<?> record) {
    return record.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static Set<String> parameters(Class<?> record) {
    Set<String> names = new LinkedHashSet<>();
    for (var component : record.getRecordComponents()) {
      names.add(
          component.getName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT));
    }
    return names;
  }

  @Test
  void everyOpIsWrittenDownAndEveryWrittenOneExists() {
    Class<?>[] ops =
        Stream.of(InsanityOps.class, PanicOps.class, SeederWeaknessOps.class)
            .flatMap(chapter -> Stream.of(chapter.getPermittedSubclasses()))
            .toArray(Class<?>[]::new);
    assertThat(ops)
        .allSatisfy(
            op ->
                assertThat(parameters(op))
                    .as(word(op))
                    .isEqualTo(requireNonNull(WORDS.ops().get(word(op))).params().keySet()));
    assertThat(Stream.of(ops).map(SeedersVocabularyTest::word))
        .containsExactlyInAnyOrderElementsOf(WORDS.ops().keySet());
  }

  @Test
  void everyGoalIsWrittenDown() {
    assertThat(
            Stream.of(SeederGoals.class.getPermittedSubclasses()).map(SeedersVocabularyTest::word))
        .containsExactlyInAnyOrderElementsOf(WORDS.predicates().keySet());
  }
}
