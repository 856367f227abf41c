package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.explored;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.intruder;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.noisy;
import static starboard.nemesis.Laid.room;
import static starboard.nemesis.Laid.stands;
import static starboard.nemesis.Laid.whereIs;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.hasItem;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/**
 * The examples printed in the Czech rulebook, in its order. Its pictured Canteen has a corridor 2,
 * a corridor 3 and an entrance to the technical corridors, as slot 015 next to the Hibernatorium
 * has.
 */
final class RulebookExamplesTest {

  /** The faces of the noise die with a 2, and of the combat die with two crosshairs. */
  private static final int TWO_ON_THE_NOISE_DIE = 3;

  private static final int DOUBLE_HIT = 6;

  private static Scenario<Nemesis> scout(String... cards) {
    return table("scout", "captain").given(hand(ONE, cards));
  }

  private static Scenario<Nemesis> movesToTheCanteen(Scenario<Nemesis> table) {
    return table.perform(new Turn(ONE)).choose(ONE, "move:room-015", "pay:hand-0-rest");
  }

  /**
   * Page 10, an event card: adults, breeders and the queen out of combat go through corridor 1;
   * then the Generator is looked at, the card leaves the game and the discards are shuffled in.
   */
  @Test
  @Rule({"N3.13", "N20.6", "N4.5"})
  void anEventCard() {
    table("captain", "scout")
        .given(stands(ONE, "001"))
        .given(stands(TWO, "001"))
        .given(explored("003", "generator"))
        .given(Laid.broken("003"))
        .given(intruder("adult", "001"))
        .given(intruder("adult", "011"))
        .given(intruder("breeder", "020"))
        .given(intruder("queen", "013"))
        .given(intruder("creeper", "016"))
        .given(s -> s.intruderDecks().layAsideEvent(s.intruderDecks().drawEvent()))
        .given(Stacked.nextEvent("ev-coolant-leak"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(whereIs(s, "adult", 1)).as("in combat").isEqualTo("001"))
        .then(s -> assertThat(whereIs(s, "adult", 2)).isEqualTo("015"))
        .then(s -> assertThat(whereIs(s, "breeder", 1)).isEqualTo("018"))
        .then(s -> assertThat(whereIs(s, "queen", 1)).isEqualTo("014"))
        .then(s -> assertThat(whereIs(s, "creeper", 1)).as("no symbol").isEqualTo("016"))
        .then(s -> assertThat(ShipState.of(s).selfDestruct()).as("the first space").isZero())
        .then(s -> assertThat(s.intruderDecks().eventDiscard().isEmpty()).isTrue())
        .then(s -> assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(19));
  }

  /**
   * Page 13, the parts of an action card: the Captain's Basic Repairs cost two more cards, are
   * played out of combat only, and either repair the room or set the engine.
   */
  @Test
  @Rule({"N4.3", "N4.4", "N4.5"})
  void theCaptainsBasicRepairs() {
    Scenario<Nemesis> inEngineRoom =
        table("captain", "scout")
            .given(stands(ONE, "020"))
            .given(Laid.broken("020"))
            .given(hand(ONE, "basic-repairs", "rest", "order"));
    inEngineRoom
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-basic-repairs")
        .asks(ONE, "ask.effect")
        .then(s -> assertThat(s.interior().isBroken(room("020"))).isTrue());
    table("captain", "scout")
        .given(stands(ONE, "020"))
        .given(Laid.broken("020"))
        .given(hand(ONE, "basic-repairs", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-basic-repairs", "refused.needs-other-cards");
    table("captain", "scout")
        .given(Laid.broken("011"))
        .given(intruder("larva", "011"))
        .given(hand(ONE, "basic-repairs", "rest", "order"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-basic-repairs", "refused.in-combat");
  }

  /**
   * Page 14: the Scout pays a card and goes where the Captain is; nobody rolls, nor with an alien.
   */
  @Test
  @Rule({"N6.5", "N4.2"})
  void movingIntoAnOccupiedRoom() {
    movesToTheCanteen(scout("rest").given(explored("015", "canteen")).given(stands(TWO, "015")))
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("015")))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    movesToTheCanteen(
            scout("rest").given(explored("015", "canteen")).given(intruder("adult", "015")))
        .notTold(ONE, "event.noise-roll");
  }

  /**
   * Page 14: into the empty Canteen; a 2 puts noise in corridor 2, or is an encounter if it lay
   * there.
   */
  @Test
  @Rule({"N6.4", "N7.2"})
  void movingIntoAnEmptyRoom() {
    movesToTheCanteen(
            scout("rest")
                .given(explored("015", "canteen"))
                .rolls(Chance.NOISE, TWO_ON_THE_NOISE_DIE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(noisy(s)).containsExactly("c-015-016"));
    movesToTheCanteen(
            scout("rest")
                .given(explored("015", "canteen"))
                .given(Laid.noise("c-015-016"))
                .rolls(Chance.NOISE, TWO_ON_THE_NOISE_DIE))
        .told(ONE, "event.encounter");
  }

  /** Page 14, a turned tile: the number on the token is the number of items in the room. */
  @Test
  @Rule("N6.6")
  void theTokensNumberIsTheNumberOfItems() {
    movesToTheCanteen(
            scout("rest")
                .given(Laid.hidden("015", "canteen"))
                .given(Laid.explorationToken("015", "exp-danger-2")))
        .then(s -> assertThat(s.interior().counter(room("015"))).isEqualTo(2));
  }

  /**
   * Page 15, noise markers: one lies in corridor 3 with its closed door, heard on both sides of it;
   * one on the technical space, heard at every entrance. So the Canteen has noise in two corridors.
   */
  @Test
  @Rule({"N7.6", "N8.1"})
  void noiseBehindADoorAndInTheTechnicalCorridors() {
    for (int face : new int[] {5, 7}) {
      noisyCanteen()
          .given(stands(ONE, "015"))
          .rolls(Chance.NOISE, face)
          .perform(new NoiseRoll(ONE))
          .told(ONE, "event.encounter");
    }
    noisyCanteen()
        .given(stands(ONE, "018"))
        .rolls(Chance.NOISE, 5)
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
    noisyCanteen()
        .given(stands(ONE, "002"))
        .rolls(Chance.NOISE, 1)
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
  }

  private static Scenario<Nemesis> noisyCanteen() {
    return scout()
        .given(explored("015", "canteen"))
        .given(Laid.closed("c-015-018"))
        .given(Laid.noise("c-015-018", "technical-space"));
  }

  /**
   * Page 16, an unexplored room: the Scout leaves the Hibernatorium and finds the Canteen, with a
   * malfunction and three items; then she rolls for noise.
   */
  @Test
  @Rule({"N6.6", "N6.11", "N6.4"})
  void movingIntoAnUnexploredRoom() {
    movesToTheCanteen(
            scout("rest")
                .given(Laid.hidden("015", "canteen"))
                .given(Laid.explorationToken("015", "exp-malfunction-3"))
                .rolls(Chance.NOISE, 1))
        .then(s -> assertThat(s.interior().isExplored(room("015"))).isTrue())
        .then(s -> assertThat(s.interior().isBroken(room("015"))).isTrue())
        .then(s -> assertThat(s.interior().counter(room("015"))).isEqualTo(3))
        .told(TWO, "event.noise-roll")
        .then(s -> assertThat(noisy(s)).containsExactly("c-011-015"));
  }

  /**
   * Page 18, an encounter: noise lies in two corridors, the Scout rolls the 2 of one of them. Both
   * markers go, an adult with the number 4 comes; with 3 cards in hand she is attacked at once.
   */
  @Test
  @Rule({"N10.2", "N10.3", "N10.5", "N14.1"})
  void anEncounter() {
    movesToTheCanteen(
            scout("rest", "search", "demolition", "clean")
                .given(explored("015", "canteen"))
                .given(Laid.noise("c-015-016", "c-015-018"))
                .given(Laid.bag("tok-adult-4"))
                .given(Stacked.attack("at-scratch-2"))
                .rolls(Chance.NOISE, TWO_ON_THE_NOISE_DIE))
        .then(s -> assertThat(noisy(s)).isEmpty())
        .then(s -> assertThat(whereIs(s, "adult", 1)).isEqualTo("015"))
        .told(TWO, "event.surprise")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1));
  }

  /**
   * Page 19, a fight: the Scout fires the Scientist's pistol. A card and an ammo are spent, the
   * double hit counts as a single one, and the adult holds out as its number is higher than 1.
   */
  @Test
  @Rule({"N11.2", "N11.3", "N13.1", "N13.3"})
  void aFight() {
    fight()
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(ammo(s, ONE, "pistol")).isEqualTo(2))
        .then(s -> assertThat(s.creatures().injuries(figure("adult", 1))).isEqualTo(1))
        .then(s -> assertThat(whereIs(s, "adult", 1)).isEqualTo("015"))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1));
  }

  private static Scenario<Nemesis> fight() {
    return scout("rest", "search")
        .given(explored("015", "canteen"))
        .given(stands(ONE, "015"))
        .given(intruder("adult", "015"))
        .given(item(ONE, "pistol"))
        .given(Turns.loaded(ONE, "rifle", 0))
        .given(Stacked.attack("at-bite-4"))
        .rolls(Chance.COMBAT, DOUBLE_HIT)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "pay:hand-0-rest");
  }

  /**
   * Page 19, the retreat from that fight: a card is paid, the adult bites first and the Scout takes
   * a serious wound, then she stands in the Hibernatorium.
   */
  @Test
  @Rule({"N11.6", "N14.2", "N14.3"})
  void anEscape() {
    fight()
        .choose(ONE, "escape:room-011", "pay:hand-0-search")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("011")))
        .then(s -> assertThat(whereIs(s, "adult", 1)).isEqualTo("015"));
  }

  /** Page 20, an attack card: if the attacker's symbol is shown, slime and a contamination card. */
  @Test
  @Rule({"N14.3", "N15.1"})
  void anAttackCard() {
    scout()
        .given(intruder("adult", "011"))
        .given(Stacked.attack("at-slime-5"))
        .perform(new Attack(figure("adult", 1), ONE, false))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  /**
   * Page 21, a scan: the Captain rests and finds a parasite. The card stays in his hand, a larva
   * goes on his board; Surgery would rid him of both.
   */
  @Test
  @Rule({"N15.4", "N15.5", "N15.6"})
  void aScan() {
    table("captain", "scout")
        .given(explored("003", "surgery"))
        .given(stands(ONE, "003"))
        .given(hand(ONE, "rest", "infected", "order", "motivation"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(3))
        .choose(ONE, "use:action-operate", "pay:hand-0-order", "pay:hand-0-motivation")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(10));
  }

  /** Page 22, an item card: Bandages cost a card, are used up, and do one of two things. */
  @Test
  @Rule({"N4.4", "N16.4", "N16.5", "N18.11"})
  void anItemCard() {
    Scenario<Nemesis> wounded =
        scout("rest")
            .given(item(ONE, "bandages"))
            .given(Laid.lightWounds(ONE, 2))
            .given(Laid.wounds(ONE, "wound-leg"))
            .perform(new Turn(ONE))
            .choose(ONE, "use:items-0-bandages")
            .asks(ONE, "ask.effect");
    assertThat(wounded.decision(ONE).options()).hasSize(2);
    scout("rest")
        .given(item(ONE, "bandages"))
        .given(intruder("adult", "011"))
        .given(Laid.lightWounds(ONE, 2))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-bandages", "refused.in-combat");
  }

  /**
   * Page 23, a search: in the white Cabins the Scout names the red deck, looks at two cards, keeps
   * the Energy Charge and puts the Grenade under the deck, both unseen.
   */
  @Test
  @Rule({"N18.15", "N18.1"})
  void aSearch() {
    scout("search")
        .given(explored("015", "cabins"))
        .given(s -> s.interior().setCounter(room("015"), 2))
        .given(stands(ONE, "015"))
        .given(Stacked.items(ItemDeck.RED, "energy-charge", "grenade"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search", "deck:deck-red")
        .then(s -> assertThat(s.interior().counter(room("015"))).isEqualTo(1))
        .choose(ONE, "keep:finds-0-energy-charge")
        .then(s -> assertThat(hasItem(s, ONE, "energy-charge")).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.RED).size()).isEqualTo(29))
        .then(s -> assertThat(under(s)).isEqualTo("grenade"))
        .then(s -> assertThat(s.knows(TWO, s.belongings().inventory(ONE).number(0))).isFalse())
        .then(
            s -> assertThat(s.knows(ONE, s.itemDecks().itemDeck(ItemDeck.RED).number(0))).isTrue())
        .then(
            s ->
                assertThat(s.knows(TWO, s.itemDecks().itemDeck(ItemDeck.RED).number(0))).isFalse());
  }

  /** The item at the bottom of the red deck. */
  private static String under(Nemesis s) {
    int card = s.itemDecks().itemDeck(ItemDeck.RED).number(0);
    return s.kit().content().items().at(s.kit().box().entry(card)).id();
  }

  /** Page 24, the Laboratory: an object carried by a Character there will do and is not used up. */
  @Test
  @Rule({"N17.1", "N17.2", "N18.5"})
  void anAnalysis() {
    table("captain", "scout")
        .given(explored("003", "laboratory"))
        .given(stands(ONE, "003"))
        .given(s -> s.objects().carry(ObjectKind.CARCASS, null, ONE))
        .given(hand(ONE, "rest", "order"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-analyze-object", "pay:hand-0-rest", "pay:hand-0-order")
        .told(TWO, "event.weakness")
        .then(s -> assertThat(s.objects().carried(ObjectKind.CARCASS, ONE)).isNotNegative())
        .choose(ONE, "drop:carried-0-carcass")
        .then(
            s -> assertThat(s.objects().onFloor(ObjectKind.CARCASS, room("003"))).isNotNegative());
  }
}
