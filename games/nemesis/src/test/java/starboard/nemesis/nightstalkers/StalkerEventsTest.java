package starboard.nemesis.nightstalkers;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Family;
import starboard.nemesis.mars.Circuit;
import starboard.nemesis.mars.MarsState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The event cards with their dark lines, and how Night Stalkers move (L5.6, L5.7). */
final class StalkerEventsTest {

  private static Scenario<Nemesis> happens(Scenario<Nemesis> table, String event) {
    return table.perform(Stalked.event(event));
  }

  private static boolean isBroken(Nemesis s, String room) {
    return s.interior().isBroken(Stalked.room(room));
  }

  private static boolean burns(Nemesis s, String room) {
    return s.interior().burns(Stalked.room(room));
  }

  /** ONE bleeds in the alert room without cards, TWO is unhurt in 001; an adult in each section. */
  private static Scenario<Nemesis> bleeding() {
    return Stalked.two()
        .given(Stalked.stands(TWO, "001"))
        .given(Stalked.wounds(ONE, "wound-head"))
        .given(Stalked.intruder("larva", "003"))
        .given(Stalked.intruder("larva", "015"))
        .given(Stalked.intruder("larva", "027"))
        .given(Stalked.intruder("larva", "006"));
  }

  @ParameterizedTest
  @CsvSource({"ev-blood-trace-1", "ev-blood-trace-2"})
  @Covers({"ev-blood-trace-1", "ev-blood-trace-2"})
  @Rule({"L5.6", "L8.3"})
  void bloodTrace(String event) {
    happens(bleeding(), event)
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 1)).isEqualTo("003"))
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 2)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 3)).isEqualTo("027"))
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 4)).isEqualTo("006"));
    happens(bleeding().given(Stalked.cards(ONE, 1)), event)
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 2)).isEqualTo("015"));
    happens(bleeding().given(Stalked.cards(ONE, 1)).given(Stalked::dark), event)
        .then(s -> assertThat(Stalked.whereIs(s, "larva", 2)).isEqualTo("013"));
  }

  @Test
  @Covers("ev-blue-screen")
  @Rule("L5.6")
  void blueScreen() {
    happens(Stalked.two(), "ev-blue-screen").then(s -> assertThat(isBroken(s, "013")).isTrue());
    happens(Stalked.two().given(Stalked.explored("008", "laboratory")), "ev-blue-screen")
        .then(s -> assertThat(isBroken(s, "008")).isTrue())
        .then(s -> assertThat(isBroken(s, "013")).isFalse());
    happens(Stalked.two().given(Stalked::dark), "ev-blue-screen")
        .then(s -> assertThat(isBroken(s, "013")).isFalse());
  }

  @Test
  @Covers("ev-bulkheads-open")
  @Rule("L5.6")
  void bulkheadsOpen() {
    happens(Stalked.two().given(Stalked.closed("013-014")), "ev-bulkheads-open")
        .then(s -> assertThat(s.interior().closedDoors()).isZero())
        .then(s -> assertThat(Stalked.noisy(s)).isEmpty());
    happens(Stalked.two().given(Stalked::dark), "ev-bulkheads-open")
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactly("009-013", "010-013", "012-013", "013-014"));
  }

  @Test
  @Covers("ev-consuming-fire")
  @Rule({"L5.6", "L7.9"})
  void consumingFire() {
    happens(
            Stalked.two()
                .given(Stalked.explored("008", "laboratory"))
                .given(Stalked.counter("008", 3))
                .given(Stalked.burning("008"))
                .given(Stalked.closed("008-009")),
            "ev-consuming-fire")
        .then(s -> assertThat(s.interior().counter(Stalked.room("008"))).isZero())
        .then(s -> assertThat(burns(s, "007")).isTrue())
        .then(s -> assertThat(burns(s, "012")).isTrue())
        .then(s -> assertThat(burns(s, "009")).isFalse());
  }

  @Test
  @Covers("ev-coolant-leak")
  @Rule({"L13.1", "L5.6"})
  void coolantLeak() {
    Scenario<Nemesis> table =
        happens(Stalked.two().given(Stalked.explored("010", "cooling-system")), "ev-coolant-leak")
            .then(s -> assertThat(isBroken(s, "010")).isTrue())
            .then(s -> assertThat(MarsState.of(s).autodestruction()).isEqualTo(Nemesis.NONE));
    assertThat(table.state().intruderDecks().eventDeck().size()).isEqualTo(21);
    happens(
            Stalked.two()
                .given(Stalked.explored("010", "cooling-system"))
                .given(Stalked.broken("010")),
            "ev-coolant-leak")
        .then(s -> assertThat(MarsState.of(s).autodestruction()).isEqualTo(s.clock().time() + 3));
  }

  @Test
  @Covers("ev-damage")
  @Rule("L5.6")
  void damage() {
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.explored("010", "archive"))
            .given(Stalked.intruder("queen", "010"))
            .given(Stalked.explored("011", "laboratory"))
            .given(Stalked.intruder("larva", "011"));
    happens(table, "ev-damage")
        .then(s -> assertThat(isBroken(s, "010")).isTrue())
        .then(s -> assertThat(isBroken(s, "011")).isFalse())
        .then(s -> assertThat(isBroken(s, "013")).isFalse());
    happens(Stalked.two().given(Stalked::dark), "ev-damage")
        .then(s -> assertThat(isBroken(s, "013")).isTrue());
  }

  @Test
  @Covers("ev-egg-protection")
  @Rule("L5.6")
  void eggProtection() {
    happens(
            Stalked.two()
                .given(Stalked.explored("010", "nest"))
                .given(Stalked.stands(ONE, "010"))
                .given(Stalked.cards(ONE, 5))
                .given(Stalked.bag("tok-adult-1-3")),
            "ev-egg-protection")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("010"))
        .then(s -> assertThat(s.cards().discard(TWO).isEmpty()).isTrue());
    happens(Stalked.two().given(Stalked::dark), "ev-egg-protection")
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(1));
  }

  @Test
  @Covers("ev-fire-in-the-hole")
  @Rule("L5.6")
  void fireInTheHole() {
    happens(
            Stalked.two()
                .given(Stalked.explored("010", "css-a"))
                .given(Stalked.stands(ONE, "010"))
                .given(Stalked.cards(TWO, 1)),
            "ev-fire-in-the-hole")
        .then(s -> assertThat(burns(s, "010")).isTrue())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isZero());
    happens(
            Stalked.two()
                .given(Stalked.explored("010", "css-a"))
                .given(Stalked.stands(ONE, "010"))
                .given(Stalked.cards(ONE, 1)),
            "ev-fire-in-the-hole")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  @Test
  @Covers("ev-hatching")
  @Rule({"L5.6", "L15.9"})
  void hatching() {
    happens(Stalked.two().given(Stalked.bag()), "ev-hatching")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(Stalked.inBag(s, "larva")).isEqualTo(1))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse());
    happens(
            Stalked.two().given(Stalked.bag()).given(Stalked.cards(TWO, 1)).given(Stalked::dark),
            "ev-hatching")
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.hasLarva(s, TWO)).isFalse());
    happens(
            Stalked.two()
                .given(Stalked.explored("010", "nest"))
                .given(Stalked.stands(ONE, "010"))
                .given(Stalked.bag()),
            "ev-hatching")
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.inBag(s, "larva")).isZero());
  }

  @Test
  @Covers("ev-kickstopper")
  @Rule({"L5.6", "L8.1"})
  void kickstopper() {
    happens(Stalked.two(), "ev-kickstopper")
        .then(s -> assertThat(MarsState.of(s).isPowered(Circuit.ELEVATOR)).isFalse())
        .then(s -> assertThat(isBroken(s, "002")).isTrue())
        .then(s -> assertThat(isBroken(s, "007")).isTrue())
        .then(s -> assertThat(isBroken(s, "018")).isTrue());
  }

  @ParameterizedTest
  @CsvSource({"ev-leaving-the-shell-1", "ev-leaving-the-shell-2"})
  @Covers({"ev-leaving-the-shell-1", "ev-leaving-the-shell-2"})
  @Rule({"L5.6", "L17.3"})
  void leavingTheShell(String event) {
    happens(
            Stalked.two()
                .given(Stalked.larva(ONE))
                .given(Stalked.contamination(true))
                .given(Stalked.stands(TWO, "001")),
            event)
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).isEqualTo("013"))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(4));
    happens(Stalked.two().given(Stalked.larva(ONE)).given(Stalked.contamination(false)), event)
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("ev-lurking")
  @Rule({"L5.6", "L5.4"})
  void lurking() {
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.intruder("queen", "013"))
            .given(Stalked.intruder("breeder", "027"))
            .given(Stalked.attacks("at-piercing-the-heart-1"));
    happens(table, "ev-lurking")
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEmpty())
        .then(s -> assertThat(Stalked.inBag(s, "breeder")).isEqualTo(1))
        .then(s -> assertThat(Stalked.whereIs(s, "queen", 1)).isEqualTo("013"))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
    happens(
            Stalked.two()
                .given(Stalked.intruder("queen", "013"))
                .given(Stalked.attacks("at-piercing-the-heart-1"))
                .given(Stalked::dark),
            "ev-lurking")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Covers("ev-nest")
  @Rule("L5.6")
  void nest() {
    happens(Stalked.two().given(Stalked.explored("010", "nest")), "ev-nest")
        .then(s -> assertThat(Stalked.noisy(s)).containsExactly("009-010", "010-011", "010-013"));
    happens(Stalked.two().given(Stalked::dark), "ev-nest")
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactly("009-013", "010-013", "012-013", "013-014"));
  }

  @Test
  @Covers("ev-noise-in-corridors")
  @Rule({"L5.6", "L1.4"})
  void noiseInCorridors() {
    happens(Stalked.two(), "ev-noise-in-corridors")
        .then(s -> assertThat(s.interior().hasNoise(Stalked.corridor("technical"))).isTrue())
        .then(s -> assertThat(MarsState.of(s).firesLost()).isZero());
    happens(
            Stalked.two()
                .given(Stalked.noise("technical"))
                .given(Stalked.stands(ONE, "006"))
                .given(Stalked::dark),
            "ev-noise-in-corridors")
        .then(s -> assertThat(MarsState.of(s).firesLost()).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).malfunctionsLost()).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isZero());
  }

  @Test
  @Covers("ev-panic")
  @Rule("L5.6")
  void panic() {
    Scenario<Nemesis> table = Stalked.of("survivor", "sentry").given(Stalked.item(ONE, "tools"));
    happens(table, "ev-panic")
        .choose(ONE, "pay:items-0-tools")
        .then(s -> assertThat(Stalked.has(s, ONE, "tools")).isFalse())
        .then(s -> assertThat(Stalked.ammo(s, TWO, "start-smg")).isEqualTo(3));
    happens(Stalked.two().given(Stalked.cards(TWO, 1)), "ev-panic")
        .then(s -> assertThat(Stalked.ammo(s, TWO, "start-smg")).isEqualTo(5));
    happens(Stalked.two().given(Stalked.cards(TWO, 1)).given(Stalked::dark), "ev-panic")
        .then(s -> assertThat(Stalked.ammo(s, TWO, "start-smg")).isEqualTo(3));
  }

  @Test
  @Rule("L5.6")
  void panicTakesAmmoFromWhoHasJustEnough() {
    happens(
            Stalked.two()
                .given(Stalked.item(TWO, "handgun"))
                .given(Stalked.item(TWO, "tools"))
                .given(s -> s.belongings().setAmmo(Stalked.weapon(s, TWO, "handgun"), 0))
                .given(s -> s.belongings().setAmmo(Stalked.weapon(s, TWO, "start-smg"), 2)),
            "ev-panic")
        .asksNobody()
        .then(s -> assertThat(Stalked.ammo(s, TWO, "start-smg")).isZero())
        .then(s -> assertThat(Stalked.has(s, TWO, "tools")).isTrue());
  }

  @Test
  @Covers("ev-power-surge")
  @Rule({"L28.4", "L8.4"})
  void powerSurge() {
    happens(Stalked.two().given(s -> MarsState.of(s).turnTime(true)), "ev-power-surge")
        .then(s -> assertThat(MarsState.of(s).isTimeBlue()).isFalse());
  }

  @Test
  @Covers("ev-sanitary-network-failure")
  @Rule("L5.6")
  void sanitaryNetworkFailure() {
    happens(
            Stalked.two()
                .given(Stalked.explored("010", "laboratory"))
                .given(Stalked.explored("011", "css-a")),
            "ev-sanitary-network-failure")
        .then(s -> assertThat(isBroken(s, "010")).isTrue())
        .then(s -> assertThat(isBroken(s, "011")).isFalse());
  }

  @Test
  @Covers("ev-scent-of-blood")
  @Rule("L5.6")
  void scentOfBlood() {
    happens(bleeding(), "ev-scent-of-blood")
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactly("009-013", "010-013", "012-013", "013-014"))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEmpty());
    happens(bleeding().given(Stalked::dark), "ev-scent-of-blood")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 2)).isEmpty());
  }

  @Test
  @Covers("ev-short-circuit")
  @Rule("L5.6")
  void shortCircuit() {
    happens(Stalked.two().given(Stalked.explored("010", "laboratory")), "ev-short-circuit")
        .then(s -> assertThat(burns(s, "010")).isTrue())
        .then(s -> assertThat(burns(s, "013")).isTrue());
    happens(Stalked.two().given(Stalked::dark), "ev-short-circuit")
        .then(s -> assertThat(burns(s, "013")).isFalse());
  }

  @Test
  @Covers("ev-thats-hot")
  @Rule("L5.6")
  void thatsHot() {
    happens(Stalked.two().given(Stalked.explored("010", "power-generator")), "ev-thats-hot")
        .then(s -> assertThat(burns(s, "010")).isTrue())
        .then(s -> assertThat(burns(s, "019")).isTrue());
  }

  // ---------------------------------------------------------------- movement

  private static Scenario<Nemesis> moves(Scenario<Nemesis> table, String event) {
    return table.perform(
        new EventSteps.MoveIntruders(
            Stalked.BOX.first(Family.EVENT, Stalked.CONTENT.events().indexOf(event))));
  }

  @Test
  @Rule("L5.7")
  void twoNumbersAreTwoSteps() {
    moves(Stalked.two().given(Stalked.intruder("adult", "008")), "ev-thats-hot")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("013"));
  }

  @Test
  @Rule("L5.7")
  void aRoomWithACharacterOrABrokenDoorEndsTheMove() {
    moves(
            Stalked.two().given(Stalked.stands(ONE, "012")).given(Stalked.intruder("adult", "008")),
            "ev-thats-hot")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("012"));
    moves(
            Stalked.two().given(Stalked.closed("008-012")).given(Stalked.intruder("adult", "008")),
            "ev-thats-hot")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().closedDoors()).isZero());
  }

  @Test
  @Rule("L5.7")
  void technicalCorridorsTakeThemAwayAndCombatHoldsThem() {
    moves(
            Stalked.two()
                .given(Stalked.bag())
                .given(Stalked.intruder("adult", "003"))
                .given(Stalked.intruder("breeder", "013")),
            "ev-coolant-leak")
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEmpty())
        .then(s -> assertThat(Stalked.inBag(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEqualTo("013"));
  }
}
