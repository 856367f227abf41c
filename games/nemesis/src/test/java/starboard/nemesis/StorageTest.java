package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ItemDeck;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The Storage. */
@Covers("storage")
final class StorageTest {

  @Test
  @Rule({"N19.9", "N18.15"})
  void oneOfTwoCardsOfAnyDeckIsKept() {
    Scenario<Nemesis> table = Turns.in("storage", "003");
    int before = table.state().itemDecks().itemDeck(ItemDeck.GREEN).size();
    Turns.uses(table, "pick-from-stock")
        .offersOnly(ONE, "deck:deck-red", "deck:deck-yellow", "deck:deck-green")
        .choose(ONE, "deck:deck-green");
    table.then(s -> assertThat(s.itemDecks().finds(ONE).size()).isEqualTo(2));
    table.choose(ONE, table.decision(ONE).options().getFirst().id());
    table
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.GREEN).size()).isEqualTo(before - 1))
        .then(s -> assertThat(s.belongings().itemCount(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.interior().counter(Laid.room("003"))).isZero());
  }
}
