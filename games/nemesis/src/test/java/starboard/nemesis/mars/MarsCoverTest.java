package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.Lockdown;
import starboard.testkit.Covered;

/** Every room, token and card of the place is played by some test, on either side of the board. */
final class MarsCoverTest {

  private static Stream<Section<?>> sections() {
    Content surface = Lockdown.SURFACE;
    MarsContent mars = surface.supplement(MarsContent.class);
    return Stream.of(
        surface.rooms(),
        surface.explorationTokens(),
        mars.cssTokens(),
        mars.powerTokens(),
        mars.contingencyTokens(),
        mars.computerCards(),
        mars.marsCards());
  }

  @Test
  void everythingIsPlayedByATest() {
    Set<String> components = new TreeSet<>();
    sections().forEach(section -> section.forEach(entry -> components.add(entry.id())));
    assertThat(Covered.beside(MarsCoverTest.class)).containsAll(components);
  }
}
