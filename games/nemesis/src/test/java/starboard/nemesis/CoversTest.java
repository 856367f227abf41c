package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.ship.ShipContent;
import starboard.testkit.Covered;

/** Every card, token and room of the box is played by some test. */
final class CoversTest {

  /** What players draw, turn up, use or enter; ids are unique among these. */
  private static Stream<Section<?>> sections() {
    Content content = BaseGame.CONTENT;
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
        content.supplement(ShipContent.class).coordinates(),
        content.objectives(),
        content.intruderPlayerCards());
  }

  @Test
  void everyComponentIsPlayedByATest() {
    Set<String> components = new TreeSet<>();
    sections().forEach(section -> section.forEach(entry -> components.add(entry.id())));
    assertThat(Covered.beside(CoversTest.class)).containsExactlyElementsOf(components);
  }

  @Test
  void idsAreUniqueAmongThem() {
    assertThat(sections().flatMap(section -> section.entries().stream()))
        .extracting(entry -> entry.id())
        .doesNotHaveDuplicates();
  }
}
