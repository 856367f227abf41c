package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Option;
import starboard.nemesis.body.HandSlots;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N18 Objects, items and hands. */
final class HandsTest {

  /** These cards lie on top of a deck, the last one uppermost. */
  private static Consumer<Nemesis> deckTop(ItemDeck deck, String... items) {
    return s -> {
      var cards = s.itemDecks().itemDeck(deck);
      var top = Pile.EMPTY;
      for (String item : items) {
        int position = s.itemDecks().findItem(cards, s.kit().content().items().indexOf(item));
        top = top.with(cards.at(position));
        cards = cards.without(position);
      }
      s.itemDecks().orderItems(deck, cards.with(top));
    };
  }

  private static Scenario<Nemesis> searching() {
    return Laid.of(2)
        .given(Laid.stands(ONE, "002"))
        .given(Laid.explored("002", "armory"))
        .given(s -> s.interior().setCounter(Laid.room("002"), 2))
        .given(Laid.hand(ONE, "search"));
  }

  @Test
  @Rule({"N18.15", "N18.1"})
  void oneOfTwoIsKeptTheOtherGoesUnderTheDeck() {
    searching()
        .given(deckTop(ItemDeck.RED, "grenade", "energy-charge"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search")
        .asks(ONE, "ask.keep")
        .choose(ONE, "keep:finds-0-grenade")
        .notTold(TWO, "event.you-find")
        .then(s -> assertThat(s.interior().counter(Laid.room("002"))).isEqualTo(1))
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.knows(TWO, s.belongings().inventory(ONE).number(0))).isFalse())
        .then(
            s ->
                assertThat(s.kit().deckOf(s.belongings().inventory(ONE).number(0)))
                    .isEqualTo(ItemDeck.RED))
        .then(
            s ->
                assertThat(
                        s.itemDecks()
                            .findItem(s.itemDecks().itemDeck(ItemDeck.RED), energyCharge(s)))
                    .isZero());
  }

  private static int energyCharge(Nemesis s) {
    return s.kit().content().items().indexOf("energy-charge");
  }

