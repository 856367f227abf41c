package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N18.12 Trade. */
final class TradeTest {

  private static Scenario<Nemesis> trading() {
    return begun(partners());
  }

  /** Two with an item and a weapon each, the third elsewhere. */
  private static Scenario<Nemesis> partners() {
    return Laid.of(3)
        .given(Laid.item(ONE, "medkit"))
        .given(Laid.item(TWO, "grenade"))
        .given(Laid.hand(ONE, "rest"))
        .given(Laid.stands(THREE, "001"));
  }

  private static Scenario<Nemesis> begun(Scenario<Nemesis> table) {
    return table.perform(new Turn(ONE)).choose(ONE, "trade", "pay:hand-0-rest");
  }

  @Test
  @Rule({"N18.12", "N5.1"})
  void bothSidesGiveAndAgree() {
    trading()
        .choose(ONE, "offer:items-0-medkit", "done")
        .notTold(THREE, "event.offers-this")
        .choose(TWO, "offer:items-1-grenade", "done")
        .asks(ONE, "ask.agree")
        .choose(ONE, "yes")
        .told(THREE, "event.traded")
        .then(
            s ->
                assertThat(s.belongings().owns(ONE, s.kit().content().items().indexOf("grenade")))
                    .isTrue())
        .then(
            s ->
                assertThat(s.belongings().owns(TWO, s.kit().content().items().indexOf("medkit")))
                    .isTrue())
        .then(s -> assertThat(s.knows(THREE, s.belongings().inventory(ONE).number(0))).isFalse());
  }

  @Test
  @Rule("N18.12")
  void aRefusedOfferGoesBackAndHasCostItsCard() {
    trading()
        .choose(ONE, "offer:items-0-medkit", "done")
        .choose(TWO, "refuse")
        .then(
            s ->
                assertThat(s.belongings().owns(ONE, s.kit().content().items().indexOf("medkit")))
                    .isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .asks(ONE, "ask.action");
  }

  @Test
  @Rule({"N18.12", "N18.4"})
  void weaponsGoWithTheirAmmoAndTooMuchIsDropped() {
    trading()
        .choose(ONE, "done")
        .choose(TWO, "offer:held-1-0", "done")
        .choose(ONE, "yes")
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(2))
        .then(
            s ->
                assertThat(
                        s.belongings().ammo(s.kit().weaponOf(s.belongings().held(ONE).number(1))))
                    .isEqualTo(2));
  }

  /** Onlookers imagine other normal items in inventories and on trays, never heavy ones. */
  @Test
  @Rule({"N18.1", "N18.12"})
  void nobodyImaginesHeavyItemsInAnInventory() {
    trading()
        .choose(ONE, "offer:items-0-medkit")
        .then(
            s -> {
              Set<Integer> imagined = new TreeSet<>();
              for (int seed = 0; seed < 200; seed++) {
                Nemesis world = s.imagine(THREE, seed);
                for (Pile pile :
                    List.of(world.belongings().tray(ONE), world.belongings().inventory(TWO))) {
                  assertThat(world.itemDecks().isHeavy(pile.number(0))).isFalse();
                }
                imagined.add(world.kit().itemOf(world.belongings().tray(ONE).number(0)));
              }
              assertThat(imagined).hasSizeGreaterThan(3);
            });
  }

  @Test
  @Rule("N18.12")
  void anItemIsShownToThePartnerOnlyAndOnce() {
    trading()
        .explains(ONE, "show:items-0-medkit", "effect.show")
        .choose(ONE, "show:items-0-medkit")
        .told(TWO, "event.shows-this")
        .told(THREE, "event.shows")
        .notTold(THREE, "event.shows-this")
        .then(s -> assertThat(s.knows(TWO, s.belongings().inventory(ONE).number(0))).isTrue())
        .then(s -> assertThat(s.knows(THREE, s.belongings().inventory(ONE).number(0))).isFalse())
        .then(s -> assertThat(s.belongings().tray(ONE).isEmpty()).isTrue())
        .offersOnly(ONE, "done", "offer:items-0-medkit", "offer:held-0-0");
  }

