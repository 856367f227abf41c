package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.nightstalkers.Stalked.room;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.nemesis.Cadets;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What the cadet does in the base where a sensible player has no doubt. */
final class CadetAtTheBaseTest {

  /** The survivor's turn with a full hand in that room; the sentry is far away. */
  private static Scenario<Nemesis> turn(String room) {
    return Stalked.of("survivor", "sentry")
        .given(Stalked.cards(ONE, 5))
        .given(Stalked.stands(ONE, room))
        .given(Stalked.stands(TWO, "005"));
  }

  private static void doesAs(Scenario<Nemesis> table, String option) {
    table.perform(new Turn(ONE)).then(s -> assertThat(Cadets.choice(s)).isEqualTo(option));
  }

  private static void doesNot(Scenario<Nemesis> table, String option) {
    table.perform(new Turn(ONE)).then(s -> assertThat(Cadets.choice(s)).isNotEqualTo(option));
  }

  /** That contingency is the active one, and the survivor has seen all others. */
  private static Consumer<Nemesis> knownToBe(String contingency) {
    return s -> {
      Sited.active(contingency).accept(s);
      MarsState mars = MarsState.of(s);
      for (int i = 0; i < mars.neutral().size(); i++) mars.peekNeutral(ONE, i);
    };
  }

  @Test
  @Rule("L16.23")
  void locksItselfInWhenTimeIsShort() {
    doesAs(turn("022").given(Sited.time("2")), "use:action-lock-in");
  }

  @Test
  @Rule("L21.2")
  void doesNotLockItselfInIfThatIsWhatKills() {
    doesNot(
        turn("022").given(Sited.time("2")).given(knownToBe("contingency-isolation")),
        "use:action-lock-in");
  }

  @Test
  @Rule("L23.2")
  void doesNotLockItselfInWhereEverythingIsDestroyed() {
    doesNot(
        turn("022")
            .given(Sited.time("2"))
            .given(s -> MarsState.of(s).placeAutodestruction(Sited.field("1"), true)),
        "use:action-lock-in");
  }

  @Test
  @Rule("L10.1")
  void boardsTheCapsuleThatWillBeLaunched() {
    doesAs(
        turn("001")
            .given(Stalked.explored("001", "css-b"))
            .given(Sited.time("2"))
            .given(Sited.css("css-tok-all", "2"))
            .given(s -> MarsState.of(s).peekCss(ONE, 0))
            .given(knownToBe("contingency-isolation")),
        "use:action-enter-pod");
  }

  @Test
  @Rule("L10.2")
  void doesNotBoardACapsuleThatWillStay() {
    doesNot(
        turn("001")
            .given(Stalked.explored("001", "css-b"))
            .given(Sited.time("2"))
            .given(Sited.css("css-tok-a", "2"))
            .given(s -> MarsState.of(s).peekCss(ONE, 0)),
        "use:action-enter-pod");
  }

  @Test
  @Rule("L21.2")
  void doesNotBoardACapsuleIfThatIsWhatKills() {
    doesNot(
        turn("001")
            .given(Stalked.explored("001", "css-b"))
            .given(Sited.time("2"))
            .given(Sited.css("css-tok-all", "2"))
            .given(s -> MarsState.of(s).peekCss(ONE, 0))
            .given(knownToBe("contingency-css")),
        "use:action-enter-pod");
  }

  @Test
  @Rule("L11.2")
  void takesTheRoverThroughTheOpenGate() {
    doesAs(
        turn("001")
            .given(Stalked.explored("001", "surgery"))
            .given(Sited.time("2"))
            .given(s -> MarsState.of(s).openGate()),
        "leave-by-rover");
  }

  @Test
  @Rule("L11.2")
  void walksToTheBunkerInASuit() {
    doesAs(
        turn("001")
            .given(Stalked.explored("001", "surgery"))
            .given(Sited.time("2"))
            .given(Stalked.item(ONE, "spacesuit"))
            .given(s -> MarsState.of(s).openGate())
            .given(s -> MarsState.of(s).moveRover(MarsState.BUNKER)),
        "leave-on-foot");
  }

  @Test
  @Rule("L21.2")
  void sendsASignalIfACodeMayAskForIt() {
    doesAs(
        turn("008").given(Stalked.explored("008", "transmitter-room")), "use:action-send-signal");
  }

  @Test
  @Rule("L21.2")
  void needsNoSignalOnceItHasSeenBothCodesThatAskForIt() {
    doesNot(
        turn("008")
            .given(Stalked.explored("008", "transmitter-room"))
            .given(knownToBe("contingency-save-all")),
        "use:action-send-signal");
  }

  @Test
  @Rule("L16.1")
  void verifiesItsKnowledgeIfACodeMayAskForMore() {
    doesAs(turn("008").given(Stalked.explored("008", "archive")), "use:action-verify-knowledge");
  }

  @Test
  @Rule("L16.20")
  void looksForTheContingencyThatThreatensItsWayOut() {
    doesAs(
        turn("013").given(s -> s.crew().sendSignal(ONE)).given(Stalked.knows(ONE, 5)),
        "use:action-take-contingency");
  }

