package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;

/** Every card, token and room of the box is played by some test. */
final class CoversTest {

  /** What players draw, turn up, use or enter; ids are unique among these. */
  private static Stream<Section<?>> sections() {
    Content content = Content.BASE;
    return Stream.of(
        content.rooms(),
        content.explorationTokens(),
        content.intruderTokens(),
        content.actionCards(),
        content.items(),
        content.events(),
        content.attacks(),
        content.seriousWounds(),
        content.contamination(),
        content.weaknesses(),
        content.coordinates(),
        content.objectives(),
        content.intruderPlayerCards());
  }

  @Test
  void everyComponentIsPlayedByATest() throws IOException, URISyntaxException {
    Set<String> components = new TreeSet<>();
    sections().forEach(section -> section.forEach(entry -> components.add(entry.id())));
    assertThat(covered()).containsExactlyElementsOf(components);
  }

  @Test
  void idsAreUniqueAmongThem() {
    assertThat(sections().flatMap(section -> section.entries().stream()))
        .extracting(entry -> entry.id())
        .doesNotHaveDuplicates();
  }

  private static Set<String> covered() throws IOException, URISyntaxException {
    Set<String> ids = new TreeSet<>();
    for (Class<?> test : tests()) {
      note(test, ids);
      for (var method : test.getDeclaredMethods()) note(method, ids);
    }
    return ids;
  }

  private static void note(AnnotatedElement test, Set<String> ids) {
    Covers covers = test.getAnnotation(Covers.class);
    if (covers != null) ids.addAll(Set.of(covers.value()));
  }

  /** The classes compiled beside this one. */
  private static Iterable<Class<?>> tests() throws IOException, URISyntaxException {
    Path root =
        Path.of(CoversTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path folder = root.resolve(CoversTest.class.getPackageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith("Test.class"))
          .<Class<?>>map(name -> named(name.substring(0, name.length() - ".class".length())))
          .toList();
    }
  }

  private static Class<?> named(String simpleName) {
    try {
      String name = CoversTest.class.getPackageName() + "." + simpleName;
      return Class.forName(name, false, CoversTest.class.getClassLoader());
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
