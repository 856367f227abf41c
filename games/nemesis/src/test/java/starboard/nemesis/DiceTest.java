package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.piece.NoiseDie.Side;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Rule;

/** The dice and the table of hits. */
class DiceTest {
  private final Content content = BaseGame.CONTENT;

  @Test
  @Rule("N7.1")
  void noiseDie() {
    assertThat(content.dice().noise().faces())
        .containsExactlyInAnyOrder(
            Side.ONE,
            Side.ONE,
            Side.TWO,
            Side.TWO,
            Side.THREE,
            Side.THREE,
            Side.FOUR,
            Side.FOUR,
            Side.SILENCE,
            Side.DANGER);
    assertThat(Side.THREE.number()).isEqualTo(3);
    assertThat(Side.DANGER.number()).isZero();
  }

  @Test
  @Rule("N11.2")
  void combatDie() {
    assertThat(content.dice().combat().faces())
        .containsExactlyInAnyOrder(
            Face.BLANK, Face.CREEPER, Face.CREEPER, Face.ADULT, Face.HIT, Face.DOUBLE_HIT);
  }

  @ParameterizedTest
  @Rule("N11.2")
  @CsvSource({
    "BLANK,      0 0 0 0 0, 0 0 0 0 0",
    "CREEPER,    1 1 0 0 0, 1 1 0 0 0",
    "ADULT,      1 1 1 0 0, 1 1 1 0 0",
    "HIT,        1 1 1 1 1, 1 1 1 1 1",
    "DOUBLE_HIT, 2 2 2 2 2, 1 1 1 1 1"
  })
  void injuriesOfLarvaCreeperAdultBreederQueen(Face face, String shoot, String melee) {
    StringBuilder shot = new StringBuilder();
    StringBuilder struck = new StringBuilder();
    for (int type = 0; type < 5; type++) {
      shot.append(' ').append(content.hits().shoot(face, type));
      struck.append(' ').append(content.hits().melee(face, type));
    }
    assertThat(shot).hasToString(" " + shoot);
    assertThat(struck).hasToString(" " + melee);
  }

  @Test
  @Rule("N12.2")
  void everyFaceButBlankDestroysExactlyOneEgg() {
    for (Face face : content.dice().combat().faces()) {
      int eggs = face == Face.BLANK ? 0 : 1;
      assertThat(content.hits().eggsShot(face)).isEqualTo(eggs);
      assertThat(content.hits().eggsMelee(face)).isEqualTo(eggs);
    }
  }
}
