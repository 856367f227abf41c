package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seats;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;

/** Two components make an item. */
class CraftTest {

  @Test
  @Rule({"N18.20", "N18.6", "N4.1"})
  void componentsAreNamedThenPaid() {
    table("captain", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "tools"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-tools")
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(2))
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(ammo(s, ONE, "flamethrower")).isEqualTo(4))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule({"N4.9", "N18.20"})
  void interruptedItCostsNoComponents() {
    table("captain", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "tools"))
        .given(hand(ONE, "rest"))
        .given(hand(TWO, "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-tools")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule({"N2.9", "N18.4"})
  void aCraftedItemThatIsDeclinedLiesOpenAgain() {
    table("captain", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "tools"))
        .given(item(ONE, "fire-extinguisher"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-tools")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "decline")
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue())
        .then(
            s -> {
              Pile blue = s.itemDecks().itemDeck(ItemDeck.BLUE);
              assertThat(s.kit().item(s.kit().itemOf(Thing.number(blue.top()))).id())
                  .isEqualTo("flamethrower");
              assertThat(Thing.seenBy(blue.top())).isEqualTo(Seats.EVERYONE);
            });
  }

  @Test
  @Rule({"N18.20", "N18.1"})
  void aCraftedItemThatIsNotHeavyGoesToTheInventory() {
    table("captain", "pilot")
        .given(item(TWO, "alcohol"))
        .given(item(TWO, "medkit"))
        .given(hand(TWO, "rest"))
        .perform(new Turn(TWO))
        .choose(TWO, "craft:deck-blue-antidote:items-1-alcohol:items-1-medkit", "pay:hand-1-rest")
        .then(s -> assertThat(hasItem(s, TWO, "antidote")).isTrue())
        .then(s -> assertThat(s.belongings().inventory(TWO).size()).isEqualTo(1))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(11))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).size()).isEqualTo(2));
  }

  @Test
  @Rule({"N18.20", "N18.4"})
  void withFullHandsSomethingIsDroppedForACraftedHeavyItem() {
    table("captain", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "tools"))
        .given(item(ONE, "fire-extinguisher"))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-tools")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "drop:held-0-1")
        .then(s -> assertThat(hasItem(s, ONE, "flamethrower")).isTrue())
        .then(s -> assertThat(hasItem(s, ONE, "fire-extinguisher")).isFalse())
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(11));
  }

  @Test
  @Rule({"N18.20", "N4.4"})
  void withOneItemNothingIsCrafted() {
    table("captain", "pilot")
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "craft", "refused.no-recipe");
  }

  @Test
  @Rule("N18.20")
  void theLastCardOfItsKindIsCraftedToo() {
    table("captain", "pilot")
        .given(item(ONE, "chemicals"))
        .given(item(ONE, "tools"))
        .given(hand(ONE, "rest"))
        .given(
            s -> {
              Pile blue = s.itemDecks().itemDeck(ItemDeck.BLUE);
              int flamethrower = s.kit().content().items().indexOf("flamethrower");
              int last = s.itemDecks().findItem(blue, flamethrower);
              s.itemDecks().layItems(ItemDeck.BLUE, Pile.of(blue.at(last)));
            })
        .perform(new Turn(ONE))
        .offers(ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-tools");
  }
}
