package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.testkit.Contract;
import starboard.testkit.Property;
import starboard.testkit.Rule;
import starboard.testkit.Violation;

/** The contract finds contamination that is given away, and finds it where it is. */
final class BrokenTest {

  static List<Broken.Variant> variants() {
    return Broken.variants();
  }

  @ParameterizedTest
  @MethodSource("variants")
  @Rule("N15.3")
  void isFound(Broken.Variant variant) {
    List<Violation> found =
        Contract.of(variant.game())
            .players(3)
            .telling(NemesisContractTest.TELLING)
            .seeds(0, 6)
            .badGames(1)
            .full(6)
            .silent(Silent.and())
            .violations();
    Set<Property> broken = EnumSet.noneOf(Property.class);
    for (Violation violation : found) broken.add(violation.property());
    assertThat(broken).as("%s", found).contains(variant.intended());
    broken.removeAll(variant.also());
    assertThat(broken).as("%s", found).containsExactly(variant.intended());
  }
}
