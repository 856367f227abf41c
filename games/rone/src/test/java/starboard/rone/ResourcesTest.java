package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.rone.content.Colour;
import starboard.testkit.Rule;

/** R3 Paying, R4 dice, R8.6 discounts: the sums behind them. */
final class ResourcesTest {

  private static final int RED = Colour.RED.ordinal();
  private static final int BLUE = Colour.BLUE.ordinal();
  private static final int WILD = Colour.WILD.ordinal();

  private static long red(int n) {
    return Resources.of(RED, n);
  }

  private static long blue(int n) {
    return Resources.of(BLUE, n);
  }

  private static long wild(int n) {
    return Resources.of(WILD, n);
  }

  @Test
  @Rule("R3.3")
  void aColouredPipTakesItsColourAndAWildOneAnything() {
    assertThat(Resources.pays(red(1), red(1))).isTrue();
    assertThat(Resources.pays(blue(1), red(1))).isFalse();
    assertThat(Resources.pays(blue(1), wild(1))).isTrue();
    assertThat(Resources.pays(wild(1), wild(1))).isTrue();
    assertThat(Resources.pays(red(1), red(1) + wild(1))).isFalse();
    assertThat(Resources.pays(red(2), red(1) + wild(1))).isTrue();
    assertThat(Resources.pays(Resources.NONE, Resources.NONE)).isTrue();
  }

  @Test
  @Rule("R3.3")
  void whatIsLackingIsNamedByColourAndWhatNothingIsLeftForAsWild() {
    assertThat(Resources.missing(red(1), red(1))).isEqualTo(Resources.NONE);
    assertThat(Resources.missing(blue(1), red(1) + wild(1))).isEqualTo(red(1));
    assertThat(Resources.missing(Resources.NONE, red(2) + wild(1))).isEqualTo(red(2) + wild(1));
    assertThat(Resources.missing(red(3), red(1) + wild(3))).isEqualTo(wild(1));
    assertThat(Resources.missing(red(2) + wild(1), red(1) + wild(3))).isEqualTo(wild(1));
  }

  @Test
  @Rule("R3.4")
  void aFloatingWildPaysNoColouredPip() {
    assertThat(Resources.pays(wild(3), red(1))).isFalse();
  }

  @Test
  @Rule("R8.6.1")
  void aPairTakesAPipOfItsColourOrAWildOne() {
    assertThat(Resources.reduced(red(1), red(1))).isEqualTo(Resources.NONE);
    assertThat(Resources.reduced(wild(1), red(1))).isEqualTo(Resources.NONE);
    assertThat(Resources.reduced(red(1) + wild(1), red(1))).isEqualTo(wild(1));
    assertThat(Resources.reduced(red(1), blue(1))).isEqualTo(red(1));
    assertThat(Resources.reduced(red(1), wild(1))).isEqualTo(red(1));
    assertThat(Resources.reduced(red(1) + wild(1), wild(1))).isEqualTo(red(1));
  }

  @Test
  @Rule("R8.6.2")
  void severalPairsAddUpAndWhatFitsNoPipIsLost() {
    assertThat(Resources.reduced(red(1) + wild(1), red(2))).isEqualTo(Resources.NONE);
    assertThat(Resources.reduced(red(1), red(2))).isEqualTo(Resources.NONE);
    assertThat(Resources.reduced(red(1) + wild(2), red(1) + blue(1))).isEqualTo(wild(1));
  }

  @Test
  @Rule({"R4.1", "R4.2", "R4.3"})
  void aDefaultDieGivesEachColourOnOneFaceAndNothingOnOne() {
    long all = Resources.NONE;
    int empty = 0;
    for (int face = 0; face < Dice.FACES; face++) {
      long given = Dice.resources(Dice.DEFAULT, face);
      assertThat(Resources.total(given)).isLessThanOrEqualTo(1);
      if (given == Resources.NONE) empty++;
      all += given;
    }
    assertThat(empty).isEqualTo(1);
    for (int colour = 0; colour < Colour.COLOURS; colour++) {
      assertThat(Resources.count(all, colour)).isEqualTo(1);
      assertThat(Dice.facesWith(Dice.DEFAULT, colour)).isEqualTo(1);
    }
  }

  @Test
  @Rule({"R4.3", "R4.4"})
  void aCraftedFaceGivesOneResourceForEachColouredScrew() {
    long die = Dice.DEFAULT;
    for (int slot = 0; slot < Dice.SLOTS; slot++) die = Dice.with(die, 5, slot, RED);
    assertThat(Dice.resources(die, 5)).isEqualTo(red(3));
    assertThat(Dice.resources(die, 0)).isEqualTo(Dice.resources(Dice.DEFAULT, 0));
    die = Dice.with(die, 5, 1, BLUE);
    assertThat(Dice.resources(die, 5)).isEqualTo(red(2) + blue(1));
  }
}