  @Test
  @Rule("L16.21")
  void restoresThePowerWhereItStandsAndWhereItMeansToGo() {
    turn("019")
        .given(Stalked::dark)
        .perform(new Turn(ONE))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("use:action-start-backup"));
    turn("008")
        .given(Stalked::dark)
        .perform(s -> new PowerOps.StartBackup().happen(s, Occasion.ofRoom(ONE, room("008"))))
        .then(s -> assertThat(Cadets.choice(s)).isIn("power:power-s-02", "power:power-s-03"));
  }

  @Test
  @Rule("L7.8")
  void ridesTheElevatorWhenThatIsShorter() {
    doesAs(
        turn("002").given(Sited.time("3")).given(s -> MarsState.of(s).parkElevator(room("002"))),
        "use:action-ride-elevator");
  }

  // Doors, things thrown, noise

  /** The isolation room is next door, and time is short. */
  private static Scenario<Nemesis> nextToIsolation() {
    return turn("026").given(Stalked.explored("026", "laboratory")).given(Sited.time("2"));
  }

  @Test
  @Rule("L7.9")
  void opensTheDoorOnItsWay() {
    doesAs(
        nextToIsolation()
            .given(Stalked.closed("022-026"))
            .given(Stalked.item(ONE, "door-remote"))
            .given(Stalked.hand(ONE, "rest", "search")),
        "use:items-0-door-remote");
  }

  @Test
  @Rule("L7.9")
  void closesTheDoorUponWhoMayCome() {
    Stalked.of("janitor", "sentry")
        .given(Stalked.stands(TWO, "005"))
        .given(Stalked.intruder("adult", "014"))
        .perform(Stalked.plays(ONE, "master-key"))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("close:013-014"));
  }

  @Test
  @Rule("L20.8")
  void throwsAtWhoBarsTheWay() {
    for (String thrown : new String[] {"grenade", "thermite-charge"}) {
      doesAs(
          nextToIsolation()
              .given(Stalked.intruder("adult", "022"))
              .given(Stalked.item(ONE, thrown)),
          "use:items-0-" + thrown);
    }
  }

  @Test
  @Rule("L7.4")
  void silencesTheCorridorAhead() {
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.stands(ONE, "026"))
        .given(Stalked.stands(TWO, "005"))
        .given(Sited.time("2"))
        .given(Stalked.noise("022-026", "025-026"))
        .perform(Stalked.plays(ONE, "sensitive-hearing", 1))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("quiet:022-026"));
  }

  /** Nothing is left to learn or to send. */
  private static Scenario<Nemesis> knowing(String room) {
    return turn(room).given(Stalked.knows(ONE, 5)).given(s -> s.crew().sendSignal(ONE));
  }

  @Test
  @Rule("L16.19")
  void sucksOutTheAirWhereOnlyIntrudersAre() {
    doesAs(atTheVents(), "use:action-vent-out");
    doesNot(atTheVents().given(Stalked.stands(TWO, "006")), "use:action-vent-out");
  }

  private static Scenario<Nemesis> atTheVents() {
    return knowing("009")
        .given(Stalked.explored("009", "vent-control"))
        .given(Stalked.intruder("adult", "006"));
  }

  // Ways

  @Test
  @Rule("L7.6")
  void crawlsWhereThatIsMuchShorter() {
    doesAs(
        turn("001")
            .given(Stalked.explored("001", "surgery"))
            .given(Sited.time("2"))
            .given(Stalked.explored("023", "css-a"))
            .given(Stalked.item(ONE, "cave-map")),
        "use:items-0-cave-map");
  }

  @Test
  @Rule("L11.1")
  void opensTheGateToLeave() {
    doesAs(
        turn("001")
            .given(Stalked.explored("001", "surgery"))
            .given(Sited.time("2"))
            .given(Stalked.item(ONE, "gate-remote")),
        "use:items-0-gate-remote");
  }

  @Test
  @Rule("L16.13")
  void looksAtTheCapsulesThatStartSoon() {
    doesAs(atTheSchedule("11"), "use:action-schedule-css");
    doesNot(atTheSchedule("2"), "use:action-schedule-css");
  }

  /** A terminal is known; at that field a capsule may start. */
  private static Scenario<Nemesis> atTheSchedule(String field) {
    return knowing("009")
        .given(Stalked.explored("009", "css-control"))
        .given(Stalked.explored("008", "css-a"))
        .given(Sited.time("12"))
        .given(Sited.css("css-tok-a", field));
  }

  @Test
  @Rule("L13.2")
  void stopsTheAutodestructionItDoesNotWant() {
    doesAs(
        turn("008")
            .given(Stalked.explored("008", "power-generator"))
            .given(Sited.time("4"))
            .given(s -> MarsState.of(s).placeAutodestruction(Sited.field("1"), false)),
        "use:action-stop-autodestruction");
  }

  // Light, things

  @Test
  @Rule("L8.3")
  void lightsItselfWhenAttackedInTheDark() {
    doesAs(
        Stalked.of("survivor", "sentry")
            .given(Stalked.hand(ONE, "rest"))
            .given(Stalked.stands(TWO, "005"))
            .given(Stalked::dark)
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.item(ONE, "glow-stick")),
        "use:items-0-glow-stick");
  }

  /** With so few cards that one had better not walk about. */
  private static Scenario<Nemesis> tired(String character, int cards) {
    return Stalked.of(character, character.equals("sentry") ? "survivor" : "sentry")
        .given(Stalked.cards(ONE, cards))
        .given(Stalked.stands(ONE, "004"))
        .given(Stalked.stands(TWO, "005"));
  }

  @Test
  @Rule("L6.6")
  void activatesItsQuestItem() {
    doesAs(tired("sentry", 1), "activate:locked-0-quest-battle-suit");
  }

  @Test
  @Rule("L16.22")
  void craftsWhatTheUnarmedLack() {
    Scenario<Nemesis> table = tired("survivor", 2).given(Stalked.item(ONE, "battery"));
    doesAs(table, "use:action-workshop-craft");
    table
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(Cadets.choice(s)).startsWith("craft:deck-blue-pistol"));
  }
}
