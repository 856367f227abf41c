package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.movement.Encounter;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Every Intruder token: the figure it brings, and the hand that keeps it from surprising. */
final class IntruderTokensTest {

  private static Scenario<Nemesis> met(String token, int cards) {
    return Laid.of(2)
        .given(Laid.cardsInHand(ONE, cards))
        .given(Laid.bag(token))
        .perform(new Encounter(ONE));
  }

  /** It surprises a hand smaller than its number, no other. */
  private static void brings(String token, String type, int number) {
    met(token, number)
        .notTold(ONE, "event.surprise")
        .then(s -> assertThat(Laid.whereIs(s, type, 1)).as(token).isEqualTo("011"));
    met(token, number - 1).told(ONE, "event.surprise");
  }

  @Test
  @Covers("tok-blank")
  @Rule("N10.7")
  void blank() {
    met("tok-blank", 0)
        .notTold(ONE, "event.surprise")
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-blank"))).isEqualTo(1));
  }

  @Test
  @Covers("tok-larva-1")
  @Rule({"N10.5", "N10.8"})
  void larva() {
    brings("tok-larva-1", "larva", 1);
  }

  @Test
  @Covers("tok-creeper-1")
  @Rule("N10.5")
  void creeper() {
    brings("tok-creeper-1", "creeper", 1);
  }

  @Test
  @Covers({"tok-adult-2", "tok-adult-3", "tok-adult-4"})
  @Rule("N10.5")
  void adults() {
    for (int number = 2; number <= 4; number++) brings("tok-adult-" + number, "adult", number);
  }

  @Test
  @Covers({"tok-breeder-3", "tok-breeder-4"})
  @Rule("N10.5")
  void breeders() {
    for (int number = 3; number <= 4; number++) brings("tok-breeder-" + number, "breeder", number);
  }

  @Test
  @Covers("tok-queen-4")
  @Rule("N10.5")
  void queen() {
    brings("tok-queen-4", "queen", 4);
  }
}
