package starboard.kernel.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BagTest {

  private static final Bag BAG = Bag.of(2, 0, 1);

  @Test
  void countsByKind() {
    assertThat(BAG.kinds()).isEqualTo(3);
    assertThat(BAG.count(0)).isEqualTo(2);
    assertThat(BAG.count(1)).isZero();
    assertThat(BAG.total()).isEqualTo(3);
    assertThat(BAG.isEmpty()).isFalse();
    assertThat(Bag.of(0, 0).isEmpty()).isTrue();
  }

  @Test
  void puttingInAndTakingOutMakeNewBags() {
    assertThat(BAG.with(1)).isEqualTo(Bag.of(2, 1, 1));
    assertThat(BAG.with(1).total()).isEqualTo(4);
    assertThat(BAG.without(0)).isEqualTo(Bag.of(1, 0, 1));
    assertThat(BAG.without(0).total()).isEqualTo(2);
    assertThat(BAG).isEqualTo(Bag.of(2, 0, 1));
  }

  @Test
  void whatIsNotInsideCannotBeTaken() {
    assertThatThrownBy(() -> BAG.without(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("kind 1");
  }

  @Test
  void everyTokenHasARank() {
    assertThat(BAG.kindAt(0)).isZero();
    assertThat(BAG.kindAt(1)).isZero();
    assertThat(BAG.kindAt(2)).isEqualTo(2);
    assertThatThrownBy(() -> BAG.kindAt(3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Bag.of().kindAt(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void arraysGoInAndOutAsCopies() {
    int[] given = {1};
    Bag bag = Bag.of(given);
    given[0] = 9;
    bag.toArray()[0] = 9;
    assertThat(bag).isEqualTo(Bag.of(1)).hasSameHashCodeAs(Bag.of(1)).hasToString("[1]");
  }
}
