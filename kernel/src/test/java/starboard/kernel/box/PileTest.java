package starboard.kernel.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import starboard.kernel.chance.FastRng;
import starboard.kernel.toy.Toy;

class PileTest {

  private static final Pile ABC = Pile.of(10, 11, 12);

  @Test
  void theLastIsTheTop() {
    assertThat(ABC.top()).isEqualTo(12);
    assertThat(ABC.at(0)).isEqualTo(10);
    assertThat(ABC.size()).isEqualTo(3);
  }

  @Test
  void addingAndTaking() {
    assertThat(ABC.with(13)).isEqualTo(Pile.of(10, 11, 12, 13));
    assertThat(ABC.under(9)).isEqualTo(Pile.of(9, 10, 11, 12));
    assertThat(ABC.with(Pile.of(1, 2))).isEqualTo(Pile.of(10, 11, 12, 1, 2));
    assertThat(ABC.with(1, 99)).isEqualTo(Pile.of(10, 99, 12));
    assertThat(ABC.without(0)).isEqualTo(Pile.of(11, 12));
    assertThat(ABC.without(1)).isEqualTo(Pile.of(10, 12));
    assertThat(ABC.without(0, 2)).isEqualTo(Pile.of(12));
    assertThat(ABC.without(1, 2)).isEqualTo(Pile.of(10));
    assertThat(ABC.withoutTop()).isEqualTo(Pile.of(10, 11));
    assertThat(ABC.top(2)).isEqualTo(Pile.of(11, 12));
    assertThat(ABC.withoutTop(2)).isEqualTo(Pile.of(10));
    assertThat(ABC).as("unchanged by all that").isEqualTo(Pile.of(10, 11, 12));
  }

  @Test
  void noneAndAll() {
    assertThat(ABC.top(0)).isEqualTo(Pile.EMPTY);
    assertThat(ABC.top(3)).isEqualTo(ABC);
    assertThat(ABC.withoutTop(0)).isEqualTo(ABC);
    assertThat(ABC.withoutTop(3)).isEqualTo(Pile.EMPTY);
    assertThat(ABC.without(0, 3)).isEqualTo(Pile.EMPTY);
    assertThat(ABC.without(1, 0)).isEqualTo(ABC);
    assertThat(Pile.of(5).withoutTop()).isSameAs(Pile.EMPTY);
    assertThat(Pile.of()).isSameAs(Pile.EMPTY);
    assertThat(Pile.EMPTY.with(ABC)).isEqualTo(ABC);
    assertThat(ABC.with(Pile.EMPTY)).isEqualTo(ABC);
  }

  @Test
  void whatIsNotThereCannotBeTaken() {
    assertThatThrownBy(() -> ABC.at(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> ABC.without(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> ABC.without(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> ABC.without(1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> ABC.top(4)).isInstanceOf(RuntimeException.class);
    assertThatThrownBy(() -> ABC.withoutTop(4)).isInstanceOf(RuntimeException.class);
    assertThatThrownBy(Pile.EMPTY::top).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(Pile.EMPTY::withoutTop).isInstanceOf(RuntimeException.class);
  }

  @Test
  void arraysGoInAndOutAsCopies() {
    int[] given = {1, 2};
    Pile pile = Pile.of(given);
    given[0] = 99;
    assertThat(pile).isEqualTo(Pile.of(1, 2));
    pile.toArray()[0] = 99;
    assertThat(pile).isEqualTo(Pile.of(1, 2));
  }

  @Test
  void componentsAreFoundByTheirNumberWhoeverHasSeenThem() {
    Pile pile = Pile.of(Thing.faceDown(4), Thing.faceUp(5));
    assertThat(pile.find(5)).isEqualTo(1);
    assertThat(pile.number(1)).isEqualTo(5);
    assertThat(pile.contains(4)).isTrue();
    assertThat(pile.find(6)).isEqualTo(-1);
  }

  @Test
  void aBoxIsFaceDownInOrder() {
    assertThat(Pile.box(3, 5)).isEqualTo(Pile.of(3, 4, 5));
    assertThat(Pile.box(3, 2)).isEqualTo(Pile.EMPTY);
  }

  @Test
  void equalMeansSameThingsInSameOrderSeenBySame() {
    assertThat(Pile.of(1, 2)).isEqualTo(Pile.of(1, 2)).hasSameHashCodeAs(Pile.of(1, 2));
    assertThat(Pile.of(1, 2)).isNotEqualTo(Pile.of(2, 1));
    assertThat(Pile.of(Thing.faceUp(1))).isNotEqualTo(Pile.of(Thing.faceDown(1)));
    assertThat(Pile.of(Thing.faceUp(1), 2)).hasToString("[1 2]");
  }

  @Test
  void aShuffleKeepsEveryThingAndWipesWhatWasSeen() {
    Pile pile = Pile.of(Thing.faceUp(0), Thing.faceUp(1), Thing.faceUp(2), Thing.faceUp(3));
    Pile shuffled = pile.shuffled(new FastRng(5), Toy.Chance.CARDS, 0);
    assertThat(shuffled.toArray()).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat(pile.at(0)).isEqualTo(Thing.faceUp(0));
  }

  @Test
  void everyOrderComesOutOfAShuffle() {
    int[] seen = new int[6];
    for (int position = 0; position < 6000; position++) {
      Pile shuffled = Pile.box(0, 2).shuffled(new FastRng(9), Toy.Chance.CARDS, 2L * position);
      seen[2 * shuffled.at(0) + (shuffled.at(1) > shuffled.at(2) ? 1 : 0)]++;
    }
    for (int times : seen) assertThat(times).isBetween(850, 1150);
  }
}
