package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.Lockdown;
import starboard.testkit.Covered;

/** Every card and token of the Night Stalkers, and every event of either species, is played. */
final class StalkersCoverTest {

  private static Stream<Section<?>> sections() {
    Content content = Lockdown.CONTENT;
    return Stream.of(
        content.intruderTokens(),
        content.events(),
        Lockdown.WITH_INTRUDERS.events(),
        content.attacks(),
        content.seriousWounds(),
        content.contamination(),
        content.weaknesses());
  }

  @Test
  void everythingIsPlayedByATest() {
    Set<String> components = new TreeSet<>();
    sections().forEach(section -> section.forEach(entry -> components.add(entry.id())));
    assertThat(Covered.beside(StalkersCoverTest.class)).containsExactlyElementsOf(components);
  }
}
