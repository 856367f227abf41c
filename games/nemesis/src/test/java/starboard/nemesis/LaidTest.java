package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;

/** The words for laying a table lose no component. */
final class LaidTest {

  @Test
  void everyPieceIsStillThere() {
    var box = Laid.of(3).state().inventory();
    Laid.of(3)
        .given(Laid.plays(TWO, "scientist"))
        .given(Laid.explored("002", "nest"))
        .given(Laid.explored("006", "shower-room"))
        .given(Laid.intruder("adult", "014"))
        .given(Laid.bag("tok-blank", "tok-adult-3"))
        .given(Stacked.event("ev-lurking"))
        .given(Stacked.attack("at-bite-4"))
        .given(Stacked.weakness("weak-brink-of-extinction"))
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg"))
        .given(Stacked.wounds("wound-arm"))
        .given(Laid.hand(ONE, "reload", "infected", "clean"))
        .given(Stacked.ownDeck(ONE, "order", "infected"))
        .given(Stacked.contamination(false))
        .given(Laid.item(ONE, "grenade"))
        .given(Laid.item(ONE, "fire-extinguisher"))
        .then(s -> assertThat(s.violations(box)).isEmpty())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(s.creatures().roomOfFigure(Laid.figure("adult", 1))).isEqualTo(13))
        .asksNobody();
  }
}
