package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Pile;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Family;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The event cards, and V9.5 lurking. */
final class SeederEventsTest {

  private static Scenario<Nemesis> happens(Scenario<Nemesis> table, String event) {
    int card = Haunted.BOX.first(Family.EVENT, Haunted.CONTENT.events().indexOf(event));
    return table.given(s -> takeOut(s, event)).perform(new EventSteps.CarryOutEvent(card));
  }

  /** The card lies open as if it had been drawn. */
  private static void takeOut(Nemesis s, String event) {
    int entry = Haunted.CONTENT.events().indexOf(event);
    while (Haunted.BOX.entry(s.intruderDecks().eventDeck().number(top(s))) != entry) {
      s.intruderDecks().buryEvent();
    }
    s.intruderDecks().drawEvent();
  }

  private static int top(Nemesis s) {
    return s.intruderDecks().eventDeck().size() - 1;
  }

  @ParameterizedTest
  @CsvSource({"terror-1", "terror-2", "terror-2b"})
  @Covers({"terror-1", "terror-2", "terror-2b"})
  @Rule({"V9.4", "V14"})
  void terror(String event) {
    happens(
            Haunted.of(2)
                .given(Haunted.hand(ONE, "infected", "clean"))
                .given(Haunted.hand(TWO, "rest")),
            event)
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(5))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(5))
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(5));
  }

  @ParameterizedTest
  @CsvSource({"monophobia-3", "monophobia-4"})
  @Covers({"monophobia-3", "monophobia-4"})
  @Rule({"V4.6", "V9.4"})
  void monophobia(String event) {
    happens(
            Haunted.of(4)
                .given(Haunted.panic("sabotage"))
                .given(Haunted.stands(ONE, "001"))
                .given(Haunted.stands(TWO, "002"))
                .given(Haunted.figure("lair", "002")),
            event)
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(1))
        .then(s -> assertThat(Haunted.level(s, THREE)).isEqualTo(1));
  }

  @Test
  @Covers("hunt-1")
  @Rule({"V8.2", "V9.4"})
  void hunt() {
    happens(
            Haunted.of(2)
                .given(Haunted.stands(ONE, "014"))
                .given(Haunted.stands(TWO, "014"))
                .given(Haunted.figure("lurker", "013"))
                .given(Haunted.figure("lair", "011"))
                .given(Haunted.closed("c-013-014")),
            "hunt-1")
        .then(s -> assertThat(Haunted.count(s, "lurker", "014")).isEqualTo(1))
        .then(s -> assertThat(Haunted.count(s, "lair", "011")).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource({"agoraphobia-3", "agoraphobia-4"})
  @Covers({"agoraphobia-3", "agoraphobia-4"})
  @Rule("V14")
  void agoraphobia(String event) {
    happens(Haunted.of(2), event)
        .then(s -> assertThat(Haunted.count(s, "despoiler", "011")).isEqualTo(1))
        .notTold(ONE, "event.surprise");
    happens(Haunted.of(2).given(Haunted.figure("despoiler", "001")), event)
        .then(s -> assertThat(Haunted.count(s, "stalker", "011")).isEqualTo(1));
    happens(Haunted.of(2).given(Haunted.stands(ONE, "001")), event)
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero());
  }

  @Test
  @Covers("fire-wave-4")
  @Rule("V14")
  void fireWave() {
    happens(
            Haunted.of(2)
                .given(Haunted.burning("014"))
                .given(Haunted.burning("001"))
                .given(Haunted.closed("c-001-002")),
            "fire-wave-4")
        .then(s -> assertThat(burning(s)).containsExactlyInAnyOrder("001", "003", "004", "014"));
  }

  private static List<String> burning(Nemesis s) {
    List<String> burning = new ArrayList<>();
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.interior().burns(room)) burning.add(s.kit().roomId(room));
    }
    return burning;
  }

  @Test
  @Covers("tendrils-1")
  @Rule("V9.4")
  void tendrils() {
    happens(Haunted.of(2).given(Haunted.stands(ONE, "014")), "tendrils-1")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource({"fear-2", "fear-3"})
  @Covers({"fear-2", "fear-3"})
  @Rule("V9.4")
  void fear(String event) {
    happens(
            Haunted.of(2)
                .given(Haunted.level(ONE, 3))
                .given(Haunted.cards(ONE, 2))
                .given(Haunted.level(TWO, 2))
                .given(Haunted.cards(TWO, 2)),
            event)
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(TWO).isEmpty()).isTrue());
  }

  @ParameterizedTest
  @CsvSource({"whispers-3", "whispers-2"})
  @Covers({"whispers-3", "whispers-2"})
  @Rule("V14")
  void whispers(String event) {
    happens(
            Haunted.of(3)
                .given(Haunted.stands(ONE, "013"))
                .given(Haunted.stands(TWO, "014"))
                .given(Haunted.stands(THREE, "001"))
                .given(s -> whispering(s, event)),
            event)
        .then(s -> assertThat(Haunted.noisy(s)).containsExactly("c-001-003", "c-013-014"));
    happens(
            Haunted.of(2)
                .given(Haunted.stands(ONE, "013"))
                .given(Haunted.stands(TWO, "014"))
                .given(Haunted.bag("blank"))
                .given(Haunted.noise("c-013-014"))
                .given(s -> whispering(s, event)),
            event)
        .told(ONE, "event.encounter")
        .then(s -> assertThat(Haunted.noisy(s)).contains("c-013-019").doesNotContain("c-014-017"));
  }

  /** The deck is that event on top and a card with the number 1 beneath. */
  private static void whispering(Nemesis s, String event) {
    int wanted = Haunted.BOX.first(Family.EVENT, Haunted.CONTENT.events().indexOf(event));
    int one = Haunted.BOX.first(Family.EVENT, Haunted.CONTENT.events().indexOf("terror-1"));
    Pile rest = s.intruderDecks().eventDeck();
    rest = rest.without(rest.find(wanted));
    rest = rest.without(rest.find(one));
    s.cards().intoBox(rest);
    s.intruderDecks()
        .layIntruderDecks(
            s.intruderDecks().attackDeck(), Pile.of(one, wanted), s.intruderDecks().weaknesses());
  }

  /** Two explored rooms with computers. */
  private static Scenario<Nemesis> computers() {
    return Haunted.of(2)
        .given(Haunted.explored("002", "laboratory"))
        .given(Haunted.explored("003", "comms-room"));
  }

  @Test
  @Covers("ship-ai-failure-1")
  @Rule("V14")
  void shipAiFailure() {
    happens(
            computers().given(Haunted.broken("002")).given(Haunted.broken("003")),
            "ship-ai-failure-1")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isNotEqualTo(Nemesis.NONE));
    happens(
            computers()
                .given(Haunted.broken("002"))
                .given(Haunted.broken("003"))
                .given(s -> ShipState.of(s).hibernate(ONE)),
            "ship-ai-failure-1")
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).isEqualTo(Nemesis.NONE));
    happens(computers(), "ship-ai-failure-1")
        .then(s -> assertThat(s.interior().isBroken(Haunted.room("002"))).isTrue())
        .then(s -> assertThat(s.interior().isBroken(Haunted.room("003"))).isFalse());
  }

  @Test
  @Covers("neurosis-4")
  @Rule("V9.4")
  void neurosis() {
    happens(
            Haunted.of(3)
                .given(Haunted.panic("sabotage"))
                .given(Haunted.figure("lair", "014"))
                .given(Haunted.stands(ONE, "014"))
                .given(Haunted.stands(TWO, "013"))
                .given(Haunted.stands(THREE, "001")),
            "neurosis-4")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(2))
        .then(s -> assertThat(Haunted.level(s, THREE)).isEqualTo(1));
  }

  @Test
  @Covers("generator-overheat-1")
  @Rule("V14")
  void generatorOverheat() {
    happens(Haunted.of(2).given(Haunted.explored("003", "generator")), "generator-overheat-1")
        .then(s -> assertThat(s.interior().isBroken(Haunted.room("003"))).isTrue());
    happens(
            Haunted.of(2).given(Haunted.explored("003", "generator")).given(Haunted.broken("003")),
            "generator-overheat-1")
        .then(s -> assertThat(burning(s)).containsExactlyInAnyOrder("001", "003", "007"));
    happens(Haunted.of(2), "generator-overheat-1").then(s -> assertThat(burning(s)).isEmpty());
  }

  @Test
  @Covers("computer-system-failure-2")
  @Rule("V14")
  void computerSystemFailure() {
    happens(computers().given(Haunted.broken("002")), "computer-system-failure-2")
        .then(s -> assertThat(s.interior().isBroken(Haunted.room("003"))).isTrue());
    happens(computers(), "computer-system-failure-2")
        .then(s -> assertThat(s.interior().malfunctions()).isZero());
  }

  @Test
  @Covers("evacuation-pod-ejection-3")
  @Rule("V14")
  void podEjection() {
    happens(Haunted.of(3).given(s -> ShipState.of(s).board(ONE, 2)), "evacuation-pod-ejection-3")
        .then(s -> assertThat(ShipState.of(s).pods()).isEqualTo(0b011))
        .then(s -> assertThat(s.crew().isInPlay(ONE)).isFalse())
        .then(s -> assertThat(s.crew().isDead(ONE)).isFalse());
  }

  @Test
  @Covers("fuel-explosion-4")
  @Rule("V9.4")
  void fuelExplosion() {
    happens(Haunted.of(2), "fuel-explosion-4")
        .then(s -> assertThat(burning(s)).containsExactlyInAnyOrder("019", "020", "021"));
  }

  // V9.5

  @Test
  @Rule({"V9.5", "V13"})
  void voidSeedersWithNobodyNearVanish() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "001"))
        .given(Haunted.stands(TWO, "001"))
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.figure("whisperer", "014"))
        .given(Haunted.figure("lair", "014"))
        .perform(new Lurking())
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isEqualTo(1))
        .then(s -> assertThat(s.creatures().isOnBoard(0)).isFalse())
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(6))
        .then(
            s ->
                assertThat(Haunted.noisy(s))
                    .containsExactly("c-011-014", "c-013-014", "c-014-017", "technical-space"))
        .notTold(ONE, "event.encounter");
  }

  @Test
  @Rule({"V9.5", "V13"})
  void oneBehindAClosedDoorIsNear() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "013"))
        .given(Haunted.stands(TWO, "013"))
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.closed("c-013-014"))
        .perform(new Lurking())
        .then(s -> assertThat(Haunted.count(s, "lurker", "014")).isEqualTo(1))
        .then(s -> assertThat(Haunted.noisy(s)).isEmpty());
  }

  @Test
  @Rule("V9.5")
  void oneWithACharacterStaysThoughOthersVanish() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.stands(TWO, "014"))
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.figure("lurker", "001"))
        .perform(new Lurking())
        .then(s -> assertThat(Haunted.count(s, "lurker", "014")).isEqualTo(1))
        .then(s -> assertThat(Haunted.count(s, "lurker", "001")).isZero())
        .then(s -> assertThat(Haunted.noisy(s)).doesNotContain("c-011-014"));
  }

  @Test
  @Rule("V9.5")
  void aLairAloneLurksNot() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "001"))
        .given(Haunted.stands(TWO, "001"))
        .given(Haunted.figure("lair", "014"))
        .perform(new Lurking())
        .then(s -> assertThat(Haunted.noisy(s)).isEmpty());
  }

  @Test
  @Rule({"V9.1", "V9.4", "V9.5"})
  void lurkingComesAfterTheEvent() {
    Haunted.of(2)
        .then(
            s ->
                assertThat(s.rules().eventPhase(s))
                    .extracting(step -> step.getClass().getSimpleName())
                    .containsExactly(
                        "TimePasses",
                        "IntruderAttacks",
                        "FireDamage",
                        "DrawEvent",
                        "Lurking",
                        "BagDevelopment"));
  }
}
