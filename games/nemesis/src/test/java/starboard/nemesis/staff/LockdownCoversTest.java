package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.Lockdown;
import starboard.testkit.Covered;

/** Every card and thing of the people, and everybody, is played by some test. */
final class LockdownCoversTest {

  /** Cards of the base game that do here what they do there, and are tested there. */
  private static final Set<String> AS_IN_NEMESIS =
      Set.of(
          "blocking-access",
          "computer-skills",
          "covering-fire",
          "intranet",
          "motivation",
          "nerves-of-steel",
          "order",
          "pyrotechnics",
          "reconnaissance",
          "risk-assessment",
          "scavenging",
          "suppressive-fire",
          "taking-aim",
          "technical-corridors");

  private static Stream<Section<?>> sections() {
    Content content = Lockdown.CONTENT;
    return Stream.of(
        content.characters(), content.actionCards(), content.items(), content.objectives());
  }

  @Test
  void everythingIsPlayedByATest() {
    Set<String> components = new TreeSet<>();
    sections().forEach(section -> section.forEach(entry -> components.add(entry.id())));
    components.removeAll(AS_IN_NEMESIS);
    assertThat(Covered.beside(LockdownCoversTest.class)).containsExactlyElementsOf(components);
  }
}
