package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** V3 The insanity track, V10 what changes it, V11 the end. */
final class InsanityTest {

  private static Scenario<Nemesis> at(int level) {
    return Haunted.of(2).given(Haunted.level(ONE, level));
  }

  @ParameterizedTest
  @CsvSource({"1, lurker", "2, lurker", "3, whisperer", "4, stalker", "5, despoiler"})
  @Rule({"V3.1", "V2.8"})
  void eachLevelBringsItsKind(int level, String kind) {
    Haunted.of(2).then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(1));
    at(level)
        .then(s -> assertThat(VoidSeeders.of(s).kindFor(s, ONE)).isEqualTo(Haunted.type(kind)));
  }

  @Test
  @Rule({"V3.2", "V3.6"})
  void aRaiseAtTheTopKills() {
    at(4)
        .perform(new Insanity.Raise(ONE))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(5))
        .perform(new Insanity.Raise(ONE))
        .told(TWO, "event.goes-mad")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(s.crew().hadFirstDeath()).isTrue());
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 3", "4, 3", "5, 4"})
  @Rule({"V3.3", "V13"})
  void downAlongTheArrows(int level, int lower) {
    at(level).then(s -> assertThat(Insanity.lowered(s, ONE)).isEqualTo(lower));
  }

  @Test
  @Rule("V3.4")
  void aParasiteSetsTheTopAndNeverKills() {
    for (int level : new int[] {1, 5}) {
      at(level)
          .given(Haunted.hand(ONE, "infected"))
          .perform(new Contamination.ScanHand(ONE, true, true))
          .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(5))
          .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
          .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1));
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "3, 3", "5, 3"})
  @Rule({"V3.5", "V10.2", "V13"})
  void surgeryReducesToThree(int level, int then) {
    at(level)
        .given(Haunted.hand(ONE, "infected"))
        .given(s -> new ContaminationOps.Surgery().happen(s, Occasion.ofRoom(ONE, 0)))
        .perform(new Contamination.ScanAll(ONE))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(then));
  }

  @Test
  @Rule("V10.3")
  void theAntidoteReducesToThree() {
    at(5)
        .given(s -> new ContaminationOps.Antidote().happen(s, Occasion.ofRoom(ONE, 0)))
        .perform(new Contamination.ScanAll(ONE))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3));
  }

  private static Scenario<Nemesis> resting(int level, String... hand) {
    String[] cards = new String[hand.length + 1];
    cards[0] = "rest";
    System.arraycopy(hand, 0, cards, 1, hand.length);
    return at(level)
        .given(Haunted.stands(TWO, "001"))
        .given(Haunted.hand(ONE, cards))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest");
  }

  @Test
  @Rule("V10.1")
  void restLowersInsanity() {
    resting(2)
        .offersOnly(ONE, "calm-lower", "calm-scan", "calm-both")
        .choose(ONE, "calm-lower")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(1));
  }

  @Test
  @Rule("V10.1")
  void restMayOnlyScan() {
    resting(2, "clean")
        .choose(ONE, "calm-scan")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isZero());
  }

  @Test
  @Rule({"V10.1", "V13"})
  void aParasiteFoundAfterCalmingDownSetsTheTop() {
    resting(5, "infected")
        .choose(ONE, "calm-both")
        .told(TWO, "event.insanity-down")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(5))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
  }

  @Test
  @Rule({"V10.1", "V13"})
  void atThreeRestOnlyScans() {
    resting(3, "clean")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3))
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isZero());
    at(3)
        .given(Haunted.stands(TWO, "001"))
        .given(Haunted.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "play:hand-0-rest");
  }

  @ParameterizedTest
  @CsvSource({"canteen, eat", "shower-room, shower"})
  @Rule({"V10.1", "V1.5"})
  void canteenAndShowerCalmDown(String tile, String action) {
    at(4)
        .given(Haunted.explored("006", tile))
        .given(Haunted.stands(ONE, "006"))
        .given(Haunted.hand(ONE, "rest", "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-" + action, "pay:hand-0-rest", "pay:hand-0-interruption", "yes")
        .choose(ONE, "calm-lower")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3));
  }

  @Test
  @Rule({"V11.1", "V11.2", "V13"})
  void everyInfectionCardCountsAtTheEnd() {
    ended(1, "clean", "clean", "clean", "clean", "clean")
        .told(TWO, "event.insanity-up")
        .then(s -> assertThat(s.clock().perished(ONE)).isTrue());
    ended(1, "clean", "clean", "infected")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(4))
        .then(s -> assertThat(s.clock().perished(ONE)).isFalse());
    at(1)
        .given(Haunted.hand(ONE, "clean"))
        .given(Haunted.deck(ONE, "clean", "clean"))
        .given(s -> s.perform(step -> step.cards().turnTop(ONE, 1)))
        .given(s -> s.crew().leave(ONE, 0))
        .perform(new Ending.CheckInfection(ONE))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(4));
  }

  @Test
  @Rule("V11.2")
  void aMadSurvivorWithoutInfectionDrawsInVain() {
    ended(5).then(s -> assertThat(s.clock().perished(ONE)).isFalse());
  }

  /** The check of a survivor whose deck is nothing but these cards. */
  private static Scenario<Nemesis> ended(int level, String... cards) {
    return at(level)
        .given(Haunted.hand(ONE))
        .given(Haunted.deck(ONE, cards))
        .given(s -> s.crew().leave(ONE, 0))
        .perform(new Ending.CheckInfection(ONE));
  }

  @Test
  @Rule("V16.1")
  void whoDiesIsSaneWhenBroughtBack() {
    Haunted.cooperating(2)
        .given(Haunted.level(ONE, 4))
        .perform(new Wounds.Death(ONE))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(1));
  }

  @Test
  @Rule("V2.7")
  void everybodyHasATokenOfInsanity() {
    Scenario<Nemesis> game = Haunted.game(3).seed(4).begin();
    for (int number = 1; number <= 3; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
    game.then(
        s -> {
          assertThat(s.creatures().bag().total()).isEqualTo(1 + 5 + 3);
          assertThat(Haunted.seeders(s)).isEqualTo(5);
          for (Seat seat : s.seats()) {
            String id =
                CONTENT_ID + s.kit().content().characters().at(s.crew().characterOf(seat)).id();
            assertThat(Haunted.inBag(s, id)).isEqualTo(1);
            assertThat(s.creatures().supply().count(Haunted.token(id))).isZero();
          }
        });
  }

  private static final String CONTENT_ID = "insanity-of-";
}
