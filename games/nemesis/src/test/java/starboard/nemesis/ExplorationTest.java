package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.seats.Seats;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N6 Movement and exploration, N5.1 Careful movement. */
final class ExplorationTest {

  private static Movement.Arrive arrive(String room, String via, Noise noise) {
    return Movement.Arrive.alone(ONE, Laid.room(room), Laid.corridor(via), noise);
  }

  private static Scenario<Nemesis> before(String tile, String token) {
    return Laid.of(2).given(Laid.hidden("014", tile)).given(Laid.explorationToken("014", token));
  }

  @Test
  @Rule({"N6.3", "N5.1", "N9.11"})
  void movementNamesItsRoomAndAClosedDoorBlocks() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.closed("c-011-014"))
        .perform(new Turn(ONE))
        .offers(ONE, "move:room-015", "careful-move:room-015")
        .refuses(ONE, "move:room-014", "refused.door-closed")
        .refuses(ONE, "escape:room-015", "refused.not-in-combat");
  }

  @Test
  @Rule({"N4.2", "N5.1"})
  void movementCostsOneCardAndCarefulMovementTwo() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .offers(ONE, "move:room-014")
        .refuses(ONE, "careful-move:room-014", "refused.needs-cards");
    Laid.of(2)
        .given(Laid.hand(ONE, "clean", "clean"))
        .perform(new Turn(ONE))
        .refuses(ONE, "move:room-014", "refused.needs-cards");
  }

  @Test
  @Rule({"N6.6", "N6.9", "N6.4"})
  void exploringSetsTheCounterThenTheSymbolThenNoise() {
    before("armory", "exp-slime-3")
        .rolls(Chance.NOISE, 1)
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().isExplored(Laid.room("014"))).isTrue())
        .then(s -> assertThat(s.interior().counter(Laid.room("014"))).isEqualTo(3))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue())
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor("c-013-014"))).isTrue());
  }

  @Test
  @Rule("N6.7")
  void silenceMeansNoRollButDangerForTheSlimed() {
    before("armory", "exp-silence-1")
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.interior().noise()).isZero());
    before("armory", "exp-silence-1")
        .given(Laid.slimed(ONE))
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .told(ONE, "event.danger");
  }

  @Test
  @Rule({"N6.8", "N7.4", "N6.17"})
  void dangerTokenInsteadOfARoll() {
    before("armory", "exp-danger-2")
        .given(Laid.stands(TWO, "014"))
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .told(ONE, "event.danger")
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).isEqualTo(4));
  }

  @Test
  @Rule({"N6.10", "N6.11", "N6.12"})
  void fireMalfunctionAndDoors() {
    before("armory", "exp-fire-1")
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().burns(Laid.room("014"))).isTrue());
    before("armory", "exp-malfunction-2")
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().isBroken(Laid.room("014"))).isTrue());
    before("nest", "exp-malfunction-2")
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().isBroken(Laid.room("014"))).isFalse())
        .then(s -> assertThat(s.interior().counter(Laid.room("014"))).isZero());
    before("armory", "exp-doors-2")
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule("N6.12")
  void noDoorInATechnicalCorridorOrWhereOneIsDestroyed() {
    before("armory", "exp-doors-2")
        .perform(Movement.Arrive.alone(ONE, Laid.room("014"), Nemesis.NONE, Noise.NORMAL))
        .then(s -> assertThat(s.interior().closedDoors()).isZero());
    before("armory", "exp-doors-2")
        .given(Laid.destroyed("c-011-014"))
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule({"N6.5", "N6.4", "N6.1"})
  void noRollInAnOccupiedRoomAndNoEncounter() {
    Laid.of(2)
        .given(Laid.explored("014", "armory"))
        .given(Laid.intruder("adult", "014"))
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .notTold(ONE, "event.noise-roll")
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(s.crew().isInCombat(ONE)).isTrue());
    Laid.of(2)
        .given(Laid.explored("014", "armory"))
        .given(Laid.stands(TWO, "014"))
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .notTold(ONE, "event.noise-roll");
  }

  @Test
  @Rule({"N6.18", "N6.6"})
  void theSlimeRoomSlimesBeforeTheTokenAndAtEveryEntry() {
    before("slime-room", "exp-silence-1")
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .told(ONE, "event.danger");
    Laid.of(2)
        .given(Laid.explored("014", "slime-room"))
        .perform(arrive("014", "c-011-014", Noise.NONE))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue());
  }

  @Test
  @Rule("N5.1")
  void carefulMovementPutsOneMarkerWhereOneLikes() {
    Laid.of(2)
        .given(Laid.explored("014", "armory"))
        .given(Laid.stands(TWO, "014"))
        .given(Laid.noise("c-013-014"))
        .perform(arrive("014", "c-011-014", Noise.CAREFUL))
        .offersOnly(ONE, "noise:c-011-014", "noise:c-014-017", "noise:technical-space")
        .choose(ONE, "noise:technical-space")
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor("technical-space"))).isTrue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"exp-danger-2", "exp-silence-1"})
  @Rule("N5.1")
  void carefulMovementIgnoresSilenceAndDanger(String token) {
    oneMarker(before("armory", token));
  }

  @ParameterizedTest
  @ValueSource(strings = {"exp-danger-2", "exp-silence-1"})
  @Rule("N5.1")
  void forASlimedCharacterToo(String token) {
    oneMarker(before("armory", token).given(Laid.slimed(ONE)));
  }

  /** The careful mover is asked for one marker, and that is all. */
  private static void oneMarker(Scenario<Nemesis> table) {
    table
        .given(Laid.intruder("adult", "013"))
        .perform(arrive("014", "c-011-014", Noise.CAREFUL))
        .asks(ONE, "ask.careful-noise")
        .choose(ONE, "noise:c-011-014")
        .notTold(ONE, "event.danger")
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-011-014"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("013"));
  }

  @Test
  @Rule("N5.1")
  void noCarefulMovementWhereEverythingIsNoisy() {
    Laid.of(2)
        .given(Laid.cardsInHand(ONE, 5))
        .given(Laid.noise("c-013-014", "c-011-014", "c-014-017", "technical-space"))
        .perform(new Turn(ONE))
        .refuses(ONE, "careful-move:room-014", "refused.all-noisy");
  }

  @Test
  @Rule("N9.6")
  void aMalfunctionOnATileThatAllowsNoneGoesWhenItIsTurned() {
    before("nest", "exp-silence-1")
        .given(Laid.broken("014"))
        .then(s -> assertThat(s.interior().isBroken(Laid.room("014"))).isTrue())
        .perform(arrive("014", "c-011-014", Noise.NORMAL))
        .then(s -> assertThat(s.interior().isBroken(Laid.room("014"))).isFalse());
  }

  @Test
  @Rule({"N6.16", "N6.19", "N11.7"})
  void thoseWhoArriveTogetherExploreAndRollOnce() {
    before("armory", "exp-fire-1")
        .rolls(Chance.NOISE, 9)
        .perform(
            new Movement.Arrive(
                Seats.of(ONE, TWO),
                TWO,
                Laid.room("014"),
                Laid.corridor("c-011-014"),
                Noise.NORMAL))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("014")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("014")))
        .then(s -> assertThat(s.position(Chance.NOISE)).isEqualTo(1));
  }
}
