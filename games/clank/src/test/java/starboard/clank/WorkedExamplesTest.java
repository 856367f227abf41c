package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.deck;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.turn;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.clank.content.Box;
import starboard.clank.content.Colours;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.kernel.words.Text;
import starboard.testkit.Rule;

/** The examples printed in the rulebook. */
final class WorkedExamplesTest {

  @Test
  @Rule("C5.10")
  void youdaAndFourOthers() {
    turn("knight-youda", "pasr", "boldly-go", "hack", "stumble")
        .choose(ONE, "play:hand-0.knight-youda", "play:hand-0.pasr", "play:hand-0.boldly-go")
        .choose(ONE, "play:hand-0.hack", "play:hand-0.stumble")
        .then(
            s -> {
              assertThat(s.skill()).isEqualTo(5);
              assertThat(s.swords()).isEqualTo(4);
              assertThat(s.boots()).isEqualTo(2);
              assertThat(s.area().count(0)).isEqualTo(1);
            });
  }

  /** Three new cards, two with the symbol: one attack of four cubes at rage 7. */
  @Test
  @Rule({"C15.1", "C16.1", "C16.2"})
  void theTyrantAttacks() {
    table(2)
        .given(row("captive", "captive", "fence"))
        .given(deck("killbot", "security-officer", "wild-gorklar"))
        .given(s -> s.placeTyrant(7))
        .given(noise(ONE, 1))
        .given(noise(TWO, 2))
        .draws(Chance.BAG, 3, 0, 0, 0)
        .perform(new Turns.Refill(ONE))
        .then(
            s -> {
              assertThat(s.row().size()).isEqualTo(6);
              assertThat(s.aside().count(Colours.BLACK)).isEqualTo(1);
              assertThat(s.wounds(ONE)).isEqualTo(1);
              assertThat(s.wounds(TWO)).isEqualTo(2);
              assertThat(s.bag().total()).isEqualTo(23);
              assertThat(s.area().isEmpty()).isTrue();
            });
  }

  @Test
  @Rule({"C5.2", "C5.6"})
  void roboOpFindsAScientist() {
    table(2)
        .given(hand(ONE, "robo-op-30000"))
        .given(drawPile(ONE, "hack", "xenobiologist", "hack"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.robo-op-30000")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(3))
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(3))
        .choose(ONE, "play:hand-0.xenobiologist")
        .then(s -> assertThat(s.area().count(0)).isZero());
  }

  @Test
  @Rule({"C5.5", "C5.7"})
  void theSkunkIsPaidForACaptiveBoughtLater() {
    table(2)
        .given(hand(ONE, "space-skunk"))
        .given(row("captive"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.space-skunk")
        .then(s -> assertThat(s.credits(ONE)).isZero())
        .choose(ONE, "acquire:row.captive")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(3))
        .then(s -> assertThat(s.skill()).isZero());
  }

  @Test
  @Rule({"C5.3", "C21.3", "C5.11"})
  void accountHackPaysOnceAndForItself() {
    table(2)
        .given(hand(ONE, "account-hack", "code-red", "code-red"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.account-hack", "play:hand-0.code-red")
        .choose(ONE, "trash:play-0.account-hack")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2))
        .choose(ONE, "play:hand-0.code-red", "trash:discard-0.hack")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.trash().size()).isEqualTo(2));
  }

  @Test
  @Rule("C21.1")
  void catelliteDrawsOnlyForADiscard() {
    table(2)
        .given(hand(ONE, "kockolit", "stumble"))
        .given(drawPile(ONE, "access"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.kockolit")
        .offers(ONE, "offer-kockolit")
        .choose(ONE, "offer-kockolit", "discard:hand-0.stumble")
        .then(s -> assertThat(Box.find(s.hand(ONE), Laid.card("access"))).isZero())
        .then(s -> assertThat(s.area().count(0)).isZero())
        .doesNotOffer(ONE, "offer-kockolit");
    turn("kockolit")
        .choose(ONE, "play:hand-0.kockolit")
        .refuses(ONE, "offer-kockolit", Text.of("refused.cards", 1, 0));
  }
}
