package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.api.Test;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L16 The rooms of the base. */
final class BaseRoomsTest {

  private static final int SILENCE = 10;

  private static Scenario<Nemesis> in(String room, String tile) {
    return Stalked.two().given(Stalked.explored(room, tile)).given(Stalked.stands(ONE, room));
  }

  @Test
  @Covers("cave-entrance")
  @Rule({"L16.2", "L7.6"})
  void theCaveLeadsToExploredEntrances() {
    in("008", "cave-entrance")
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull())
        .given(Stalked.explored("012", "surgery"))
        .given(Stalked.attacks("at-cut-2"))
        .rolls(Chance.NOISE, SILENCE)
        .perform(Sited.uses(ONE, 1))
        .offersOnly(ONE, "go:room-006", "go:room-012", "go:room-016")
        .choose(ONE, "go:room-012")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("012")))
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isEqualTo(2));
  }

  @Test
  @Covers("decontamination-room")
  @Rule({"L16.4", "L28.18", "L17.2"})
  void decontaminationTakesParasitesOutOfTheGame() {
    in("008", "decontamination-room")
        .given(Stalked.hand(ONE, "infected", "clean", "rest"))
        .given(Stalked.larva(ONE))
        .given(Stalked.slimed(ONE))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isEqualTo(1))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse())
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
  }

  @Test
  @Covers("emergency-room")
  @Rule("L16.5")
  void theEmergencyRoomTreatsWounds() {
    in("008", "emergency-room")
        .given(Stalked.wounds(ONE, "wound-leg", "wound-eye"))
        .given(s -> s.crew().setLightWounds(ONE, 2))
        .perform(Sited.uses(ONE, 1, 1))
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(2))
        .perform(Sited.uses(ONE, 1, 3))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
  }

  @Test
  @Covers("nest")
  @Rule({"L16.8", "L15.12"})
  void theNestGivesEggsAndKnowledgeToItsDiscoverer() {
    Stalked.two()
        .given(Stalked.explored("010", "nest"))
        .perform(s -> s.then(new Movement.RoomExplored(ONE, room("010"))))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(1))
        .given(Stalked.stands(ONE, "010"))
        .rolls(Chance.NOISE, SILENCE)
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.objects().carried(ObjectKind.EGG, ONE)).isNotNegative())
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4));
  }

  @Test
  @Covers("transmitter-room")
  @Rule({"L16.10", "L22.2"})
  void theTransmitterSendsASignal() {
    in("008", "transmitter-room")
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue())
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.signal-sent"));
  }

  @Test
  @Covers("defense-control")
  @Rule({"L16.14", "L28.6"})
  void theDefenceStrikesFromAfar() {
    in("009", "defense-control")
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.no-target"))
        .given(Stalked.counter("009", 1))
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.intruder("queen", "018"))
        .given(Stalked.attacks("at-cut-5", "at-cut-4"))
        .perform(Sited.uses(ONE, 1))
        .offersOnly(ONE, "pay-counter", "pay-malfunction")
        .choose(ONE, "pay-counter")
        .then(s -> assertThat(s.interior().counter(room("009"))).isZero())
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.interior().isBroken(room("018"))).isFalse())
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.interior().isBroken(room("009"))).isTrue());
  }

  @Test
  @Covers("guard-room")
  @Rule({"L16.15", "L1.6"})
  void theGuardRoomGivesTaserOrSuit() {
    in("009", "guard-room")
        .given(Stalked.counter("009", 0))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.counter-empty"))
        .given(Stalked.counter("009", 1))
        .perform(Sited.uses(ONE, 1))
        .choose(ONE, "take:deck-blue-spacesuit")
        .then(s -> assertThat(Stalked.has(s, ONE, "spacesuit")).isTrue())
        .then(s -> assertThat(s.interior().counter(room("009"))).isZero())
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(14));
  }

  @Test
  @Covers("testing-lab")
  @Rule("L16.18")
  void theTestingLabNeedsKnowledge() {
    in("009", "testing-lab")
        .given(Stalked.knows(ONE, 3))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.too-ignorant"))
        .given(Stalked.knows(ONE, 1))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(Stalked.has(s, ONE, "neutralizer")).isTrue());
  }

  @Test
  @Rule("L16.16")
  void theContaminatedRoomNeverBreaks() {
    in("009", "contaminated-room")
        .then(s -> assertThat(s.interior().canBreak(room("009"))).isFalse());
  }

  @Test
  @Covers("contaminated-room")
  @Rule("L16.16")
  void searchingTheContaminatedRoomGivesSlime() {
    Scenario<Nemesis> table =
        in("009", "contaminated-room")
            .given(Stalked.counter("009", 2))
            .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse())
            .perform(Stalked.plays(ONE, "search"));
    table
        .choose(ONE, table.decision(ONE).options().get(0).id())
        .then(s -> assertThat(s.interior().counter(room("009"))).isEqualTo(1))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue());
  }

  @Test
  @Covers("surgery")
  @Rule({"L16.17", "L17.2"})
  void surgeryPutsParasitesUnderTheDeck() {
    in("009", "surgery")
        .given(Stalked.hand(ONE, "infected", "rest"))
        .given(Stalked.larva(ONE))
        .then(s -> assertThat(s.cards().contaminationDeck().size()).isEqualTo(26))
        .perform(Sited.uses(ONE, 1))
        .choose(ONE, "done")
        .then(s -> assertThat(s.cards().contaminationDeck().size()).isEqualTo(27))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue());
  }

  @Test
  @Covers("storage")
  @Rule({"L16.22", "L28.23", "L20.4"})
  void theWorkshopCraftsFromOneComponent() {
    Stalked.two()
        .given(Stalked.stands(ONE, "004"))
        .given(Stalked.item(ONE, "oxygen-tank"))
        .perform(Sited.uses(ONE, 1))
        .choose(ONE, "craft:deck-blue-spacesuit:items-0-oxygen-tank")
        .then(s -> assertThat(Stalked.has(s, ONE, "spacesuit")).isTrue())
        .then(s -> assertThat(Stalked.has(s, ONE, "oxygen-tank")).isFalse());
  }

  @Test
  @Covers("emergency-staircase")
  @Rule({"L7.7", "L7.8", "L20.3"})
  void stairsAreDarkAndHaveNothing() {
    Stalked.two()
        .given(Stalked.stands(ONE, "005"))
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isFalse())
        .then(s -> assertThat(s.interior().isExplored(room("005"))).isTrue())
        .then(s -> assertThat(s.interior().canBreak(room("005"))).isTrue())
        .then(s -> assertThat(s.kit().room(s.interior().tileAt(room("005"))).search()).isFalse())
        .then(
            s ->
                assertThat(s.kit().room(s.interior().tileAt(room("005"))).actions().size())
                    .isZero());
  }

  @Test
  @Rule("L7.11")
  void aMalfunctionNeverLiesOnAFaceDownTile() {
    Stalked.two()
        .perform(s -> s.interior().placeMalfunction(room("008")))
        .then(s -> assertThat(s.interior().isBroken(room("008"))).isFalse())
        .perform(s -> s.interior().placeFire(room("008")))
        .then(s -> assertThat(s.interior().burns(room("008"))).isTrue());
  }

  @Test
  @Rule({"L7.3", "L28.13"})
  void aCarefulMoveMeetsDangerAndPutsNoNoiseWhereSomebodyIs() {
    Stalked.two()
        .given(Stalked.explored("008", "archive"))
        .given(Stalked.stands(ONE, "007"))
        .given(Stalked.stands(TWO, "008"))
        .perform(
            Movement.Arrive.alone(ONE, room("008"), Stalked.corridor("007-008"), Noise.CAREFUL))
        .then(s -> assertThat(s.interior().noise()).isZero())
        .asksNobody();
  }

  @Test
  @Rule({"L6.7", "L1.6"})
  void whatIsDroppedGoesUnderItsDeck() {
    Stalked.two()
        .given(Stalked.item(ONE, "adrenaline"))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.GREEN).size()).isEqualTo(29))
        .perform(s -> s.belongings().dropItem(ONE, Stalked.thing(s, ONE, "adrenaline")))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.GREEN).size()).isEqualTo(30))
        .then(
            s ->
                assertThat(s.kit().itemOf(s.itemDecks().itemDeck(ItemDeck.GREEN).number(0)))
                    .isEqualTo(Stalked.CONTENT.items().indexOf("adrenaline")));
  }
}
