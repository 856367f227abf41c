package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.rone.content.Content;
import starboard.testkit.Covered;

/** Every card, action, zone, scenario and pair of stored resources is played by some test. */
final class CoversTest {

  @Test
  void everyComponentIsPlayedByATest() {
    Content content = Content.BOX;
    Set<String> components = new TreeSet<>();
    Stream.<Section<?>>of(
            content.startingCards(),
            content.additionalStartingCards(),
            content.recruitCards(),
            content.leaders(),
            content.technologies(),
            content.playerBoard().storedResourceActions(),
            content.playerBoard().sparePartActions(),
            content.invasionStartingCards(),
            content.invasionSupplyCards(),
            content.protocols(),
            content.invasionBoard().trainingZones(),
            content.invasionBoard().additionalPlayerActions(),
            content.scenarios())
        .forEach(section -> components.addAll(section.ids()));
    assertThat(Covered.beside(CoversTest.class)).containsExactlyElementsOf(components);
  }
}
