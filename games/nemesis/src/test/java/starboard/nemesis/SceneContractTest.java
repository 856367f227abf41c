package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Contract;
import starboard.testkit.Property;
import starboard.testkit.Violation;

/** Random games whose scenes tell no secret and name every option's things. */
final class SceneContractTest {

  private static final Set<Property> OF_SCENES =
      EnumSet.of(
          Property.SCENE, Property.PUBLIC, Property.DECISION, Property.OPTIONS, Property.TEXTS);

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void scenesKeepTheirSecrets(int players) {
    List<Violation> violations =
        Contract.of(new NemesisGame()).players(players).seeds(0, 4).violations();
    assertThat(violations).filteredOn(each -> OF_SCENES.contains(each.property())).isEmpty();
  }
}
