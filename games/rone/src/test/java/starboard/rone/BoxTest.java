package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Text;
import starboard.rone.content.Content;
import starboard.rone.content.Trigger;
import starboard.testkit.Rule;

/** R1.3: which card is of which type, and how many of each are played with. */
final class BoxTest {

  private static List<String> ids(Section<?>... sections) {
    List<String> ids = new ArrayList<>();
    for (Section<?> section : sections) ids.addAll(section.ids());
    return ids;
  }

  private static List<String> kinds(java.util.function.IntPredicate type) {
    List<String> ids = new ArrayList<>();
    for (int kind = 0; kind < Box.KINDS; kind++) if (type.test(kind)) ids.add(Box.id(kind));
    return ids;
  }

  @Test
  @Rule("R1.3")
  void everyCardIsOfTheTypeOfItsSection() {
    Content box = Content.BOX;
    assertThat(kinds(Box::isStarting)).isEqualTo(ids(box.startingCards()));
    assertThat(kinds(Box::isStarter))
        .isEqualTo(ids(box.startingCards(), box.additionalStartingCards()));
    assertThat(kinds(Box::isRecruit))
        .isEqualTo(ids(box.startingCards(), box.additionalStartingCards(), box.recruitCards()));
    assertThat(kinds(Box::isLeader)).isEqualTo(ids(box.leaders()));
    assertThat(kinds(Box::isTechnology)).isEqualTo(ids(box.technologies()));
    assertThat(kinds(Box::isInvader))
        .isEqualTo(ids(box.invasionStartingCards(), box.invasionSupplyCards()));
    assertThat(kinds(Box::isStartingInvader)).isEqualTo(ids(box.invasionStartingCards()));
    assertThat(kinds(Box::isProtocol)).isEqualTo(ids(box.protocols()));
  }

  @Test
  @Rule("R1.4")
  void aCardWithoutAnAbilityHasNoEffectsOfItsTrigger() {
    int jugura = Box.kind("jugura");
    assertThat(Box.effects(jugura, Trigger.ACTIVE)).isNull();
    assertThat(Box.effects(Box.kind("vision"), Trigger.ON_PLAY)).isNotEmpty();
    assertThat(Box.component(0)).isEqualTo(Text.of("card." + Box.id(0)));
  }

  /** Sets of the box: two for one or two players, four for more (R11.3). */
  @ParameterizedTest
  @Rule("R11.3")
  @CsvSource({"1, 2", "2, 2", "3, 4", "4, 4"})
  void startingCardsAreThereForTwoOrForFour(int players, int sets) {
    int starting = Content.BOX.startingCards().size();
    assertThat(Box.startingCards(players).size()).isEqualTo(sets * starting);
    int[] played = Box.playedWith(players);
    for (int kind = 0; kind < starting; kind++) assertThat(played[kind]).isEqualTo(sets);
    int titan = Box.kind("titan");
    assertThat(played[titan]).isEqualTo(Box.recruit(titan).count());
    int additional = starting;
    assertThat(played[additional]).isEqualTo(Box.recruit(additional).count());
  }
}
