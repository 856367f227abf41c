package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.intruders.LarvaOps;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The event Eclosion. */
@Covers("ev-eclosion")
final class EclosionTest {

  @Test
  @Rule("N27.9")
  void carriersDieFirstAndLeaveACreeper() {
    Events.drawn(Events.table().given(Laid.larva(ONE)), "ev-eclosion")
        .then(Events.moved("015", "creeper", "breeder", "queen"))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 2)).isEqualTo("001"))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, 0))
                    .isNotEqualTo(Nemesis.NONE))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(4))
        .then(Events::discarded);
  }

  @Test
  @Rule({"N27.9", "N3.3"})
  void othersScanFourCardsOfTheirDeck() {
    Events.drawn(Events.table().given(Stacked.ownDeck(ONE, "infected", "clean")), "ev-eclosion")
        .told(ONE, "event.you-scan")
        .notTold(TWO, "event.you-scan")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(TWO)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(4))
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(8));
  }

  @Test
  @Rule("N27.9")
  void acleanCardIsNoLarva() {
    Events.drawn(Events.table().given(Stacked.ownDeck(ONE, "clean")), "ev-eclosion")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(4));
  }

  @Test
  @Rule("N27.9")
  void whoDiesInAPodLeavesTheCreeperInTheSection() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("003", "evacuation-section-a"))
                .given(s -> ShipState.of(s).board(ONE, 0))
                .given(Laid.larva(ONE)),
            "ev-eclosion")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 2)).isEqualTo("003"));
  }

  @Test
  void carriersWhoScanTakeACardAndDieOfAnInfectedOne() {
    OpRule scan = new LarvaOps.Eclosion(LarvaOps.Eclosion.Carriers.SCAN, 2);
    Laid.of(2)
        .given(Laid.larva(ONE))
        .given(Stacked.contamination(true))
        .perform(s -> scan.happen(s, Occasion.ofEvent(0)))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(2));
    Laid.of(2)
        .given(Laid.larva(ONE))
        .given(Stacked.contamination(false))
        .perform(s -> scan.happen(s, Occasion.ofEvent(0)))
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }
}
