package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;

/** What all know of the decks of others: which cards are in them, not where they lie. */
final class KnownDecksTest {

  /** Every kind of card that can be acquired lies in some draw pile, besides own starter cards. */
  private static void deal(Clank s) {
    for (Seat seat : s.seats()) {
      Laid.drawPile(seat, "hack", "hack", "stumble", "pasr", "memory-core").accept(s);
    }
    Seat seat = Seat.ONE;
    for (Card card : Content.BOX.cards()) {
      int kind = Laid.card(card.id());
      if (Box.find(s.deck(), kind) < 0 || card.isEnemy()) continue;
      s.giveToDrawPile(seat, kind);
      seat = seat.next(s.players());
    }
  }

  private static int[] numbers(Pile pile) {
    int[] numbers = new int[pile.size()];
    for (int i = 0; i < numbers.length; i++) numbers[i] = pile.number(i);
    return numbers;
  }

  @Test
  @Rule({"C2.12", "C7.1"})
  void starterAndAcquiredCardsAreKnownToBeTheirOwners() {
    Clank s = Laid.table(4).given(KnownDecksTest::deal).state();
    for (Seat thinking : s.seats()) {
      Clank imagined = s.imagine(thinking, 7 + thinking.index());
      for (Seat seat : s.seats()) {
        assertThat(numbers(imagined.drawPile(seat)))
            .containsExactlyInAnyOrder(numbers(s.drawPile(seat)));
      }
      assertThat(numbers(imagined.drawPile(thinking))).isNotEqualTo(numbers(s.drawPile(thinking)));
    }
  }

  @Test
  @Rule({"C2.12", "C7.1"})
  void theBackOfACardTellsItsOwner() {
    Clank s = Laid.table(4).given(KnownDecksTest::deal).state();
    for (Seat seat : s.seats()) {
      for (int number : numbers(s.drawPile(seat))) {
        assertThat(s.back(number)).isEqualTo(s.back(numbers(s.drawPile(seat))[0]));
      }
    }
    Set<Integer> backs = new TreeSet<>();
    for (Seat seat : s.seats()) backs.add(s.back(s.drawPile(seat).number(0)));
    assertThat(backs).hasSize(4);
  }

  /** The first card of the reserve is nobody's starter card. */
  @Test
  @Rule({"C2.12", "C7.1"})
  void theFirstCardOfTheReserveIsItsBuyers() {
    Clank s = Laid.table(2).state();
    int starter = s.back(Box.starterDeck(Seat.ONE).number(0));
    assertThat(s.back(Box.RESERVE)).isNotEqualTo(starter);
    while (!s.drawPile(Seat.ONE).contains(Box.RESERVE)) {
      s.giveToDrawPile(Seat.ONE, Box.kindOf(Box.RESERVE));
    }
    assertThat(s.back(Box.RESERVE)).isEqualTo(starter);
  }
}