  @Test
  @Rule("N18.12")
  void thePartnerShowsItemsBeforeHeAnswers() {
    trading()
        .choose(ONE, "offer:items-0-medkit", "done")
        .choose(TWO, "show:items-1-grenade")
        .told(ONE, "event.shows-this")
        .then(s -> assertThat(s.knows(ONE, s.belongings().inventory(TWO).number(0))).isTrue())
        .offersOnly(TWO, "done", "refuse", "offer:items-1-grenade", "offer:held-1-0")
        .choose(TWO, "done")
        .then(s -> assertThat(Turns.hasItem(s, TWO, "grenade")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, TWO, "medkit")).isTrue());
  }

  /** Who was shown an item imagines it where it is, and remembers it when it is gone. */
  @Test
  @Rule("N18.12")
  void whatWasShownIsRemembered() {
    trading()
        .choose(ONE, "show:items-0-medkit")
        .then(
            s -> {
              int medkit = s.belongings().inventory(ONE).number(0);
              Set<Integer> guessed = new TreeSet<>();
              for (int seed = 0; seed < 50; seed++) {
                assertThat(s.imagine(TWO, seed).belongings().inventory(ONE).number(0))
                    .isEqualTo(medkit);
                assertThat(s.imagine(TWO, seed).notes(TWO)).isEqualTo(s.notes(TWO));
                guessed.add(s.imagine(THREE, seed).belongings().inventory(ONE).number(0));
              }
              assertThat(guessed).hasSizeGreaterThan(3);
              assertThat(s.notes(TWO)).extracting(Text::key).containsExactly("note.item");
              assertThat(s.notes(THREE)).isEmpty();
            })
        .choose(ONE, "done")
        .choose(TWO, "done")
        .choose(ONE, "drop:items-0-medkit")
        .then(s -> assertThat(s.notes(TWO)).hasSize(1));
  }

  /** One of two alike that the partner has seen does not hide the other. */
  @Test
  @Rule("N18.12")
  void ofTwoAlikeBothCanBeShown() {
    trading()
        .given(Laid.item(ONE, "medkit"))
        .choose(ONE, "show:items-0-medkit", "show:items-0-medkit")
        .doesNotOffer(ONE, "show:items-0-medkit")
        .then(s -> assertThat(s.knows(TWO, s.belongings().inventory(ONE).number(0))).isTrue())
        .then(s -> assertThat(s.knows(TWO, s.belongings().inventory(ONE).number(1))).isTrue());
  }

  @Test
  @Rule("N18.12")
  void nobodyToTradeWith() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "trade", "refused.nobody-here");
  }

  /** Three Characters with nothing, the third elsewhere. */
  private static Scenario<Nemesis> emptyHanded() {
    return Laid.of(3)
        .given(
            s -> {
              for (Seat seat : s.seats()) s.belongings().loseItems(seat);
            })
        .given(Laid.hand(ONE, "rest"))
        .given(Laid.stands(THREE, "001"));
  }

  @Test
  @Rule({"N18.12", "N4.4"})
  void whereNobodyHasAnythingNothingCanChangeHands() {
    emptyHanded().perform(new Turn(ONE)).refuses(ONE, "trade", "refused.nothing-to-trade");
    emptyHanded()
        .given(Laid.item(THREE, "medkit"))
        .given(Laid.carries(THREE, ObjectKind.CARCASS))
        .perform(new Turn(ONE))
        .refuses(ONE, "trade", "refused.nothing-to-trade");
  }

  @Test
  @Rule({"N18.12", "N4.4"})
  void whatOneOfThemHasIsEnough() {
    emptyHanded().given(Laid.item(ONE, "medkit")).perform(new Turn(ONE)).offers(ONE, "trade");
    emptyHanded().given(Laid.item(TWO, "medkit")).perform(new Turn(ONE)).offers(ONE, "trade");
    emptyHanded()
        .given(Laid.item(TWO, "fire-extinguisher"))
        .perform(new Turn(ONE))
        .offers(ONE, "trade");
    emptyHanded()
        .given(Laid.carries(TWO, ObjectKind.CARCASS))
        .perform(new Turn(ONE))
        .offers(ONE, "trade");
  }

  @Test
  @Rule("N18.12")
  void allInTheRoomTradeThoughOnlyOnePays() {
    Laid.of(3)
        .given(Laid.hand(ONE, "rest"))
        .given(Laid.carries(TWO, ObjectKind.CARCASS))
        .given(Laid.carries(THREE, ObjectKind.CORPSE_BLUE))
        .perform(new Turn(ONE))
        .choose(ONE, "trade", "pay:hand-0-rest")
        .choose(ONE, "done")
        .choose(TWO, "done")
        .choose(ONE, "done")
        .choose(THREE, "done")
        .choose(TWO, "offer:carried-1-carcass", "done")
        .choose(THREE, "offer:carried-2-corpse-blue", "done")
        .choose(TWO, "yes")
        .then(s -> assertThat(s.objects().carried(ObjectKind.CORPSE_BLUE, TWO)).isNotNegative())
        .then(s -> assertThat(s.objects().carried(ObjectKind.CARCASS, THREE)).isNotNegative())
        .then(s -> assertThat(s.objects().carriedCount(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.objects().carriedCount(THREE)).isEqualTo(1));
  }

  @Test
  @Rule("N18.12")
  void aRefusedObjectStaysWithItsBearer() {
    begun(partners().given(Laid.carries(ONE, ObjectKind.CARCASS)))
        .choose(ONE, "offer:carried-0-carcass", "done")
        .choose(TWO, "refuse")
        .then(s -> assertThat(s.objects().carried(ObjectKind.CARCASS, ONE)).isNotNegative())
        .then(s -> assertThat(s.objects().carriedCount(TWO)).isZero());
  }

  @Test
  @Rule("N18.12")
  void severalThingsGoAtOnce() {
    begun(
            partners()
                .given(Laid.item(ONE, "fire-extinguisher"))
                .given(s -> s.belongings().loseItems(TWO)))
        .choose(ONE, "offer:items-0-medkit", "offer:held-0-1", "offer:held-0-0", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(Turns.hasItem(s, TWO, "medkit")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, TWO, "fire-extinguisher")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, TWO, "revolver")).isTrue())
        .then(s -> assertThat(s.belongings().hasThings(ONE)).isFalse());
  }

  /** The Revolver and a Prototype Rifle are taped together. */
  private static Scenario<Nemesis> taped() {
    return partners()
        .given(Laid.item(ONE, "prototype-rifle"))
        .given(Laid.item(ONE, "duct-tape"))
        .given(
            s ->
                s.belongings()
                    .tape(
                        s.belongings().takeItem(ONE, Laid.thing(s, ONE, "duct-tape")),
                        s.belongings().held(ONE).number(0),
                        s.belongings().held(ONE).number(1)));
  }

  @Test
  @Rule({"N18.10", "N18.12"})
  void tradingHalfOfATapedPairCostsTheTape() {
    begun(taped().given(s -> s.belongings().loseItems(TWO)))
        .choose(ONE, "offer:held-0-1", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(Turns.hasItem(s, TWO, "prototype-rifle")).isTrue())
        .then(s -> assertThat(s.belongings().tapes().isEmpty()).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.YELLOW).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N18.10", "N18.12"})
  void aRefusedHalfStaysTaped() {
    begun(taped())
        .choose(ONE, "offer:held-0-1", "done")
        .choose(TWO, "refuse")
        .then(s -> assertThat(s.belongings().tapes().size()).isEqualTo(1))
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1));
  }

  /** Onlookers see a back move; which of two with the same back it was they cannot tell. */
  @Test
  @Rule({"N18.12", "N18.1"})
  void whoSawAnItemBeforeDoesNotKnowWhetherItWasTraded() {
    begun(
            partners()
                .given(Laid.item(ONE, "bandages"))
                .given(s -> s.belongings().showTo(ONE, THREE, item(s, "medkit"))))
        .then(s -> assertThat(s.knows(THREE, Laid.thing(s, ONE, "medkit"))).isTrue())
        .choose(ONE, "offer:items-0-bandages", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(s.knows(THREE, Laid.thing(s, ONE, "medkit"))).isFalse())
        .then(s -> assertThat(s.knows(THREE, Laid.thing(s, TWO, "bandages"))).isFalse())
        .then(s -> assertThat(s.knows(ONE, Laid.thing(s, TWO, "bandages"))).isTrue());
  }

  private static int item(Nemesis s, String id) {
    return s.kit().content().items().indexOf(id);
  }

  @Test
  @Rule({"N18.9", "N18.12"})
  void whatIsAttachedGoesWithTheWeapon() {
    Turns.table("scout", "captain")
        .given(Laid.item(ONE, "extended-magazine"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-extended-magazine")
        .choose(ONE, "trade", "pay:hand-0-rest")
        .choose(ONE, "offer:held-0-0", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(Turns.ammo(s, TWO, "rifle")).isEqualTo(6))
        .then(s -> assertThat(s.belongings().attached().size()).isEqualTo(1));
  }

  @Test
  @Rule("N18.12")
  void withoutAnOfferThereIsNothingToRefuse() {
    trading()
        .choose(ONE, "done")
        .offersOnly(TWO, "done", "show:items-1-grenade", "offer:items-1-grenade", "offer:held-1-0")
        .choose(TWO, "done")
        .notTold(THREE, "event.traded")
        .notTold(THREE, "event.trade-refused");
  }

  @Test
  @Rule("N18.12")
  void aGiftIsATrade() {
    trading()
        .choose(ONE, "offer:items-0-medkit", "done")
        .choose(TWO, "done")
        .told(THREE, "event.traded")
        .notTold(THREE, "event.trade-refused");
  }

  @Test
  @Rule("N18.12")
  void whoDoesNotAgreeIsHeard() {
    trading()
        .choose(ONE, "offer:items-0-medkit", "done")
        .choose(TWO, "offer:items-1-grenade", "done")
        .choose(ONE, "no")
        .told(THREE, "event.trade-refused")
        .notTold(THREE, "event.traded")
        .then(s -> assertThat(Turns.hasItem(s, ONE, "medkit")).isTrue())
        .then(s -> assertThat(Turns.hasItem(s, TWO, "grenade")).isTrue());
  }

  @Test
  @Rule("N18.12")
  void whoAgreesRefusesNothing() {
    trading()
        .choose(ONE, "offer:items-0-medkit", "done")
        .choose(TWO, "offer:items-1-grenade", "done")
        .choose(ONE, "yes")
        .notTold(THREE, "event.trade-refused");
  }

  /** Things are named in one order, so that the same offer is made in one way only. */
  @Test
  @Rule("N18.12")
  void whatComesBeforeTheLastOneNamedIsNotOfferedAnyMore() {
    begun(partners().given(Laid.carries(ONE, ObjectKind.CARCASS)))
        .choose(ONE, "offer:held-0-0")
        .doesNotOffer(ONE, "offer:items-0-medkit")
        .offers(ONE, "offer:carried-0-carcass");
    begun(partners().given(Laid.carries(ONE, ObjectKind.CARCASS)))
        .choose(ONE, "offer:carried-0-carcass")
        .doesNotOffer(ONE, "offer:items-0-medkit", "offer:held-0-0");
  }

  @Test
  @Rule("N18.12")
  void bothOfTwoAlikeCanBeGiven() {
    begun(partners().given(Laid.item(ONE, "medkit")))
        .choose(ONE, "offer:items-0-medkit", "offer:items-0-medkit", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue());
    begun(
            partners()
                .given(s -> s.belongings().loseItems(ONE))
                .given(s -> s.belongings().loseItems(TWO))
                .given(Laid.carries(ONE, ObjectKind.CARCASS))
                .given(Laid.carries(ONE, ObjectKind.CARCASS)))
        .choose(ONE, "offer:carried-0-carcass", "offer:carried-0-carcass", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(s.objects().carriedCount(TWO)).isEqualTo(2));
  }

  @Test
  @Rule({"N18.12", "N12.6"})
  void anEggIsGivenLikeAnyObject() {
    begun(partners().given(s -> s.creatures().takeEgg()).given(Laid.carries(ONE, ObjectKind.EGG)))
        .choose(ONE, "offer:carried-0-egg", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(s.objects().carried(ObjectKind.EGG, TWO)).isNotNegative());
  }

  @Test
  @Rule({"N18.12", "N18.4"})
  void whatNoHandIsFreeForIsDropped() {
    begun(
            partners()
                .given(Laid.item(ONE, "prototype-rifle"))
                .given(Laid.item(TWO, "prototype-shotgun")))
        .choose(ONE, "offer:held-0-1", "done")
        .choose(TWO, "done")
        .asks(TWO, "ask.drop-excess");
  }

  @Test
  @Rule("N18.12")
  void onlyWhoHasAnythingIsAskedForIt() {
    emptyHanded()
        .given(Laid.stands(THREE, "011"))
        .given(Laid.item(THREE, "medkit"))
        .perform(new Turn(ONE))
        .choose(ONE, "trade", "pay:hand-0-rest")
        .then(s -> assertThat(s.decision(ONE).question().args()).contains(Arg.of(THREE)));
  }

  @Test
  @Rule("N18.12")
  void theOtherNamesThingsInTheSameOrder() {
    begun(partners().given(Laid.carries(TWO, ObjectKind.CARCASS)))
        .choose(ONE, "done")
        .choose(TWO, "offer:carried-1-carcass")
        .doesNotOffer(TWO, "offer:items-1-grenade", "offer:held-1-0");
  }

  @Test
  @Rule("N18.12")
  void heavyItemsAndObjectsAreNamedInTheirOrderToo() {
    begun(
            partners()
                .given(Laid.item(ONE, "fire-extinguisher"))
                .given(s -> s.belongings().loseItems(TWO)))
        .offers(ONE, "offer:held-0-0", "offer:held-0-1")
        .choose(ONE, "offer:held-0-0")
        .offersOnly(ONE, "done", "show:items-0-medkit");
    begun(
            partners()
                .given(s -> s.belongings().loseItems(ONE))
                .given(s -> s.creatures().takeEgg())
                .given(Laid.carries(ONE, ObjectKind.EGG))
                .given(Laid.carries(ONE, ObjectKind.CARCASS)))
        .offers(ONE, "offer:carried-0-egg", "offer:carried-0-carcass")
        .choose(ONE, "offer:carried-0-carcass")
        .doesNotOffer(ONE, "offer:carried-0-egg");
  }

  @Test
  @Rule({"N18.12", "N18.1"})
  void whichOfTwoBacksLiesOnTheTrayOnlookersDoNotKnow() {
    for (String offered : List.of("bandages", "medkit")) {
      begun(
              partners()
                  .given(Laid.item(ONE, "bandages"))
                  .given(s -> s.belongings().showTo(ONE, THREE, item(s, "medkit"))))
          .choose(ONE, "offer:items-0-" + offered)
          .then(
              s -> {
                Pile tray = s.belongings().tray(ONE);
                Pile left = s.belongings().inventory(ONE);
                assertThat(s.knows(THREE, tray.number(0))).as(offered).isFalse();
                assertThat(s.knows(THREE, left.number(0))).as(offered).isFalse();
              });
    }
  }
}
