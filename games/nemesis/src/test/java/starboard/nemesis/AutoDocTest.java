package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.room;

import org.junit.jupiter.api.Test;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.3 The AutoDoc of the Emergency Room: who works together may come back. */
final class AutoDocTest {

  /** The third one has died in the Emergency Room, the first stands there too. */
  private static Scenario<Nemesis> dead() {
    return Laid.cooperating(3)
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid.explored("014", "emergency-room"))
        .given(Laid.stands(THREE, "014"))
        .given(Laid.stands(ONE, "014"))
        .given(Laid.item(THREE, "medkit"))
        .given(Laid.carries(THREE, ObjectKind.CARCASS))
        .given(Laid.larva(THREE))
        .given(Laid.lightWounds(THREE, 2))
        .given(Laid.wounds(THREE, "wound-leg", "wound-hand"))
        .given(Laid.hand(THREE, "rest", "search"))
        .perform(new Wounds.Death(THREE))
        .then(s -> assertThat(s.crew().isDead(THREE)).isTrue());
  }

  private static Scenario<Nemesis> nextRound(Scenario<Nemesis> table) {
    return table.perform(s -> s.rules().mode().roundBegins(s));
  }

  @Test
  @Rule({"N26.3", "N16.6"})
  void theDeadKeepItemsAndLoseObjectsAndLarva() {
    dead()
        .then(s -> assertThat(Turns.hasItem(s, THREE, "medkit")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, THREE, "sawed-off-shotgun")).isTrue())
        .then(s -> assertThat(s.objects().onFloor(ObjectKind.CARCASS, room("014"))).isNotNegative())
        .then(s -> assertThat(s.objects().carriedCount(THREE)).isZero())
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(THREE)).isFalse())
        .then(s -> assertThat(s.cards().hand(THREE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().deck(THREE).size()).isEqualTo(10));
  }

  @Test
  @Rule("N26.3")
  void aCorpseThereComesToLifeWithDressedWounds() {
    nextRound(dead())
        .told(ONE, "event.revived")
        .then(s -> assertThat(s.crew().roomOf(THREE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.crew().lightWounds(THREE)).isZero())
        .then(s -> assertThat(s.crew().wounds(THREE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().dressed(THREE).size()).isEqualTo(2))
        .then(
            s -> assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, room("014"))).isNegative());
  }

  @Test
  @Rule("N26.3")
  void aCorpseCarriedThereToo() {
    nextRound(
            dead()
                .given(
                    s ->
                        s.objects()
                            .pickUp(ONE, s.objects().onFloor(ObjectKind.CORPSE_RED, room("014")))))
        .then(s -> assertThat(s.crew().roomOf(THREE)).isEqualTo(room("014")))
        .then(s -> assertThat(s.objects().carriedCount(ONE)).isZero());
  }

  @Test
  @Rule("N26.3")
  void notInABrokenRoomNorWithAnIntruder() {
    nextRound(dead().given(Laid.broken("014")))
        .then(s -> assertThat(s.crew().isDead(THREE)).isTrue());
    nextRound(dead().given(Laid.intruder("adult", "014")))
        .then(s -> assertThat(s.crew().isDead(THREE)).isTrue());
  }

  @Test
  @Rule("N26.3")
  void notElsewhere() {
    nextRound(
            dead()
                .given(
                    s ->
                        s.objects()
                            .pickUp(ONE, s.objects().onFloor(ObjectKind.CORPSE_RED, room("014"))))
                .given(Laid.stands(ONE, "011"))
                .given(Laid.stands(TWO, "014")))
        .then(s -> assertThat(s.crew().isDead(THREE)).isTrue());
    nextRound(
            dead()
                .given(
                    s ->
                        s.objects()
                            .drop(
                                s.objects().onFloor(ObjectKind.CORPSE_RED, room("014")),
                                room("011"))))
        .then(s -> assertThat(s.crew().isDead(THREE)).isTrue());
  }

  @Test
  @Rule("N26.3")
  void theBlueCorpseIsNobody() {
    nextRound(
            Laid.cooperating(2)
                .given(Laid.explored("014", "emergency-room"))
                .given(Laid.lying(ObjectKind.CORPSE_BLUE, "014")))
        .notTold(ONE, "event.revived")
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_BLUE, room("014")))
                    .isNotNegative());
  }
}
