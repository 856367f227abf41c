package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Turns.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Search looks at two items and keeps one. */
@Covers("search")
class SearchTest {

  @Test
  @Rule("N18.15")
  void keepsOneOfTwo() {
    Scenario<Nemesis> story =
        table("captain", "pilot")
            .given(explored("014", "canteen"))
            .given(s -> s.interior().setCounter(room("014"), 2))
            .given(stands(ONE, "014"))
            .given(hand(ONE, "search"))
            .perform(new Turn(ONE))
            .choose(ONE, "play:hand-0-search")
            .asks(ONE, "ask.keep")
            .notTold(TWO, "event.you-find")
            .then(s -> assertThat(s.interior().counter(room("014"))).isEqualTo(1))
            .then(s -> assertThat(s.itemDecks().finds(ONE).size()).isEqualTo(2));
    story
        .choose(ONE, story.decision(ONE).options().getFirst().id())
        .then(s -> assertThat(s.itemDecks().finds(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.GREEN).size()).isEqualTo(29))
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("N18.16")
  void notWithoutItems() {
    table("captain", "pilot")
        .given(explored("014", "canteen"))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.counter-empty");
  }

  @Test
  @Rule({"N18.16", "N6.13"})
  void notInASpecialRoom() {
    table("captain", "pilot")
        .given(hand(ONE, "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.not-searchable");
  }

  @Test
  @Rule({"N18.16", "N4.5"})
  void notInCombat() {
    table("captain", "pilot")
        .given(explored("014", "canteen"))
        .given(s -> s.interior().setCounter(room("014"), 2))
        .given(stands(ONE, "014"))
        .given(intruder("adult", "014"))
        .given(hand(ONE, "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.in-combat");
  }

  @Test
  @Rule("N18.15")
  void inAWhiteRoomTheDeckIsChosen() {
    table("captain", "pilot")
        .given(explored("014", "cabins"))
        .given(s -> s.interior().setCounter(room("014"), 1))
        .given(stands(ONE, "014"))
        .given(hand(ONE, "search"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search")
        .offersOnly(ONE, "deck:deck-red", "deck:deck-yellow", "deck:deck-green");
  }

  @Test
  @Rule("N18.15")
  void theRoomSaysWhichDeck() {
    for (ItemDeck deck : List.of(ItemDeck.RED, ItemDeck.YELLOW, ItemDeck.GREEN)) {
      String tile =
          switch (deck) {
            case RED -> "armory";
            case YELLOW -> "generator";
            default -> "canteen";
          };
      Scenario<Nemesis> story = table("captain", "pilot");
      int before = story.state().itemDecks().itemDeck(deck).size();
      story
          .given(explored("014", tile))
          .given(s -> s.interior().setCounter(room("014"), 2))
          .given(stands(ONE, "014"))
          .given(hand(ONE, "search"))
          .perform(new Turn(ONE))
          .choose(ONE, "play:hand-0-search")
          .then(s -> assertThat(s.itemDecks().finds(ONE).size()).isEqualTo(2))
          .then(s -> assertThat(s.itemDecks().itemDeck(deck).size()).isEqualTo(before - 2));
    }
  }
}
