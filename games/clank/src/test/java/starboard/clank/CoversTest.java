package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.clank.content.Content;
import starboard.kernel.catalogue.Section;
import starboard.testkit.Covered;

/** Every card and token of the box is played by some test. */
final class CoversTest {

  @Test
  void everyComponentIsPlayedByATest() {
    Content content = Content.BOX;
    Set<String> components = new TreeSet<>();
    Stream.<Section<?>>of(content.cards(), content.secrets(), content.items(), content.artifacts())
        .forEach(section -> components.addAll(section.ids()));
    components.add(content.reserve().enemy().front().id());
    components.add(content.reserve().enemy().back().id());
    assertThat(Covered.beside(CoversTest.class)).containsExactlyElementsOf(components);
  }
}
