package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.Sited.computer;
import static starboard.nemesis.nightstalkers.Stalked.corridor;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.PlaceAction.Kind;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L9, L11, L16 The systems of the base where more than one thing or person is concerned. */
final class SystemsTest {

  private static Scenario<Nemesis> atTheComputer(String card) {
    return Stalked.two()
        .given(computer(card, "computer-a".equals(card) ? "computer-b" : "computer-a"))
        .given(Stalked.stands(TWO, "018"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION));
  }

  @ParameterizedTest
  @Covers
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          computer-a | compute-rover | compute-css | compute-peek
          computer-b | compute-know | compute-css | compute-swap
          computer-c | compute-ext | compute-swap | compute-peek
          computer-d | compute-door | compute-css | compute-rover
          computer-e | compute-ext | compute-swap | compute-css
          """)
  @Rule("L9.3")
  void everyCardHasThreeOptions(String card, String one, String two, String three) {
    atTheComputer(card)
        .then(
            s ->
                assertThat(Computer.card(s).options())
                    .extracting(option -> "compute-" + option.id())
                    .containsExactly(one, two, three));
  }

  @Test
  @Rule("L9.3")
  void fireGoesOutAndIntrudersRetreatAnywhere() {
    Stalked.two()
        .given(computer("computer-c", "computer-a"))
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.burning("020"))
        .given(Stalked.intruder("adult", "020"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-ext")
        .then(s -> assertThat(s.interior().burns(room("020"))).isFalse())
        .then(s -> assertThat(s.creatures().hasIntruder(room("020"))).isFalse());
  }

  @Test
  @Rule("L9.3")
  void aDoorIsClosedAnywhere() {
    Scenario<Nemesis> table = atTheComputer("computer-d").choose(ONE, "compute-door");
    String door =
        table.decision(ONE).options().stream()
            .map(option -> option.id())
            .filter(id -> id.endsWith("021-022"))
            .findFirst()
            .orElseThrow();
    table
        .choose(ONE, door)
        .then(s -> assertThat(s.interior().isClosed(corridor("021-022"))).isTrue());
  }

  @Test
  @Rule({"L9.3", "L16.13"})
  void aTokenOfTheCapsulesIsLookedAtInSecret() {
    atTheComputer("computer-d")
        .choose(ONE, "compute-css")
        .choose(ONE, "look:css-2")
        .told(ONE, "event.you-see-css")
        .notTold(TWO, "event.you-see-css")
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).css().at(2), ONE)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).css().at(1), ONE)).isFalse());
  }

  @Test
  @Rule({"L9.1", "L6.1"})
  void aComputerActionIsPaidAndEndsWithTheNextCard() {
    Stalked.two()
        .given(computer("computer-b", "computer-c"))
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "computer-action", "pay:hand-0-rest", "compute-know")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(Sited.computer(s)).isEqualTo("computer-c"));
  }

  @Test
  @Rule({"L11.2", "L6.1"})
  void theWayToTheBunkerIsPaidWithTwoCards() {
    Stalked.two()
        .given(Stalked.explored("001", "surgery"))
        .given(Stalked.stands(ONE, "001"))
        .given(Stalked.stands(TWO, "018"))
        .given(s -> MarsState.of(s).openGate())
        .given(Stalked.hand(ONE, "rest", "search"))
        .perform(new Turn(ONE))
        .choose(ONE, "leave-by-rover")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "pay:hand-0-search")
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.BUNKER.ordinal()));
  }

  @Test
  @Rule("L24.1")
  void togetherTheAlertRoomAndTheArchiveTurnTokensUp() {
    Stalked.together("survivor", "sentry")
        .given(Stalked.stands(ONE, "013"))
        .given(SystemsTest::hideAll)
        .perform(Sited.uses(ONE, 2))
        .choose(ONE, "take:neutral-1")
        .told(TWO, "event.contingency-shown")
        .then(s -> assertThat(shown(s)).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).own(ONE).isEmpty()).isTrue())
        .given(Stalked.explored("008", "archive"))
        .given(Stalked.stands(ONE, "008"))
        .perform(Sited.uses(ONE, 1))
        .choose(ONE, "look:neutral-2")
        .then(s -> assertThat(shown(s)).isEqualTo(2));
  }

  private static void hideAll(Nemesis s) {
    Pile neutral = MarsState.of(s).neutral();
    Pile hidden = Pile.EMPTY;
    for (int i = 0; i < neutral.size(); i++)
      hidden = hidden.with(Thing.faceDown(neutral.number(i)));
    MarsState.of(s).layContingencies(MarsState.of(s).active(), hidden);
  }

  private static int shown(Nemesis s) {
    int shown = 0;
    Pile neutral = MarsState.of(s).neutral();
    for (int i = 0; i < neutral.size(); i++) if (Thing.isFaceUp(neutral.at(i))) shown++;
    return shown;
  }

  @Test
  @Rule("L11.4")
  void everybodyElseInTheRoomIsAskedToRide() {
    Stalked.of("survivor", "sentry", "janitor")
        .given(Stalked.stands(ONE, "002"))
        .given(Stalked.stands(TWO, "002"))
        .given(Stalked.stands(THREE, "002"))
        .perform(Sited.uses(ONE, 2))
        .offersOnly(ONE, "ride:room-007", "ride:room-018")
        .choose(ONE, "ride:room-018")
        .choose(TWO, "no")
        .choose(THREE, "yes")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("018")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("002")))
        .then(s -> assertThat(s.crew().roomOf(THREE)).isEqualTo(room("018")))
        .then(s -> assertThat(MarsState.of(s).elevator()).isEqualTo(room("018")));
  }

  @ParameterizedTest
  @CsvSource({"002", "007", "018"})
  @Covers({"elevator-entrance-s01", "elevator-entrance-s02", "elevator-entrance-s03"})
  @Rule("L11.4")
  void theElevatorComesToEveryEntrance(String entrance) {
    Stalked.two()
        .given(Stalked.stands(ONE, entrance))
        .given(s -> MarsState.of(s).parkElevator(room(entrance.equals("002") ? "018" : "002")))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 2)).isEqualTo("refused.elevator-away"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).elevator()).isEqualTo(room(entrance)))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.elevator-here"));
  }

  @Test
  @Rule("L16.6")
  void theLaboratoryNeedsASample() {
    Stalked.two()
        .given(Stalked.explored("008", "laboratory"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.stands(TWO, "018"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.no-sample"))
        .given(Stalked.lying(ObjectKind.EGG, "008"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull());
  }

  @Test
  @Rule({"L1.4", "L1.1"})
  void twelveFiresAndTenMalfunctionsAreInTheSupply() {
    Stalked.two()
        .then(s -> assertThat(s.rules().place().fireMarkers()).isEqualTo(12))
        .then(s -> assertThat(s.rules().place().malfunctionMarkers()).isEqualTo(10))
        .given(s -> MarsState.of(s).loseMarkers(1, 2))
        .then(s -> assertThat(s.rules().place().fireMarkers(s)).isEqualTo(11))
        .then(s -> assertThat(s.rules().place().malfunctionMarkers(s)).isEqualTo(8));
  }

  @Test
  @Covers("quest-cheat-codes")
  @Rule({"L9.1", "L6.6"})
  void cheatCodesAllowASecondOptionOfTheSameCard() {
    Scenario<Nemesis> hacked =
        Stalked.of("hacker", "sentry")
            .given(Stalked.item(ONE, "quest-cheat-codes"))
            .given(computer("computer-b", "computer-c"))
            .given(Stalked.stands(TWO, "018"))
            .given(Stalked.knows(ONE, 1))
            .perform(Sited.does(ONE, Kind.COMPUTER_ACTION));
    hacked
        .choose(ONE, "compute-know")
        .asks(ONE, "ask.computer-again")
        .offersOnly(ONE, "compute-css", "compute-swap", "done")
        .choose(ONE, "compute-css", "look:css-0")
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(2))
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).css().at(0), ONE)).isTrue())
        .then(s -> assertThat(Sited.computer(s)).isEqualTo("computer-c"));
  }

  @Test
  @Covers("lq-scientist")
  @Rule({"L19.1", "L6.6"})
  void fieldNotesTeachMoreInRoomsOnly() {
    Stalked.of("scientist", "sentry")
        .given(Stalked.item(ONE, "lq-scientist"))
        .given(Stalked.explored("008", "archive"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.stands(TWO, "018"))
        .perform(Sited.uses(ONE, 1))
        .choose(ONE, "look:neutral-0")
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(3))
        .given(computer("computer-b", "computer-c"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-know")
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(4));
  }

  @Test
  @Rule({"L19.1", "L3.5"})
  void everybodyKnowsAndVerifiesAlone() {
    Stalked.two()
        .given(Stalked.knows(TWO, 5))
        .given(s -> MarsState.of(s).verify(TWO))
        .then(s -> assertThat(MarsState.of(s).knowledge(TWO)).isEqualTo(5))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isZero())
        .then(s -> assertThat(MarsState.of(s).isVerified(TWO)).isTrue())
        .then(s -> assertThat(MarsState.of(s).isVerified(ONE)).isFalse());
  }

  @Test
  @Rule({"L21.1", "L10.2"})
  void secretLooksAreNotedForWhoLookedAlone() {
    Stalked.two()
        .perform(
            s -> {
              MarsState.of(s).peekNeutral(ONE, 0);
              MarsState.of(s).peekOwn(ONE, TWO, 1);
              MarsState.of(s).peekCss(ONE, 0);
            })
        .then(s -> assertThat(s.notes(ONE)).hasSize(3))
        .then(s -> assertThat(s.notes(TWO)).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"001, 1, 001-002", "002, 3, 002-005", "013, 1, 013-014", "027, 3, 026-027"})
  @Rule({"L28.7", "L7.10"})
  void numbersAreThoseOfThePrintedBoard(String room, int number, String corridor) {
    Stalked.two()
        .then(s -> assertThat(s.board().spot(room(room), number)).isEqualTo(corridor(corridor)));
  }
}
