package starboard.kernel.box;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Hooks;
import starboard.kernel.seats.Seat;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.ToyGame;

class InventoryTest {

  private final Inventory box = table().inventory();
  private final Toy s = table();

  private static Toy table() {
    return new Toy(3, Hooks.none());
  }

  @Test
  void playingMovesThingsAndLosesNone() {
    Toy played = ToyGame.play(new Toy.Shuffle(), new Toy.Draw(Seat.ONE), new Toy.Peek(Seat.TWO));
    assertThat(played.violations(box)).isEmpty();
  }

  @Test
  void aLostThing() {
    s.reds = s.reds.withoutTop();
    assertThat(s.violations(box)).containsExactly("thing 5: 0 instead of 1");
  }

  @Test
  void aDoubledThing() {
    s.reds = s.reds.with(s.reds.top());
    assertThat(s.violations(box)).containsExactly("thing 5: 2 instead of 1");
  }

  @Test
  void aThingOfNoBox() {
    s.reds = s.reds.with(77);
    assertThat(s.violations(box)).containsExactly("thing 77: 1 instead of 0");
  }

  @Test
  void lostAndNewTokens() {
    s.bag = Bag.of(1, 3, 1);
    assertThat(s.violations(box))
        .containsExactly("token 0: 1 instead of 2", "token 2: 1 instead of 0");
  }

  @Test
  void looseTokensCountWithTheirBag() {
    Inventory inventory = new Inventory();
    inventory.tokens("token", Bag.of(1, 3));
    inventory.loose("token", 0, 1);
    Inventory whole = new Inventory();
    whole.tokens("token", Bag.of(2, 3));
    assertThat(inventory.differencesFrom(whole)).isEmpty();
  }

  @Test
  void aFaceDownCardInTheOpenRow() {
    s.row = Pile.of(s.reds.top());
    s.reds = s.reds.withoutTop();
    assertThat(s.violations(box))
        .containsExactly("thing 5 lies at row unseen by who sees that place");
  }

  @Test
  void aHandCardItsOwnerHasNotSeen() {
    s.setHand(Seat.TWO, Pile.of(s.reds.top()));
    s.reds = s.reds.withoutTop();
    assertThat(s.violations(box))
        .containsExactly("thing 5 lies at hand-1 unseen by who sees that place");
  }
}
