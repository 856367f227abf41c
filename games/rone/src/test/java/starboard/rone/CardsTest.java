package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.rone.content.DamageType;
import starboard.rone.content.Faction;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R2.3, R5, R6, R9: where cards go, and what they count for. */
final class CardsTest {

  @ParameterizedTest
  @Rule("R6.5")
  @ValueSource(strings = {"hand", "deck", "discard", "scrapyard", "played"})
  void aCardIsDestroyedWhereverItLies(String zone) {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, zone, "militia", "militia"));
    Player player = table.state().player(ONE);
    Pile pile =
        switch (zone) {
          case "hand" -> player.hand();
          case "deck" -> player.deck();
          case "discard" -> player.discard();
          case "scrapyard" -> player.scrapyard();
          default -> player.played();
        };
    int card = pile.number(1);
    int other = pile.number(0);
    table.perform(s -> s.player(ONE).destroy(card)).told(TWO, "destroyed");
    assertThat(table.state().destroyedRecruits().contains(card)).isTrue();
    assertThat(Carrying.of(table.state(), ONE).get(Carrying.CARDS)).isEqualTo("militia");
    table.perform(s -> s.player(ONE).destroy(other));
    assertThat(Carrying.of(table.state(), ONE).get(Carrying.CARDS)).isEmpty();
  }

  @Test
  @Rule({"R6.5", "R8.12"})
  void aCardThatIsGoneIsNotDestroyedOnceMore() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "hand", "militia"));
    int card = table.state().player(ONE).hand().number(0);
    table.given(s -> s.player(ONE).destroy(card));
    int destroyed = table.state().destroyedRecruits().size();
    table.perform(s -> s.player(ONE).destroy(card)).notTold(TWO, "destroyed");
    table.then(s -> assertThat(s.destroyedRecruits().size()).isEqualTo(destroyed));
  }

  @Test
  @Rule({"R6.5", "R6.4"})
  void destroyedCardsGoWhereTheirTypeBelongs() {
    Scenario<Rone> table = Invaded.bare(2);
    table.given(Laid.give(ONE, "hand", Box.id(0), "militia"));
    table.given(Invaded.invasion("deck", "inv-borer"));
    int starters = table.state().starters().size();
    table.perform(
        s -> {
          s.player(ONE).destroy(s.player(ONE).hand().number(0));
          s.player(ONE).destroy(s.player(ONE).hand().number(0));
        });
    table.then(s -> assertThat(s.starters().size()).isEqualTo(starters + 1));
    table.then(s -> assertThat(s.destroyedRecruits().size()).isEqualTo(1));
    table.given(s -> s.revealTechnologies(ONE));
    int kind = Box.kindOf(table.state().player(ONE).revealed().number(0));
    table.given(s -> s.player(ONE).discover(kind));
    table.then(s -> assertThat(s.destroyedTechnologies().size()).isEqualTo(2));
    table.then(s -> assertThat(s.invasion().destroyed().isEmpty()).isTrue());
  }

  @Test
  @Rule({"R6.11", "R6.10"})
  void aShortTechnologyDeckTakesTheDestroyedOnesIn() {
    Scenario<Rone> table = Laid.bare();
    Rone s = table.state();
    int all = s.technologies().size();
    int shown = 0;
    while (s.technologies().size() >= 3) {
      s.revealTechnologies(ONE);
      s.player(ONE).discover(Box.kindOf(s.player(ONE).revealed().number(0)));
      shown++;
    }
    assertThat(s.destroyedTechnologies().size()).isEqualTo(2 * shown);
    table.perform(state -> state.revealTechnologies(ONE)).told(TWO, "technologies-reshuffled");
    assertThat(s.player(ONE).revealed().size()).isEqualTo(3);
    assertThat(s.destroyedTechnologies().isEmpty()).isTrue();
    assertThat(s.technologies().size()).isEqualTo(all - shown - 3);
  }

  @Test
  @Rule("R6.11")
  void aDeckThatIsLongEnoughIsLeftAlone() {
    Scenario<Rone> table = Laid.bare();
    Rone s = table.state();
    while (s.recruits().size() > 5) {
      s.revealRecruits(ONE);
      s.player(ONE).recruit(Box.kindOf(s.player(ONE).revealed().number(0)));
    }
    while (s.recruits().size() > 3)
      s.player(ONE).give("discard", Box.kindOf(s.recruits().number(0)));
    table.perform(state -> state.revealRecruits(ONE)).notTold(TWO, "recruits-reshuffled");
    assertThat(s.recruits().isEmpty()).isTrue();
    assertThat(s.player(ONE).revealed().size()).isEqualTo(3);
  }

  @Test
  @Rule({"R8.7", "R8.8"})
  void playedCardsFightAndReward() {
    for (int kind = 0; kind < Box.KINDS; kind++) {
      if (!Box.isRecruit(kind)) continue;
      int card = kind;
      Scenario<Rone> table = Laid.bare().given(s -> s.player(ONE).give("played", card));
      table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 1));
      Player player = table.state().player(ONE);
      var combat = Box.recruit(card).combat();
      assertThat(player.damage(DamageType.ARMOUR)).isEqualTo(combat.armourDestruction());
      assertThat(player.damage(DamageType.MELEE)).isEqualTo(combat.melee() + 1);
      assertThat(player.damage(DamageType.RANGED)).isEqualTo(combat.ranged());
      player.sumDamage();
      assertThat(player.pending(DamageType.ARMOUR)).isEqualTo(combat.armourDestruction());
      assertThat(player.pending(DamageType.MELEE)).isEqualTo(combat.melee() + 1);
      assertThat(player.pending(DamageType.RANGED)).isEqualTo(combat.ranged());
      table.perform(s -> s.player(ONE).sumRewards());
      int parts = Box.recruit(card).rewardSpareParts();
      assertThat(player.spareParts()).isEqualTo(parts);
      if (parts == 0) table.notTold(TWO, "parts-gained");
    }
  }

  @Test
  @Rule("R9.5.1")
  void aCardDoesNotCountItself() {
    Scenario<Rone> table =
        Laid.bare().given(Laid.give(ONE, "played", "militia", "militia", "jalak"));
    Player player = table.state().player(ONE);
    int first = player.played().number(0);
    Faction soldiers = Box.recruit(Box.kind("militia")).faction();
    assertThat(player.othersPlayed(soldiers, first)).isEqualTo(1);
    assertThat(player.othersPlayed(soldiers, Cause.NO_CARD)).isEqualTo(2);
  }

  @Test
  @Rule({"R9.6", "R9.1"})
  void whatDamageWillDoIsForetold() {
    for (int armour = 0; armour <= 4; armour++) {
      for (int tearing = 0; tearing <= 3; tearing++) {
        for (int melee = 0; melee <= 5; melee++) {
          for (int ranged = 0; ranged <= 1; ranged++) {
            int has = armour;
            Scenario<Rone> table = Laid.bare().given(s -> s.player(TWO).setCounters(has, 10));
            Player victim = table.state().player(TWO);
            Player owner = table.state().player(ONE);
            owner.addDamage(DamageType.ARMOUR, tearing);
            owner.addDamage(DamageType.MELEE, melee);
            owner.addDamage(DamageType.RANGED, ranged);
            Hit hit = Hit.soFar(owner, victim);
            assertThat(Hit.summed(owner, victim)).isEqualTo(hit);
            victim.suffer(DamageType.ARMOUR, tearing);
            victim.suffer(DamageType.MELEE, melee);
            victim.suffer(DamageType.RANGED, ranged);
            assertThat(hit).isEqualTo(new Hit(armour - victim.armour(), 10 - victim.life()));
          }
        }
      }
    }
  }

  @Test
  @Rule({"R6.2", "R6.3"})
  void screwsStayWithTheirCards() {
    Scenario<Rone> table =
        Laid.bare().given(Laid.give(ONE, "training", "titan", "militia", "behemoth"));
    Player player = table.state().player(ONE);
    player.screwOn(0);
    for (int i = 0; i < 2; i++) player.screwOn(2);
    while (!player.isTrained(1)) player.screwOn(1);
    player.train(1);
    assertThat(player.training().size()).isEqualTo(2);
    assertThat(player.screws(0)).isEqualTo(1);
    assertThat(player.screws(1)).isEqualTo(2);
    assertThat(Player.find(player.discard(), Box.kind("militia"))).isZero();
  }

  @Test
  @Rule({"R4.4", "R4.1"})
  void aDieHasAScrewInEverySlot() {
    assertThat(Dice.isDie(Dice.DEFAULT)).isTrue();
    for (int screw = 0; screw <= Dice.NEUTRAL; screw++) {
      assertThat(Dice.isDie(Dice.with(Dice.DEFAULT, 3, 1, screw))).isTrue();
    }
    for (int face = 0; face < Dice.FACES; face++) {
      for (int slot = 0; slot < Dice.SLOTS; slot++) {
        long die = Dice.with(Dice.DEFAULT, face, slot, Dice.NEUTRAL + 1);
        assertThat(Dice.isDie(die)).isFalse();
        assertThat(Dice.screw(die, face, slot)).isEqualTo(Dice.NEUTRAL + 1);
      }
    }
    assertThat(Dice.isDie(1L << 54)).isFalse();
  }

  @Test
  @Rule({"R4.5", "R2.5", "R8.3"})
  void diceAreThrownEachByItself() {
    Scenario<Rone> table = Laid.bare().rolls(Chance.DICE, 3, 6, 1, 4);
    Player player = table.state().player(ONE);
    for (int die = 0; die < Dice.DICE; die++) assertThat(player.face(die)).isEqualTo(-1);
    player.bar(2);
    player.roll();
    assertThat(player.face(0)).isEqualTo(2);
    assertThat(player.face(1)).isEqualTo(5);
    assertThat(player.face(2)).isEqualTo(-1);
    assertThat(player.face(3)).isZero();
    player.takeResources(0);
    assertThat(player.isUsed(0)).isTrue();
    assertThat(player.isFree(1)).isTrue();
    table.perform(s -> s.player(ONE).freeDice()).told(TWO, "dice-freed");
    assertThat(player.isBarred(2)).isFalse();
    table.perform(s -> s.player(ONE).freeDice()).notTold(TWO, "dice-freed");
    player.beginTurn();
    assertThat(player.isUsed(0)).isFalse();
    assertThat(player.face(0)).isEqualTo(-1);
  }

  @Test
  @Rule({"R1.6", "R8.2"})
  void aDrawnCardIsSeenByItsOwnerOnly() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "deck", "fighter"));
    table.given(s -> s.player(ONE).draw());
    int card = table.state().player(ONE).hand().at(0);
    for (Seat seat : table.state().seats()) {
      assertThat(starboard.kernel.box.Thing.isSeenBy(card, seat)).isEqualTo(seat == ONE);
    }
  }
}
