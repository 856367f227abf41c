package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Step;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;

/** N16 Wounds and death, N15 contamination. */
final class WoundsTest {

  @Test
  @Rule({"N16.1", "N16.8"})
  void theThirdLightWoundIsASeriousOne() {
    Laid.of(2)
        .given(Laid.lightWounds(ONE, 2))
        .given(Stacked.wounds("wound-leg"))
        .perform(new Wounds.Light(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().wounds(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N16.3", "N16.4"})
  void withThreeSeriousWoundsAnyWoundKills() {
    for (Step<Nemesis> wound : List.of(new Wounds.Light(ONE), new Wounds.Serious(ONE))) {
      Laid.of(2)
          .given(Laid.wounds(ONE, "wound-leg", "wound-hand", "wound-body"))
          .given(s -> s.crew().dress(ONE, 0))
          .perform(wound)
          .then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    }
  }

  @Test
  @Rule({"N16.6", "N16.9", "N27.8", "N22.2", "N25.2"})
  void theDeadLeaveACorpseTheirObjectsAndUnlockedPods() {
    Laid.of(2)
        .given(Laid.item(ONE, "medkit"))
        .given(Laid.wounds(ONE, "wound-leg"))
        .given(s -> s.creatures().takeEgg())
        .given(s -> s.objects().carry(ObjectKind.EGG, null, ONE))
        .perform(new Wounds.Death(ONE))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_RED, Laid.room("011")))
                    .isNotNegative())
        .then(
            s -> assertThat(s.objects().onFloor(ObjectKind.EGG, Laid.room("011"))).isNotNegative())
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.belongings().held(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().woundDiscard().size()).isEqualTo(1))
        .then(s -> assertThat(ShipState.of(s).isUnlocked(0)).isTrue())
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(10));
  }

  @Test
  @Rule({"N16.6", "N18.9", "N18.10"})
  void whatIsAttachedOrTapedLeavesTheGameWithTheDead() {
    Laid.of(2)
        .given(Laid.plays(ONE, "scout"))
        .given(Laid.item(ONE, "prototype-rifle"))
        .given(Laid.item(ONE, "duct-tape"))
        .given(Laid.item(ONE, "extended-magazine"))
        .perform(Laid.uses(ONE, "duct-tape", 3))
        .perform(Laid.uses(ONE, "extended-magazine"))
        .choose(ONE, "weapon:held-0-0")
        .then(
            s ->
                assertThat(s.belongings().tapes().size() + s.belongings().attached().size())
                    .isEqualTo(2))
        .perform(new Wounds.Death(ONE))
        .then(
            s ->
                assertThat(s.belongings().tapes().size() + s.belongings().attached().size())
                    .isZero())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.RED).isEmpty()).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.YELLOW).isEmpty()).isTrue());
  }

  @Test
  @Rule({"N16.7", "N21.6", "N27.9"})
  void inAPodTheArmWoundDropsThingsToo() {
    Laid.of(2)
        .given(Laid.explored("003", "evacuation-section-a"))
        .given(s -> ShipState.of(s).board(ONE, 0))
        .given(Laid.carries(ONE, ObjectKind.CARCASS))
        .given(Stacked.wounds("wound-arm"))
        .perform(new Wounds.Serious(ONE))
        .offersOnly(ONE, "drop:held-0-0", "drop:carried-0-carcass")
        .choose(ONE, "drop:carried-0-carcass")
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, Laid.room("003")))
                    .isNotNegative())
        .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"N16.7", "N18.2"})
  void theArmWoundLeavesOneHandSlot() {
    Laid.of(2)
        .given(Laid.item(ONE, "fire-extinguisher"))
        .given(Stacked.wounds("wound-arm"))
        .perform(new Wounds.Serious(ONE))
        .asks(ONE, "ask.drop-excess")
        .offersOnly(ONE, "drop:held-0-0", "drop:held-0-1")
        .choose(ONE, "drop:held-0-1")
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N16.7", "N4.12"})
  void theHandWoundMakesItemActionsDearer() {
    Laid.of(2)
        .given(Laid.wounds(ONE, "wound-hand"))
        .then(
            s -> {
              Item medkit = s.kit().content().items().require("medkit");
              assertThat(s.itemCost(ONE, medkit)).isEqualTo(2);
              assertThat(s.cost(Basic.SHOOT, ONE)).isEqualTo(1);
            })
        .given(s -> s.crew().dress(ONE, 0))
        .then(
            s -> {
              Item medkit = s.kit().content().items().require("medkit");
              assertThat(s.itemCost(ONE, medkit)).isEqualTo(1);
            });
  }

  @Test
  @Rule("N16.2")
  void identicalEffectsDoNotAddUp() {
    Laid.of(2)
        .given(Laid.wounds(ONE, "wound-leg", "wound-leg"))
        .then(s -> assertThat(s.cost(Basic.ESCAPE, ONE)).isEqualTo(2));
  }

  @Test
  @Rule({"N15.1", "N15.3"})
  void contaminationGoesToTheDiscardPileUnseen() {
    Laid.of(2)
        .given(s -> s.cards().takeContamination(ONE))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.knows(ONE, s.cards().discard(ONE).number(0))).isFalse())
        .then(s -> assertThat(s.cards().contaminationDeck().size()).isEqualTo(26));
  }

  @Test
  @Rule({"N15.4", "N15.8"})
  void aScanRemovesCleanCards() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean", "clean"))
        .perform(new Contamination.ScanHand(ONE, true, true))
        .told(TWO, "event.scans")
        .notTold(TWO, "event.you-scan")
        .told(ONE, "event.you-scan")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse());
  }

  @Test
  @Rule("N15.6")
  void aParasiteIsALarvaAndTheSecondOneKills() {
    Laid.of(2)
        .given(Laid.hand(ONE, "infected", "infected", "clean"))
        .given(s -> s.creatures().noteFirstEncounter())
        .perform(new Contamination.ScanHand(ONE, true, true))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .perform(new Contamination.ScanHand(ONE, true, true))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(
            s ->
                assertThat(s.creatures().figuresIn(Laid.room("011")))
                    .isEqualTo(1 << Laid.figure("creeper", 1)));
  }

  @Test
  @Rule("N15.5")
  void aFullScanRemovesTheInfectedCardsAndTheLarva() {
    Laid.of(2)
        .given(Laid.hand(ONE, "infected", "clean"))
        .given(Laid.larva(ONE))
        .perform(new Contamination.ScanAll(ONE))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse());
  }

  @Test
  @Rule({"N15.2", "N4.2"})
  void contaminationPaysNothing() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "move:room-014")
        .offersOnly(ONE, "pay:hand-0-rest");
  }

  @Test
  @Rule({"N16.6", "N1.4"})
  void whatTheDeadHadLeavesTheGame() {
    Laid.of(2)
        .given(Laid.item(TWO, "medkit"))
        .given(
            s -> {
              int medkit = Laid.thing(s, TWO, "medkit");
              int shotgun = s.belongings().held(TWO).number(0);
              int quest = s.belongings().locked(TWO).number(0);
              s.perform(step -> step.then(new Wounds.Death(TWO)));
              assertThat(s.cards().box().contains(medkit)).isTrue();
              assertThat(s.cards().box().contains(shotgun)).isTrue();
              assertThat(s.cards().box().contains(quest)).isTrue();
            })
        .then(s -> assertThat(s.belongings().hasThings(TWO)).isFalse())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).isEmpty()).isTrue());
  }
}
