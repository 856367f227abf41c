package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.SeedersGame;
import starboard.testkit.Covered;

/** Every card, token and room that the expansion adds or changes is played by some test. */
final class SeedersCoversTest {

  /** What is changed in other sections: entries named under {@code with} in the file. */
  private static final List<String> CHANGED =
      List.of(
          "clothes",
          "clothes-yellow",
          "interruption",
          "ip-coordinated-hunt-3",
          "ip-coordinated-hunt-4",
          "ip-metamorphosis",
          "lair-token-2",
          "lair-token-3",
          "lair-token-4",
          "obj-cutting-off-the-head",
          "obj-the-great-hunt",
          "shower-room");

  private static Stream<Section<?>> sections() {
    Content content = SeedersGame.CONTENT;
    return Stream.of(
        content.intruderTokens(),
        content.events(),
        content.attacks(),
        content.weaknesses(),
        content.supplement(SeedersContent.class).panicCards());
  }

  @Test
  void everyComponentIsPlayedByATest() {
    Set<String> components = new TreeSet<>(CHANGED);
    sections().forEach(section -> section.forEach(entry -> components.add(entry.id())));
    assertThat(Covered.beside(SeedersCoversTest.class)).containsExactlyElementsOf(components);
  }
}
