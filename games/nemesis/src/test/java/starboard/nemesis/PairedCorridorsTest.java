package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.advanced;
import static starboard.nemesis.Laid.room;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Throwing;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.5 The pairs of corridors that join the same rooms on the reverse side of the board. */
final class PairedCorridorsTest {

  @Test
  @Rule("N26.5")
  void eachOfAPairHasItsOwnNoise() {
    advanced(2)
        .rolls(Chance.NOISE, 1)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-005-008-1"));
    advanced(2)
        .given(Laid.noise("c-005-008-1"))
        .rolls(Chance.NOISE, 3)
        .perform(new NoiseRoll(ONE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-005-008-1", "c-005-008-2"));
  }

  @Test
  @Rule({"N26.5", "N6.3", "N9.11"})
  void aClosedDoorInOneLeavesTheOtherOpen() {
    Scenario<Nemesis> one = turn(advanced(2).given(Laid.closed("c-005-008-1")));
    one.offers(ONE, "move:room-005").offers(ONE, "careful-move:room-005");
    turn(advanced(2).given(Laid.closed("c-005-008-1", "c-005-008-2")))
        .refuses(ONE, "move:room-005", "refused.door-closed");
  }

  private static Scenario<Nemesis> turn(Scenario<Nemesis> table) {
    return table.given(Laid.cardsInHand(ONE, 5)).perform(new Turn(ONE));
  }

  @Test
  @Rule({"N26.5", "N6.12"})
  void whoComesThroughAPairNamesTheCorridorFirst() {
    ReverseSideTest.arriving(
            advanced(2).given(Laid.explorationToken("005", "exp-doors-2")), "005", Noise.NONE)
        .asks(ONE, "ask.passage")
        .notTold(ONE, "event.explored")
        .offersOnly(ONE, "through:c-005-008-1", "through:c-005-008-2")
        .choose(ONE, "through:c-005-008-2")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-1"))).isFalse());
  }

  @Test
  @Rule({"N26.5", "N6.12"})
  void withOneDoorClosedOrTheRoomExploredThereIsNothingToName() {
    ReverseSideTest.arriving(
            advanced(2)
                .given(Laid.closed("c-005-008-1"))
                .given(Laid.explorationToken("005", "exp-doors-2")),
            "005",
            Noise.NONE)
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue())
        .asksNobody();
    ReverseSideTest.arriving(advanced(2).given(Laid.explored("005")), "005", Noise.NONE)
        .asksNobody();
  }

  @Test
  @Rule({"N26.5", "N9.3"})
  void fireSpreadsThroughEither() {
    FireOps.SpreadFire spread = new FireOps.SpreadFire(GeneralRulesTest.Everywhere.BURNING);
    advanced(2)
        .given(Laid.burning("013"))
        .given(Laid.closed("c-011-013-1", "c-013-014"))
        .perform(s -> spread.happen(s, Occasion.ofEvent(0)))
        .then(
            s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("011", "013", "016"));
    advanced(2)
        .given(Laid.burning("013"))
        .given(Laid.closed("c-011-013-1", "c-011-013-2"))
        .perform(s -> spread.happen(s, Occasion.ofEvent(0)))
        .then(
            s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("013", "014", "016"));
  }

  @Test
  @Rule({"N26.5", "N27.19"})
  void oneThrowsThroughEither() {
    Scenario<Nemesis> table =
        advanced(2).given(Laid.closed("c-005-008-2")).given(Laid.intruder("adult", "005"));
    table.then(s -> assertThat(Laid.rooms(Throwing.targets(s, ONE))).containsExactly("005"));
    table
        .given(Laid.closed("c-005-008-1"))
        .then(s -> assertThat(Throwing.targets(s, ONE)).isZero());
  }

  @Test
  @Rule({"N26.5", "N7.4"})
  void dangerComesThroughEither() {
    danger("c-005-008-1").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"));
    danger("c-005-008-2").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"));
  }

  @Test
  @Rule({"N26.5", "N9.20"})
  void behindTwoClosedDoorsTheFirstBreaks() {
    danger("c-005-008-1", "c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue());
  }

  private static Scenario<Nemesis> danger(String... closed) {
    return advanced(2)
        .given(Laid.closed(closed))
        .given(Laid.intruder("adult", "005"))
        .perform(new NoiseRoll.Danger(room("008")));
  }

  @Test
  @Rule({"N26.5", "N9.20"})
  void byANumberAnIntruderTakesThatCorridor() {
    moved(2).then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"));
    moved(1)
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue());
  }

  private static Scenario<Nemesis> moved(int number) {
    return advanced(2)
        .given(Laid.closed("c-005-008-1"))
        .given(Laid.intruder("adult", "008"))
        .perform(s -> IntruderMoves.through(s, s.creatures().figuresOnBoard(), number));
  }

  @Test
  @Rule({"N26.5", "N27.13"})
  void aHuntComesThroughEither() {
    hunt("c-005-008-1")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-1"))).isTrue());
    hunt("c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue());
    hunt("c-005-008-1", "c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue());
  }

  private static Scenario<Nemesis> hunt(String... closed) {
    return Events.drawn(
        advanced(2).given(Laid.closed(closed)).given(Laid.intruder("adult", "005")), "ev-hunt-3");
  }

  @Test
  @Rule({"N26.5", "N27.14"})
  void aDecoyDrawsThemThroughEither() {
    lured("c-005-008-1").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"));
    lured("c-005-008-2").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"));
    lured("c-005-008-1", "c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue());
  }

  private static Scenario<Nemesis> lured(String... closed) {
    return advanced(2)
        .given(Laid.closed(closed))
        .given(Laid.item(ONE, "decoy"))
        .given(Stacked.attack("at-transformation-4"))
        .given(Laid.intruder("adult", "008"))
        .perform(Laid.uses(ONE, "decoy"))
        .choose(ONE, "lure:room-005");
  }

  @Test
  @Rule({"N26.5", "N6.3"})
  void oneGoesThroughTheOpenOneOfAPair() {
    for (String closed : new String[] {"c-005-008-1", "c-005-008-2"}) {
      advanced(2)
          .given(Laid.closed(closed))
          .given(Laid.explored("005"))
          .given(Laid.hand(ONE, "rest"))
          .rolls(Chance.NOISE, 9)
          .perform(new Turn(ONE))
          .choose(ONE, "move:room-005", "pay:hand-0-rest")
          .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("005")));
    }
    advanced(2)
        .given(Laid.closed("c-005-008-1", "c-005-008-2"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "move:room-005", "refused.door-closed");
  }
}
