package starboard.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.toy.Toy.Chance;

class FastRngTest {

  private static int[] first(int count, Rng rng, Stream stream, int bound) {
    int[] draws = new int[count];
    for (int i = 0; i < count; i++) draws[i] = rng.draw(stream, i, bound);
    return draws;
  }

  @Test
  void aDrawDependsOnSeedStreamAndPositionOnly() {
    int[] once = first(50, new FastRng(7), Chance.DICE, 1000);
    assertThat(first(50, new FastRng(7), Chance.DICE, 1000)).isEqualTo(once);
    assertThat(first(50, new FastRng(8), Chance.DICE, 1000)).isNotEqualTo(once);
    assertThat(first(50, new FastRng(7), Chance.CARDS, 1000)).isNotEqualTo(once);
    assertThat(once).as("positions differ").doesNotHaveDuplicates();
  }

  @Test
  void theSameNumbersOnEveryMachineForever() {
    assertThat(first(8, new FastRng(1), Chance.DICE, 6)).containsExactly(4, 0, 0, 5, 0, 1, 3, 3);
  }

  @Test
  void drawsStayBelowTheBound() {
    Rng rng = new FastRng(3);
    for (int bound : new int[] {1, 2, 3, 1 << 30, Integer.MAX_VALUE}) {
      for (int i = 0; i < 1000; i++)
        assertThat(rng.draw(Chance.DICE, i, bound)).isBetween(0, bound - 1);
    }
  }

  @Test
  void everyFaceComesUpAboutEquallyOften() {
    int[] faces = new int[6];
    for (int draw : first(60_000, new FastRng(42), Chance.DICE, 6)) faces[draw]++;
    assertThat(chiSquare(faces, 10_000)).isLessThan(20.5); // 5 degrees of freedom, 1 in 1000
  }

  @Test
  void pairsInARowComeUpAboutEquallyOften() {
    int[] pairs = new int[36];
    int[] draws = first(72_001, new FastRng(43), Chance.DICE, 6);
    for (int i = 0; i + 1 < draws.length; i++) pairs[6 * draws[i] + draws[i + 1]]++;
    assertThat(chiSquare(pairs, 2_000)).isLessThan(66.6); // 35 degrees of freedom, 1 in 1000
  }

  @Test
  void oneStreamTellsNothingOfAnother() {
    int[] dice = first(72_000, new FastRng(44), Chance.DICE, 6);
    int[] cards = first(72_000, new FastRng(44), Chance.CARDS, 6);
    int[] pairs = new int[36];
    for (int i = 0; i < dice.length; i++) pairs[6 * dice[i] + cards[i]]++;
    assertThat(chiSquare(pairs, 2_000)).isLessThan(66.6);
  }

  @Test
  void oneSeedTellsNothingOfTheNext() {
    int[] pairs = new int[36];
    for (int seed = 0; seed < 72_000; seed++) {
      int here = new FastRng(seed).draw(Chance.DICE, 0, 6);
      int next = new FastRng(seed + 1).draw(Chance.DICE, 0, 6);
      pairs[6 * here + next]++;
    }
    assertThat(chiSquare(pairs, 2_000)).isLessThan(66.6);
  }

  private static double chiSquare(int[] counts, double expected) {
    double sum = 0;
    for (int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
  }
}