  @Test
  @Rule({"N18.16", "N9.2"})
  void noSearchWithoutItemsOrInSpecialRooms() {
    searching()
        .given(s -> s.interior().setCounter(Laid.room("002"), 0))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.counter-empty");
    Laid.of(2)
        .given(Laid.hand(ONE, "search"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-search", "refused.not-searchable");
    searching()
        .given(Laid.burning("002"))
        .given(Laid.broken("002"))
        .perform(new Turn(ONE))
        .offers(ONE, "play:hand-0-search");
  }

  @Test
  @Rule({"N18.15", "N18.6", "N18.4"})
  void aHeavyFindIsPublicAndNeedsAFreeSlot() {
    searching()
        .given(deckTop(ItemDeck.RED, "prototype-rifle", "grenade"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search", "keep:finds-0-prototype-rifle")
        .told(TWO, "event.holds")
        .then(
            s ->
                assertThat(
                        s.belongings().ammo(s.kit().weaponOf(s.belongings().held(ONE).number(1))))
                    .isEqualTo(1));
    searching()
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(deckTop(ItemDeck.RED, "prototype-rifle", "grenade"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search", "keep:finds-0-prototype-rifle")
        .asks(ONE, "ask.make-room")
        .choose(ONE, "decline")
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.RED).size()).isEqualTo(30));
  }

  @Test
  @Rule("N27.6")
  void anEmptyDeckGivesWhatThereIs() {
    searching()
        .given(
            s -> {
              s.cards().intoBox(s.itemDecks().itemDeck(ItemDeck.RED));
              s.itemDecks().orderItems(ItemDeck.RED, Pile.EMPTY);
            })
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search")
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule("N18.5")
  void droppingIsFreeOnOnesOwnTurn() {
    Laid.of(2)
        .given(Laid.item(ONE, "medkit"))
        .given(Laid.lying(ObjectKind.CARCASS, "011"))
        .given(
            s -> s.objects().pickUp(ONE, s.objects().onFloor(ObjectKind.CARCASS, Laid.room("011"))))
        .perform(new Turn(ONE))
        .explains(ONE, "drop:items-0-medkit", "effect.drop-item")
        .explains(ONE, "drop:carried-0-carcass", "effect.drop-object")
        .choose(ONE, "drop:items-0-medkit", "drop:carried-0-carcass", "drop:held-0-0")
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(2))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).size()).isEqualTo(1))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Laid.room("011")))
                    .isNotNegative())
        .then(s -> assertThat(s.belongings().held(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule({"N18.7", "N18.2", "N18.3", "N2.15"})
  void pickingUpCostsAnActionACardAndAFreeHand() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.lying(ObjectKind.CORPSE_BLUE, "011"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "pick-up-object", "pay:hand-0-rest")
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1))
        .then(s -> assertThat(s.objects().carried(ObjectKind.CORPSE_BLUE, ONE)).isNotNegative())
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(2));
    Laid.of(2)
        .given(Laid.lying(ObjectKind.CARCASS, "011"))
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "pick-up-object", "refused.hands-full");
  }

  @Test
  @Rule("N18.10")
  void aTapedPairFillsOneSlotUntilItIsParted() {
    Laid.of(2)
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(Laid.item(ONE, "duct-tape"))
        .given(
            s -> {
              int tape =
                  s.belongings().numberOf(ONE, s.kit().content().items().indexOf("duct-tape"));
              s.belongings()
                  .tape(
                      s.belongings().takeItem(ONE, tape),
                      s.belongings().held(ONE).number(0),
                      s.belongings().held(ONE).number(1));
            })
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1))
        .perform(new Turn(ONE))
        .choose(ONE, "drop:held-0-1")
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.belongings().tapes().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N18.20", "N18.6"})
  void twoIconsMakeARecipe() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.item(ONE, "chemicals"))
        .given(Laid.item(ONE, "tools"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(
            ONE, "craft:deck-blue-flamethrower:items-0-chemicals:items-0-tools", "pay:hand-0-rest")
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(2))
        .then(
            s ->
                assertThat(
                        s.belongings().ammo(s.kit().weaponOf(s.belongings().held(ONE).number(1))))
                    .isEqualTo(4))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(11));
    Laid.of(2)
        .given(Laid.item(ONE, "chemicals"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "craft", "refused.no-recipe");
  }

  @Test
  @Rule({"N18.20", "N18.5"})
  void usedCraftedCardsGoBackToTheBlueDeck() {
    Laid.of(2)
        .given(Laid.item(ONE, "taser"))
        .given(
            s ->
                s.belongings()
                    .discardItem(ONE, s.belongings().inventory(ONE).number(0), "event.drops"))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(12));
  }

  @Test
  @Rule({"N18.24", "N1.7"})
  void aQuestItemNeedsItsRoomOrOneOfItsItems() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.item(ONE, "duct-tape"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "activate:locked-0-log-key", "op.unlock.room")
        .choose(ONE, "activate:locked-0-intercom:items-0-duct-tape", "pay:hand-0-rest")
        .then(s -> assertThat(s.belongings().locked(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(1));
    Laid.of(2)
        .given(Laid.plays(ONE, "scout"))
        .given(Laid.item(ONE, "energy-charge-yellow"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .offers(ONE, "activate:locked-0-motion-scanner:items-0-energy-charge-yellow");
  }

  @Test
  @Rule("N18.9")
  void theAutoloaderIsAttachedForFree() {
    Laid.of(2)
        .given(Laid.plays(ONE, "soldier"))
        .given(
            s -> {
              int item = s.kit().content().items().indexOf("autoloader");
              int card =
                  s.belongings()
                      .locked(ONE)
                      .number(s.itemDecks().findItem(s.belongings().locked(ONE), item));
              s.belongings().stow(ONE, s.belongings().takeLocked(ONE, card));
            })
        .perform(new Turn(ONE))
        .choose(ONE, "attach:items-0-autoloader")
        .then(
            s ->
                assertThat(
                        s.belongings()
                            .capacity(s.kit().weaponOf(s.belongings().held(ONE).number(0))))
                    .isEqualTo(6))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(2))
        .choose(ONE, "drop:held-0-0")
        .then(s -> assertThat(s.belongings().attached().isEmpty()).isTrue());
  }

  @Test
  @Rule({"N18.4", "N18.15"})
  void withFullHandsSomethingIsDroppedForAHeavyFind() {
    searching()
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(deckTop(ItemDeck.RED, "prototype-rifle", "grenade"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search", "keep:finds-0-prototype-rifle")
        .then(
            s -> {
              Pile finds = s.itemDecks().finds(ONE);
              int rifle = s.kit().content().items().indexOf("prototype-rifle");
              assertThat(s.knows(TWO, finds.number(s.itemDecks().findItem(finds, rifle)))).isTrue();
            })
        .choose(ONE, "drop:held-0-1")
        .then(s -> assertThat(Turns.hasItem(s, ONE, "prototype-rifle")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, ONE, "fire-extinguisher")).isFalse())
        .then(s -> assertThat(Turns.ammo(s, ONE, "prototype-rifle")).isEqualTo(1));
  }

  @Test
  @Rule({"N18.5", "N1.4"})
  void whatLeavesTheHandsGoesWhereItBelongs() {
    Laid.of(2)
        .given(Laid.item(TWO, "taser"))
        .given(Laid.item(TWO, "clothes-yellow"))
        .given(Laid.item(TWO, "pilot-evacuation-key"))
        .given(Laid.carries(TWO, ObjectKind.EGG))
        .perform(new Turn(TWO))
        .choose(TWO, "drop:items-1-taser", "drop:items-1-clothes-yellow")
        .choose(TWO, "drop:items-1-pilot-evacuation-key", "drop:held-1-0", "drop:carried-1-egg")
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.BLUE).size()).isEqualTo(12))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.YELLOW).size()).isEqualTo(1))
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).isEmpty()).isTrue())
        .then(s -> assertThat(boxed(s, "shotgun")).isTrue())
        .then(s -> assertThat(boxed(s, "pilot-evacuation-key")).isTrue())
        .then(
            s -> assertThat(s.objects().onFloor(ObjectKind.EGG, Laid.room("011"))).isNotNegative());
  }

  /** Whether an item is out of the game. */
  private static boolean boxed(Nemesis s, String item) {
    int wanted = s.kit().content().items().indexOf(item);
    return s.itemDecks().findItem(s.cards().box(), wanted) != Nemesis.NONE;
  }

  @Test
  @Rule({"N18.7", "N12.6"})
  void whatIsPickedUpIsWhatWasNamed() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.lying(ObjectKind.EGG, "011"))
            .given(Laid.lying(ObjectKind.CARCASS, "011"))
            .given(s -> s.objects().lay(ObjectKind.CORPSE_RED, TWO, Laid.room("011")))
            .given(Laid.hand(ONE, "rest"))
            .perform(new Turn(ONE))
            .choose(ONE, "pick-up-object");
    List<String> offered = game.decision(ONE).options().stream().map(Option::id).toList();
    assertThat(offered).hasSize(3).doesNotHaveDuplicates();
    String carcass =
        offered.stream().filter(id -> id.contains("carcass")).findFirst().orElseThrow();
    game.choose(ONE, carcass, "pay:hand-0-rest")
        .then(s -> assertThat(s.objects().carried(ObjectKind.CARCASS, ONE)).isNotNegative())
        .then(s -> assertThat(s.objects().carriedCount(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N18.7", "N16.6"})
  void ofTwoCorpsesTheOneNamedIsPickedUp() {
    Scenario<Nemesis> game =
        Laid.of(3)
            .given(s -> s.objects().lay(ObjectKind.CORPSE_RED, TWO, Laid.room("011")))
            .given(s -> s.objects().lay(ObjectKind.CORPSE_RED, THREE, Laid.room("011")))
            .given(Laid.hand(ONE, "rest"))
            .perform(new Turn(ONE))
            .choose(ONE, "pick-up-object");
    String last = game.decision(ONE).options().getLast().id();
    assertThat(last).endsWith(":mat-2");
    game.choose(ONE, last, "pay:hand-0-rest")
        .then(
            s ->
                assertThat(s.objects().corpseOf(s.objects().carried(ObjectKind.CORPSE_RED, ONE)))
                    .isEqualTo(THREE));
  }

  @Test
  @Rule({"N18.7", "N12.6"})
  void theNestIsDestroyedWhenItsLastEggIsPickedUp() {
    Laid.of(2)
        .given(Laid.explored("014", "nest"))
        .given(Laid.stands(ONE, "014"))
        .given(s -> s.creatures().layEggs(1))
        .given(Laid.lying(ObjectKind.EGG, "014"))
        .given(Laid.hand(ONE, "rest"))
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isFalse())
        .perform(new Turn(ONE))
        .choose(ONE, "pick-up-object", "pay:hand-0-rest")
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  @Test
  @Rule({"N18.7", "N4.4"})
  void whereNothingLiesNothingIsPickedUp() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "pick-up-object", "refused.no-object");
  }

  @Test
  @Rule({"N16.7", "N18.10"})
  void untilNothingIsTooMuchOneDropsAgain() {
    Laid.of(2)
        .given(Laid.item(ONE, "prototype-rifle"))
        .given(Laid.item(ONE, "prototype-shotgun"))
        .given(Laid.item(ONE, "prototype-pistol"))
        .perform(new HandSlots.DropExcess(ONE))
        .choose(ONE, "drop:held-0-0")
        .asks(ONE, "ask.drop-excess")
        .choose(ONE, "drop:held-0-0")
        .asksNobody()
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule({"N18.10", "N18.9"})
  void whoDropsOneOfTheSecondPairLosesThatTapeOnly() {
    Scenario<Nemesis> game = Laid.of(2);
    for (String weapon : List.of("prototype-rifle", "prototype-shotgun", "prototype-pistol"))
      game.given(Laid.item(ONE, weapon));
    game.given(
            s -> {
              Pile held = s.belongings().held(ONE);
              int tape = s.kit().content().items().indexOf("duct-tape");
              for (int pair = 0; pair < 2; pair++) {
                Laid.item(ONE, "duct-tape").accept(s);
                int card = s.belongings().numberOf(ONE, tape);
                s.belongings()
                    .tape(
                        s.belongings().takeItem(ONE, card),
                        held.number(2 * pair),
                        held.number(2 * pair + 1));
              }
            })
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(2))
        .given(s -> s.belongings().dropItem(ONE, s.belongings().held(ONE).number(3)))
        .then(s -> assertThat(s.belongings().tapes().size()).isEqualTo(1))
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(2))
        .given(s -> s.belongings().dropItem(ONE, s.belongings().held(ONE).number(2)))
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1));
  }
}
