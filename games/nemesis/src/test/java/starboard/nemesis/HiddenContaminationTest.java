package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N15.3 Contamination has the back of an action card. */
final class HiddenContaminationTest {

  private static final int WORLDS = 60;

  private static Scenario<Nemesis> held() {
    return Turns.table("captain", "pilot")
        .given(Laid.hand(ONE, "clean", "infected", "rest", "search"));
  }

  private static SortedSet<Integer> imaginedInHand(Nemesis s, Seat seat) {
    SortedSet<Integer> numbers = new TreeSet<>();
    for (int seed = 0; seed < WORLDS; seed++) {
      numbers.add(s.imagine(seat, seed).cards().contaminationInHand(ONE));
    }
    return numbers;
  }

  private static int contaminationInDeck(Nemesis s) {
    int count = 0;
    for (int i = 0; i < s.cards().deck(ONE).size(); i++) {
      if (s.kit().isContamination(s.cards().deck(ONE).number(i))) count++;
    }
    return count;
  }

  private static Widget.Zone handSeen(Scenario.Seen seen) {
    return seen.widget(Widget.Zone.class, "hand-0");
  }

  @Test
  @Rule("N15.3")
  void othersSeeBacksThatAreAllAlike() {
    Scenario<Nemesis> table = held();
    for (Scenario.Seen seen : new Scenario.Seen[] {table.scene(TWO), table.publicScene()}) {
      assertThat(handSeen(seen).cards()).hasSize(4).noneMatch(Widget.Card::face);
      assertThat(handSeen(seen).cards())
          .allMatch(card -> card.label().name().key().equals("back.hand-card"))
          .allMatch(card -> card.label().id().startsWith("hand-0-back"))
          .allMatch(card -> "action.captain".equals(card.label().style()));
    }
    assertThat(handSeen(table.scene(ONE)).cards())
        .anyMatch(card -> card.label().id().equals("hand-0-contamination"));
  }

  @Test
  @Rule({"N15.3", "N3.3"})
  void aDrawTellsOthersHowManyCardsAndNoMore() {
    Scenario<Nemesis> table =
        Turns.table("captain", "pilot")
            .given(Stacked.ownDeck(ONE, "clean"))
            .perform(s -> s.cards().drawCards(ONE, 2))
            .told(ONE, "event.you-draw-contamination")
            .notTold(TWO, "event.you-draw-contamination");
    Event draw = table.events(TWO).getLast();
    assertThat(draw.id()).isEqualTo("event.draws");
    assertThat(draw.text().args()).hasSize(2);
  }

  @Test
  @Rule("N15.3")
  void othersKnowHowManyAreInHandAndDeckTogetherAndNotWhere() {
    Nemesis s = held().state();
    assertThat(imaginedInHand(s, TWO)).containsExactly(0, 1, 2);
    for (int seed = 0; seed < WORLDS; seed++) {
      Nemesis world = s.imagine(TWO, seed);
      assertThat(world.cards().contaminationInHand(ONE) + contaminationInDeck(world)).isEqualTo(2);
      assertThat(world.cards().hand(ONE).size()).isEqualTo(4);
    }
  }

  @Test
  @Rule("N15.3")
  void itsOwnerKnows() {
    Nemesis s = held().state();
    assertThat(imaginedInHand(s, ONE)).containsExactly(2);
    assertThat(s.imagine(ONE, 1).cards().actionCards(ONE)).isEqualTo(2);
  }

  @Test
  @Rule({"N15.3", "N4.2"})
  void whoIsAskedToPayCanPay() {
    Scenario<Nemesis> table =
        Turns.in("canteen", "006")
            .given(Laid.hand(ONE, "rest", "demolition", "clean", "clean", "clean", "clean"))
            .perform(new Turn(ONE))
            .choose(ONE, "use:action-eat")
            .asks(ONE, "ask.pay");
    assertThat(imaginedInHand(table.state(), TWO).last()).isLessThanOrEqualTo(4);
  }

  @Test
  @Rule({"N15.3", "N27.27"})
  void whoIsAskedWhichCardToScanHasOne() {
    Scenario<Nemesis> table =
        Turns.table("captain", "pilot")
            .given(Laid.item(ONE, "alcohol"))
            .given(Laid.hand(ONE, "rest", "clean"))
            .perform(new Turn(ONE))
            .choose(ONE, "use:items-0-alcohol")
            .choose(ONE, "pay:hand-0-rest")
            .asks(ONE, "ask.scan-one");
    assertThat(imaginedInHand(table.state(), TWO)).containsExactly(1);
  }

  @Test
  @Rule("N15.3")
  void contaminationDrawnIsNotTakenBackFreely() {
    Turns.table("captain", "pilot")
        .given(Laid.item(ONE, "military-drugs"))
        .given(Laid.hand(ONE, "rest"))
        .given(Stacked.ownDeck(ONE, "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-military-drugs")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "done")
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.barrier(ONE)).isEqualTo(s.answers()));
  }

  private static void eachIsSeen(Pile cards, Nemesis s, Seats action, Seats contamination) {
    assertThat(cards.size()).isEqualTo(2);
    for (int i = 0; i < 2; i++) {
      boolean hidden = s.kit().isContamination(cards.number(i));
      assertThat(Thing.seenBy(cards.at(i))).isEqualTo(hidden ? contamination : action);
    }
  }

  @Test
  @Rule({"N15.3", "N3.3"})
  void whoDrawsSeesHisActionCardsAndNoContaminationInside() {
    Turns.table("captain", "pilot")
        .given(Stacked.ownDeck(ONE, "rest", "infected"))
        .perform(s -> s.cards().drawCards(ONE, 2))
        .then(s -> eachIsSeen(s.cards().hand(ONE), s, Seats.of(ONE), Seats.NONE));
  }

  @Test
  @Rule({"N15.3", "N27.26"})
  void aHandThrownAwayLiesOpenButForItsContamination() {
    Turns.table("captain", "pilot")
        .given(Laid.hand(ONE, "infected", "rest"))
        .perform(s -> s.cards().discardHand(ONE))
        .then(s -> eachIsSeen(s.cards().discard(ONE), s, Seats.EVERYONE, Seats.NONE));
  }

  @Test
  @Rule({"N15.3", "N27.9"})
  void whatIsScannedOnItsWayItsOwnerSeesAlone() {
    Turns.table("captain", "pilot")
        .given(Stacked.ownDeck(ONE, "rest", "infected"))
        .perform(s -> s.cards().scanTop(ONE, 2))
        .then(s -> eachIsSeen(s.cards().discard(ONE), s, Seats.EVERYONE, Seats.of(ONE)));
  }

  @Test
  @Rule("N15.3")
  void whatIsTurnedUpIsNotScanned() {
    Turns.table("captain", "pilot")
        .given(Stacked.ownDeck(ONE, "rest", "infected"))
        .perform(s -> s.cards().turnTop(ONE, 2))
        .then(s -> eachIsSeen(s.cards().discard(ONE), s, Seats.EVERYONE, Seats.NONE));
  }

  @Test
  @Rule({"N15.1", "N27.28"})
  void withoutContaminationLeftNoneIsScanned() {
    Turns.table("captain", "pilot")
        .given(s -> s.cards().layContamination(Pile.EMPTY))
        .then(s -> assertThat(s.cards().scanNewContamination(ONE)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue());
  }
}
