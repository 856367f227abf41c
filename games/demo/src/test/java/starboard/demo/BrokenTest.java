package starboard.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import starboard.kernel.game.Game;
import starboard.testkit.Contract;
import starboard.testkit.Property;
import starboard.testkit.Violation;

/** The contract finds every fault, and finds it where it is. */
final class BrokenTest {

  private static List<Violation> violations(Game<Demo> game) {
    return Contract.of(game)
        .players(3)
        .option("rounds", "2")
        .seeds(0, 16)
        .badGames(2)
        .every(3)
        .full(1)
        .answers(300)
        .steps(2_000)
        .violations();
  }

  @TestFactory
  Stream<DynamicTest> finds() {
    return Broken.variants().stream()
        .map(variant -> DynamicTest.dynamicTest(variant.name(), () -> isFound(variant)));
  }

  private static void isFound(Broken.Variant variant) {
    List<Violation> found = violations(variant.game());
    Set<Property> broken = EnumSet.noneOf(Property.class);
    for (Violation violation : found) broken.add(violation.property());
    assertThat(broken).as("%s", found).contains(variant.intended());
    broken.removeAll(variant.also());
    if (variant.intended() != Property.TOLD) broken.remove(Property.TOLD); // faults are not told of
    assertThat(broken).as("%s", found).containsExactly(variant.intended());
  }

  @Test
  void everyPropertyHasAFaultThatBreaksIt() {
    Set<Property> broken = EnumSet.noneOf(Property.class);
    for (Broken.Variant variant : Broken.variants()) broken.add(variant.intended());
    assertThat(broken).containsExactlyInAnyOrder(Property.values());
  }

  @Test
  void findsNothingInTheSoundGame() {
    assertThat(violations(new DemoGame())).isEmpty();
  }
}
