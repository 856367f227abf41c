package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.clank.content.Content;
import starboard.testkit.Rule;

/** Which cards of the adventure deck make the Tyrant attack, and which ones make it worse. */
class SymbolsTest {

  private static final Set<String> ATTACK =
      Set.of(
          "robo-op-30000",
          "mad-scientist",
          "princess-leye",
          "saboteur",
          "furry-copilot",
          "admiral-carp",
          "hyn-duo",
          "retired-gunslinger",
          "slimy-kingpin",
          "likvidator",
          "code-red",
          "alien-idol",
          "killbot",
          "wild-gorklar",
          "elite-guard",
          "tracker-droid",
          "fleet-admiral");

  private static final Set<String> DANGER = Set.of("gun-turret", "interrogator", "brain-slug");

  static Stream<String> adventureCards() {
    return Content.BOX.adventureDeck().ids().stream();
  }

  @ParameterizedTest
  @MethodSource("adventureCards")
  @Rule({"C1.1", "C15.1", "C16.1"})
  void everyCardOfTheRowBearsItsSymbols(String card) {
    table(2)
        .given(row(card))
        .then(s -> assertThat(s.attacks(1)).isEqualTo(ATTACK.contains(card) ? 1 : 0))
        .then(s -> assertThat(s.danger()).isEqualTo(DANGER.contains(card) ? 1 : 0));
  }
}
