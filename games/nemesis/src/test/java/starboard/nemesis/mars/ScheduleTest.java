package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.Sited.css;
import static starboard.nemesis.mars.Sited.field;
import static starboard.nemesis.mars.Sited.time;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Nemesis;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Rounds;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L10, L13, L14 What is scheduled on the time track. */
final class ScheduleTest {

  /** The first one stands at terminal A, the second at terminal B. */
  private static Scenario<Nemesis> terminals() {
    return Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .given(Stalked.explored("008", "css-a"))
        .given(Stalked.explored("009", "css-b"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.stands(TWO, "009"))
        .given(Stalked.cards(ONE, 3))
        .given(Stalked.cards(TWO, 2));
  }

  private static Scenario<Nemesis> aboard(String token) {
    return terminals()
        .given(time("10"))
        .given(css(token, "10"))
        .perform(Sited.uses(ONE, 1))
        .perform(Sited.uses(TWO, 1));
  }

  @Test
  @Rule({"L10.1", "L16.7", "L16.11", "L16.12"})
  void aCapsuleIsBoardedAtAToken() {
    terminals()
        .given(time("11"))
        .given(css("css-tok-a", "10"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.nothing-scheduled"))
        .given(time("10"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull())
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.crew().waitsAt(ONE)).isEqualTo(Dock.A.ordinal()))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(s.crew().isInPlay(ONE)).isTrue())
        .given(Stalked.stands(TWO, "008"))
        .then(s -> assertThat(Sited.whyNot(s, TWO, 1)).isEqualTo("refused.capsule-occupied"));
  }

  @Test
  @Rule({"L10.2", "L5.1", "L10.3"})
  void theTokenSaysWhichCapsulesEscape() {
    aboard("css-tok-a")
        .perform(new Capsules.Launch())
        .then(s -> assertThat(s.crew().hasLeftBy(ONE, MarsWayOut.POD.ordinal())).isTrue())
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("009")))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).css().isEmpty()).isTrue())
        .then(s -> assertThat(MarsState.of(s).launched().size()).isEqualTo(1));
  }

  @Test
  @Covers({"css-tok-all", "css-tok-none"})
  @Rule("L10.2")
  void allOrNone() {
    aboard("css-tok-all")
        .perform(new Capsules.Launch())
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.POD.ordinal()))
        .then(s -> assertThat(s.crew().wayOutOf(TWO)).isEqualTo(MarsWayOut.POD.ordinal()));
    aboard("css-tok-none")
        .perform(new Capsules.Launch())
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("008")))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.interior().noise()).isZero());
  }

  @ParameterizedTest
  @CsvSource({"css-a, css-tok-a, A", "css-b, css-tok-b, B", "css-c, css-tok-c, C"})
  @Covers({"css-a", "css-b", "css-c", "css-tok-a", "css-tok-b", "css-tok-c"})
  @Rule({"L10.2", "L16.7", "L16.11", "L16.12"})
  void everyTerminalHasItsCapsuleAndItsToken(String terminal, String token, Dock dock) {
    String room = dock == Dock.A ? "008" : "009";
    Stalked.two()
        .given(Stalked.explored(room, terminal))
        .given(Stalked.stands(ONE, room))
        .given(Stalked.stands(TWO, "018"))
        .given(time("10"))
        .given(css(token, "10"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.crew().waitsAt(ONE)).isEqualTo(dock.ordinal()))
        .perform(new Capsules.Launch())
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.POD.ordinal()));
  }

  @Test
  @Rule("L10.5")
  void aCapsuleLaunchesAgain() {
    terminals()
        .given(time("10"))
        .given(css("css-tok-a", "10"))
        .perform(Sited.uses(ONE, 1))
        .perform(new Capsules.Launch())
        .given(time("8"))
        .given(css("css-tok-all", "8"))
        .given(Stalked.stands(TWO, "008"))
        .then(s -> assertThat(Sited.whyNot(s, TWO, 1)).isNull())
        .perform(Sited.uses(TWO, 1))
        .perform(new Capsules.Launch())
        .then(s -> assertThat(s.crew().wayOutOf(TWO)).isEqualTo(MarsWayOut.POD.ordinal()));
  }

  @Test
  @Rule({"L10.4", "L23.2"})
  void beforeTheBaseIsDestroyedTheTokenIsResolved() {
    aboard("css-tok-a")
        .perform(new Ending.PlaceDestroyed())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .then(s -> assertThat(s.clock().perished(TWO)).isTrue())
        .then(s -> assertThat(MarsState.of(s).launched().size()).isEqualTo(1))
        .told(ONE, "event.launches");
  }

  @ParameterizedTest
  @CsvSource({"15, 7", "14, 7", "9, 4", "4, 2", "3, 1", "1, S"})
  @Rule("L14.1")
  void theAlertComesAtHalfTheTimeLeft(String now, String half) {
    Stalked.two()
        .given(time(now))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).alert()).isEqualTo(field(half)))
        .then(s -> assertThat(Isolation.isUnlocked(s)).isTrue())
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.alert-raised"));
  }

  @Test
  @Rule({"L14.1", "L23.1", "L5.2"})
  void commandosComeWhenTimeLeavesTheAlert() {
    Stalked.two()
        .given(Stalked.stands(TWO, "022"))
        .given(time("9"))
        .given(s -> MarsState.of(s).raiseAlert(field("8")))
        .given(s -> s.crew().leave(TWO, MarsWayOut.ISOLATION.ordinal()))
        .perform(new TimePasses())
        .then(s -> assertThat(s.over()).isFalse())
        .perform(new TimePasses())
        .then(s -> assertThat(s.clock().perished(ONE)).isTrue())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse());
  }

  @Test
  @Covers("cooling-system")
  @Rule({"L13.1", "L16.3"})
  void autodestructionStartsThreeFieldsAhead() {
    Stalked.two()
        .given(Stalked.explored("008", "cooling-system"))
        .given(Stalked.stands(ONE, "008"))
        .given(time("12"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).autodestruction()).isEqualTo(field("9")))
        .then(s -> assertThat(MarsState.of(s).isAutodestructionRed()).isFalse())
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.autodestruction-runs"));
  }

  @Test
  @Rule({"L13.2", "L16.9"})
  void theGeneratorStopsItWhileItIsYellow() {
    Stalked.two()
        .given(Stalked.explored("008", "power-generator"))
        .given(Stalked.stands(ONE, "008"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.autodestruction-off"))
        .given(s -> MarsState.of(s).placeAutodestruction(field("9"), true))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.autodestruction-red"))
        .given(s -> MarsState.of(s).placeAutodestruction(field("9"), false))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).autodestruction()).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"L13.3", "L13.4", "L11.1", "L28.1", "L23.2"})
  void itTurnsRedAndThenDestroysTheBase() {
    Stalked.two()
        .given(time("9"))
        .given(s -> MarsState.of(s).placeAutodestruction(field("9"), false))
        .perform(new TimePasses())
        .then(s -> assertThat(MarsState.of(s).autodestruction()).isEqualTo(field("6")))
        .then(s -> assertThat(MarsState.of(s).isAutodestructionRed()).isTrue())
        .then(s -> assertThat(MarsState.of(s).isGateOpen()).isTrue())
        .perform(new TimePasses())
        .perform(new TimePasses())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse())
        .perform(new TimePasses())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .then(s -> assertThat(s.clock().perished(ONE)).isTrue());
  }

  @Test
  @Rule("L13.5")
  void offTheTrackItGoesToTheLastField() {
    Stalked.two()
        .given(time("2"))
        .perform(Alarms::start)
        .then(s -> assertThat(MarsState.of(s).autodestruction()).isEqualTo(field("S")))
        .perform(new TimePasses())
        .perform(new TimePasses())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue());
  }

  @Test
  @Rule({"L5.2", "L16.23"})
  void fieldEightUnlocksIsolation() {
    Stalked.two()
        .given(time("9"))
        .then(s -> assertThat(Isolation.isUnlocked(s)).isFalse())
        .perform(new TimePasses())
        .told(ONE, "event.isolation-opens")
        .then(s -> assertThat(Isolation.isUnlocked(s)).isTrue());
  }

  @Test
  @Rule({"L23.3", "L23.4"})
  void whenNobodyIsLeftTimeRuns() {
    Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .given(s -> s.crew().leave(ONE, MarsWayOut.BUNKER.ordinal()))
        .given(s -> s.crew().leave(TWO, MarsWayOut.ISOLATION.ordinal()))
        .perform(new Ending.IfNobodyIsLeft())
        .then(s -> assertThat(s.clock().time()).isEqualTo(field("S")))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isFalse());
    Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .given(s -> MarsState.of(s).placeAutodestruction(field("9"), false))
        .given(s -> s.crew().leave(ONE, MarsWayOut.BUNKER.ordinal()))
        .given(s -> s.crew().leave(TWO, MarsWayOut.ISOLATION.ordinal()))
        .perform(new Ending.IfNobodyIsLeft())
        .then(s -> assertThat(s.clock().time()).isEqualTo(field("9")))
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .then(s -> assertThat(s.clock().perished(TWO)).isTrue())
        .then(s -> assertThat(s.clock().perished(ONE)).isFalse());
    Stalked.two()
        .given(s -> MarsState.of(s).raiseAlert(field("7")))
        .given(s -> s.crew().leave(ONE, MarsWayOut.BUNKER.ordinal()))
        .given(s -> s.crew().leave(TWO, MarsWayOut.BUNKER.ordinal()))
        .perform(new Ending.IfNobodyIsLeft())
        .then(s -> assertThat(s.clock().time()).isEqualTo(field("7")));
  }

  @Test
  @Covers("css-control")
  @Rule({"L16.13", "L9.3"})
  void theScheduleIsLookedAtAndShifted() {
    Stalked.two()
        .given(Stalked.explored("009", "css-control"))
        .given(Stalked.stands(ONE, "009"))
        .given(time("11"))
        .given(css("css-tok-b", "10"))
        .perform(Sited.uses(ONE, 1))
        .told(ONE, "event.you-see-css")
        .notTold(TWO, "event.you-see-css")
        .offersOnly(ONE, "shift:time-4", "shift:time-6", "done")
        .choose(ONE, "shift:time-4")
        .then(s -> assertThat(MarsState.of(s).cssField(0)).isEqualTo(field("11")));
  }

  @Test
  @Rule("L16.13")
  void theTokenAtTheTimeTokenStays() {
    Stalked.two()
        .given(Stalked.explored("009", "css-control"))
        .given(Stalked.stands(ONE, "009"))
        .given(time("10"))
        .given(css("css-tok-b", "10"))
        .perform(Sited.uses(ONE, 1))
        .asksNobody()
        .then(s -> assertThat(MarsState.of(s).cssField(0)).isEqualTo(field("10")));
  }

  @Test
  @Rule({"L5.9", "L4.4"})
  void theEventPhaseBeginsWithTheCapsules() {
    Stalked.two()
        .then(
            s ->
                assertThat(s.rules().eventPhase(s).stream().map(x -> x.getClass().getSimpleName()))
                    .containsExactly(
                        "Launch",
                        "TimePasses",
                        "NoiseFades",
                        "IntruderAttacks",
                        "FireDamage",
                        "DrawEvent",
                        "BagDevelopment"));
  }

  @Test
  @Covers("vent-control")
  @Rule({"L16.19", "L4.4"})
  void ventingKillsBehindClosedDoors() {
    Stalked.two()
        .given(Stalked.explored("009", "vent-control"))
        .given(Stalked.stands(ONE, "009"))
        .given(Stalked.stands(TWO, "003"))
        .given(Stalked.burning("003"))
        .given(Stalked.intruder("adult", "003"))
        .perform(Sited.uses(ONE, 1))
        .choose(ONE, "room:room-003")
        .then(s -> assertThat(MarsState.of(s).venting()).isEqualTo(room("003")))
        .then(s -> assertThat(s.interior().burns(room("003"))).isFalse())
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.venting-pending"))
        .perform(new Rounds.EndOfPlayerPhase())
        .then(s -> assertThat(s.crew().isDead(TWO)).isTrue())
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEmpty())
        .then(s -> assertThat(MarsState.of(s).venting()).isEqualTo(Nemesis.NONE))
        .then(s -> assertThat(MarsState.of(s).isGateOpen()).isTrue());
  }

  @Test
  @Rule("L16.19")
  void anOpenedDoorTakesTheVentingTokenOff() {
    Stalked.two()
        .given(s -> MarsState.of(s).placeVenting(room("003")))
        .given(Stalked.closed("003-004"))
        .perform(s -> s.interior().openDoor(Stalked.corridor("003-004")))
        .then(s -> assertThat(MarsState.of(s).venting()).isEqualTo(Nemesis.NONE));
  }
}
