package starboard.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;

/** The parts of a state are copied and saved with it. */
class PartTest {

  private static Odd withSomethingInTheDrawer() {
    Odd odd = new Odd();
    odd.drawer.coins = 3;
    odd.drawer.papers = Pile.of(4, 5);
    return odd;
  }

  @Test
  void aCopyHasPartsOfItsOwn() {
    Odd odd = withSomethingInTheDrawer();
    Odd copy = odd.copy();
    copy.drawer.coins = 7;
    copy.drawer.papers = Pile.EMPTY;
    assertThat(odd.drawer.coins).isEqualTo(3);
    assertThat(odd.drawer.papers).isEqualTo(Pile.of(4, 5));
    assertThat(copy.drawer.isOf(copy)).isTrue();
    assertThat(odd.drawer.isOf(odd)).isTrue();
  }

  @Test
  void theFieldsOfAPartAreSavedAndCountForTheHash() {
    OddGame game = new OddGame();
    Codec<Odd> codec = new Codec<>(game, game.setup());
    Odd odd = withSomethingInTheDrawer();
    Odd back = codec.restore(codec.save(odd));
    assertThat(back.drawer.coins).isEqualTo(3);
    assertThat(back.drawer.papers).isEqualTo(Pile.of(4, 5));
    assertThat(back.drawer.isOf(back)).isTrue();
    assertThat(Codec.hash(back)).isEqualTo(Codec.hash(odd)).isNotEqualTo(Codec.hash(new Odd()));
  }
}
