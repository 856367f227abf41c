package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.CommittedRng;
import starboard.kernel.chance.FastRng;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Chance;

/** What a state makes of its generator. */
class ChanceTest {

  /** Writes down what was asked, and gives what the test wants. */
  private static final class Scripted implements Rng {
    private final List<String> asked = new ArrayList<>();
    private final int[] draws;

    Scripted(int... draws) {
      this.draws = draws;
    }

    @Override
    public int draw(Stream stream, long position, int bound) {
      asked.add(stream.name() + " " + position + " below " + bound);
      return draws[asked.size() - 1];
    }
  }

  private final Toy s = new Toy(3, Hooks.none());

  private Scripted script(int... draws) {
    Scripted scripted = new Scripted(draws);
    s.useChance(scripted);
    return scripted;
  }

  @Test
  void aDieShowsOneToItsSides() {
    Scripted scripted = script(0, 5);
    assertThat(s.roll(Chance.DICE, 6)).isEqualTo(1);
    assertThat(s.roll(Chance.DICE, 6)).isEqualTo(6);
    assertThat(scripted.asked).containsExactly("DICE 0 below 6", "DICE 1 below 6");
  }

  @Test
  void everyStreamHasItsOwnPosition() {
    script(0, 0, 0);
    s.roll(Chance.DICE, 6);
    s.roll(Chance.DICE, 6);
    s.roll(Chance.CARDS, 6);
    assertThat(s.position(Chance.DICE)).isEqualTo(2);
    assertThat(s.position(Chance.CARDS)).isEqualTo(1);
    assertThat(s.draws()).isEqualTo(3);
  }

  @Test
  void aTokenIsDrawnByItsRankAndStaysInside() {
    Scripted scripted = script(1, 2);
    assertThat(s.draw(Chance.DICE, Bag.of(2, 3))).isZero();
    assertThat(s.draw(Chance.DICE, Bag.of(2, 3))).isEqualTo(1);
    assertThat(scripted.asked).containsExactly("DICE 0 below 5", "DICE 1 below 5");
  }

  @Test
  void aShuffleTakesOneDrawLessThanThereAreThings() {
    Scripted scripted = script(0, 0);
    Pile shuffled = s.shuffle(Chance.CARDS, Pile.of(7, 8, 9));
    assertThat(shuffled).isEqualTo(Pile.of(8, 9, 7));
    assertThat(scripted.asked).containsExactly("CARDS 0 below 3", "CARDS 1 below 2");
    assertThat(s.position(Chance.CARDS)).isEqualTo(2);
  }

  @Test
  void nothingToShuffleIsNoChance() {
    Scripted scripted = script();
    assertThat(s.shuffle(Chance.CARDS, Pile.of(Thing.faceUp(7)))).isEqualTo(Pile.of(7));
    assertThat(s.shuffle(Chance.CARDS, Pile.EMPTY)).isEqualTo(Pile.EMPTY);
    assertThat(scripted.asked).isEmpty();
  }

  @Test
  void aCopyHasItsOwnPositions() {
    script(0, 0);
    Toy copy = s.copy();
    copy.roll(Chance.DICE, 6);
    assertThat(s.position(Chance.DICE)).isZero();
    assertThat(copy.position(Chance.DICE)).isEqualTo(1);
  }

  @Test
  void thereIsNothingToDrawFromNothing() {
    for (Rng rng : new Rng[] {new FastRng(1), new CommittedRng("00".repeat(32), "")}) {
      s.useChance(rng);
      assertThatThrownBy(() -> s.draw(Chance.DICE, Bag.of(0, 0)))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> s.roll(Chance.DICE, 0)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> s.pick(Chance.DICE, -1))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(s.position(Chance.DICE)).isZero();
  }
}
