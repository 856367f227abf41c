package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Elsewhere.OtherShip;
import starboard.nemesis.action.Effects;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Modifiers;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/**
 * What the places of the family answer differently: the ship's answers, and that they are asked.
 */
final class PlaceAnswersTest {

  // ---------------------------------------------------------------- Light

  private static final class Dark extends OtherShip {
    @Override
    public boolean isLit(Nemesis s, Seat seat) {
      return seat == TWO;
    }

    @Override
    public boolean isPowered(Nemesis s, int room) {
      return room == 3;
    }
  }

  private static Filter dark(boolean wanted) {
    return new Filter(
        wanted, null, null, null, null, null, null, null, List.of(), List.of(), List.of(), null);
  }

  private static int powered(Nemesis s) {
    Rooms rooms =
        new Rooms(
            false,
            List.of(),
            null,
            null,
            true,
            null,
            null,
            null,
            List.of(),
            null,
            1,
            Rooms.Pick.ALL);
    return rooms.matching(s, Occasion.ofRoom(ONE, 10));
  }

  private static @Nullable Text whyNot(Nemesis s, Modifiers.When light) {
    Effect wound =
        new Effect(
            new WoundOps.LightWound(1, Who.SELF, null),
            new Modifiers(false, null, null, light, null));
    return Effects.whyNone(s, List.of(wound), Occasion.ofRoom(ONE, 10));
  }

  @Test
  void theShipIsLitAndPoweredEverywhere() {
    Nemesis s = Laid.of(2).state();
    Occasion on = Occasion.ofRoom(ONE, 10);
    assertThat(dark(false).isMetBy(s, ONE, on)).isTrue();
    assertThat(dark(true).isMetBy(s, ONE, on)).isFalse();
    assertThat(powered(s)).isEqualTo(s.board().allRooms());
    assertThat(whyNot(s, Modifiers.When.IN_LIGHT)).isNull();
    assertThat(whyNot(s, Modifiers.When.IN_DARK)).isEqualTo(Text.of("refused.in-the-light"));
  }

  @Test
  void filtersRoomsAndOpsAskForLight() {
    Nemesis s = Elsewhere.in(new Dark()).state();
    Occasion on = Occasion.ofRoom(ONE, 10);
    assertThat(dark(true).isMetBy(s, ONE, on)).isTrue();
    assertThat(dark(true).isMetBy(s, TWO, on)).isFalse();
    assertThat(powered(s)).isEqualTo(1 << 3);
    assertThat(whyNot(s, Modifiers.When.IN_LIGHT)).isEqualTo(Text.of("refused.in-the-dark"));
    assertThat(whyNot(s, Modifiers.When.IN_DARK)).isNull();
  }

  // ---------------------------------------------------------------- Dice

  private static int weapon(Nemesis s) {
    return s.kit().weaponOf(s.belongings().held(ONE).number(0));
  }

  private static Scenario<Nemesis> shotAtAdult(Scenario<Nemesis> table) {
    table
        .given(Laid.intruder("adult", "011"))
        .given(Stacked.attack("at-scratch-6"))
        .given(s -> s.belongings().setAmmo(weapon(s), 2))
        .rolls(Chance.COMBAT, 1);
    int weapon = weapon(table.state());
    int adult = Laid.figure("adult", 1);
    return table.perform(new Combat.Shot(ONE, weapon, adult, Combat.Manner.PLAIN));
  }

  @Test
  @Rule("N11.2")
  void aboardTheShipTheCombatDieIsShotWith() {
    shotAtAdult(Laid.of(2))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isZero());
  }

  @Test
  void aShotAsksForItsDie() {
    HitTable sharp =
        Elsewhere.content("blank: {targets: [], injuries: 0}", "blank: {targets: any, injuries: 2}")
            .hits();
    Site range =
        new OtherShip() {
          @Override
          public HitTable shootingDie(Nemesis s, int room) {
            return sharp;
          }
        };
    shotAtAdult(Elsewhere.in(range))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(2));
  }

  @Test
  void aNoiseRollAsksForItsDie() {
    NoiseDie plain = Elsewhere.KIT.content().dice().noise();
    NoiseDie loud =
        new NoiseDie(plain.id(), plain.names(), 1, List.of(NoiseDie.Side.DANGER), plain.source());
    Site drum =
        new OtherShip() {
          @Override
          public NoiseDie noiseDie(Nemesis s, int room) {
            return loud;
          }
        };
    Elsewhere.in(drum).perform(new NoiseRoll(ONE)).told(ONE, "event.danger");
  }

  // ---------------------------------------------------------------- Careful movement

  @Test
  void aCarefulMoveAsksWhetherItMeetsDanger() {
    for (boolean dangerous : List.of(false, true)) {
      Site place =
          new OtherShip() {
            @Override
            public boolean carefulMeetsDanger() {
              return dangerous;
            }
          };
      Scenario<Nemesis> table =
          Elsewhere.in(place)
              .given(Laid.explorationToken("014", "exp-danger-2"))
              .given(Laid.intruder("adult", "018"))
              .perform(
                  Movement.Arrive.alone(
                      ONE, Laid.room("014"), Laid.corridor("c-011-014"), Noise.CAREFUL));
      if (dangerous) table.told(ONE, "event.danger");
      else table.asks(ONE, "ask.careful-noise").notTold(ONE, "event.danger");
    }
  }

  // ---------------------------------------------------------------- Interrupted

  @Test
  void anInterruptionAsksWhetherTheItemIsLost() {
    for (boolean lost : List.of(false, true)) {
      Site place =
          new OtherShip() {
            @Override
            public boolean losesInterruptedItem() {
              return lost;
            }
          };
      Elsewhere.in(place)
          .given(Laid.item(ONE, "synthetic-food"))
          .given(Laid.hand(ONE, "rest"))
          .given(Laid.hand(TWO, "interruption"))
          .perform(new Turn(ONE))
          .choose(ONE, "use:items-0-synthetic-food")
          .choose(ONE, "pay:hand-0-rest")
          .choose(TWO, "react:hand-1-interruption")
          .told(ONE, "event.cancelled")
          .then(s -> assertThat(Turns.hasItem(s, ONE, "synthetic-food")).isEqualTo(!lost));
    }
  }

  // ---------------------------------------------------------------- ScannedCards

  @Test
  @Rule({"N15.4", "N27.27"})
  void aScanAsksWhereItsCardsGo() {
    List<Integer> gone = new ArrayList<>();
    Site tidy =
        new OtherShip() {
          @Override
          public void ridOf(Nemesis s, int card) {
            gone.add(card);
            super.ridOf(s, card);
          }
        };
    Elsewhere.in(tidy)
        .given(Laid.hand(ONE, "rest", "clean", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
    assertThat(gone).hasSize(2);
    gone.clear();
    Elsewhere.in(tidy)
        .given(Laid.item(ONE, "alcohol"))
        .given(Laid.hand(ONE, "rest", "clean"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-alcohol", "pay:hand-0-rest", "scan:hand-0-contamination");
    assertThat(gone).hasSize(1);
  }

  // ---------------------------------------------------------------- AnalysisSlots

  @Test
  @Rule("N17.1")
  void theShipHasASlotForEachKindOfSample() {
    Nemesis s = Laid.of(2).state();
    Site ship = s.rules().place();
    assertThat(ship.slotsFor(s, ObjectKind.EGG)).isEqualTo(2);
    assertThat(ship.slotsFor(s, ObjectKind.CARCASS)).isEqualTo(4);
    assertThat(ship.slotsFor(s, ObjectKind.CORPSE_RED)).isEqualTo(1);
  }

  @Test
  void anAnalysisAsksForSlotsAndWhatBecomesOfIt() {
    Site laboratory =
        new OtherShip() {
          @Override
          public int slotsFor(Nemesis s, ObjectKind sample) {
            return 1;
          }

          @Override
          public void analysed(Nemesis s, Occasion on, int slot) {
            super.analysed(s, on, slot);
            s.crew().sendSignal(on.you());
          }
        };
    Elsewhere.in(laboratory)
        .given(Laid.explored("003", "laboratory"))
        .given(Laid.stands(ONE, "003"))
        .given(Laid.lying(ObjectKind.CARCASS, "003"))
        .given(Laid.hand(ONE, "rest", "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:action-analyze-object")
        .choose(ONE, "pay:hand-0-rest")
        .choose(ONE, "pay:hand-0-demolition")
        .then(s -> assertThat(s.intruderDecks().discovered()).isEqualTo(1))
        .then(s -> assertThat(s.crew().hasSentSignal(ONE)).isTrue());
  }

  // ---------------------------------------------------------------- WeaknessKnowledge

  @Test
  @Rule("N17.3")
  void aWeaknessAsksWhoMayUseIt() {
    Site school =
        new OtherShip() {
          @Override
          public boolean mayUse(Nemesis s, Seats users, int slot) {
            return users.has(TWO);
          }
        };
    int adult = Laid.figure("adult", 1);
    for (Seat seat : List.of(ONE, TWO)) {
      Elsewhere.in(school)
          .given(Stacked.weakness("weak-vital-places"))
          .given(Laid.intruder("adult", "011"))
          .given(Stacked.attack("at-scratch-6"))
          .rolls(Chance.COMBAT, 1)
          .perform(new Combat.Melee(seat, adult))
          .then(s -> assertThat(s.creatures().injuries(adult)).isEqualTo(seat == TWO ? 1 : 0));
    }
  }

  @Test
  @Rule("N17.3")
  void aWeaknessOfAllIsInForceIfAnyoneInPlayMayUseIt() {
    for (Seat learned : List.of(ONE, TWO)) {
      Site school =
          new OtherShip() {
            @Override
            public boolean mayUse(Nemesis s, Seats users, int slot) {
              return users.has(learned);
            }
          };
      Elsewhere.in(school)
          .given(Stacked.weakness("weak-way-of-moving"))
          .given(Laid.intruder("adult", "014"))
          .given(Laid.closed("c-011-014"))
          .given(s -> s.crew().die(ONE))
          .perform(new NoiseRoll.Danger(Laid.room("011")))
          .then(
              s ->
                  assertThat(s.interior().isClosed(Laid.corridor("c-011-014")))
                      .isEqualTo(learned == TWO));
    }
  }

  @Test
  void injuriesInTheFireStepAreAskedFor() {
    Elsewhere.with(Elsewhere.content("cause: fire, amount: 1", "cause: fire-step, amount: 2"))
        .given(Stacked.weakness("weak-fire"))
        .given(Laid.intruder("queen", "020"))
        .given(Laid.burning("020"))
        .given(Stacked.attack("at-scratch-5", "at-scratch-6"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(3));
  }

  @Test
  void injuriesByShotsAreAskedFor() {
    Scenario<Nemesis> table =
        Elsewhere.with(Elsewhere.content("cause: fire, amount: 1", "cause: shot, amount: 1"))
            .given(Stacked.weakness("weak-fire"))
            .given(Laid.intruder("queen", "011"))
            .given(Stacked.attack("at-scratch-5", "at-scratch-6"))
            .given(s -> s.belongings().setAmmo(weapon(s), 2))
            .rolls(Chance.COMBAT, 5);
    int queen = Laid.figure("queen", 1);
    int weapon = weapon(table.state());
    table
        .perform(new Combat.Shot(ONE, weapon, queen, Combat.Manner.PLAIN))
        .then(s -> assertThat(s.creatures().injuries(queen)).isEqualTo(2));
  }

  // ---------------------------------------------------------------- Corridors

  /** L5.7 Two numbers are two steps, unless the first led to a Character. */
  @Test
  void anEventMayMoveThemTwice() {
    for (boolean met : List.of(false, true)) {
      Scenario<Nemesis> table =
          Elsewhere.with(
                  Elsewhere.content(
                      "movers: [breeder, queen], directions: [1], after: discard, effect: \"Take",
                      "movers: [breeder, queen], directions: [1, 3], after: discard, effect:"
                          + " \"Take"))
              .given(Laid.stands(ONE, met ? "015" : "001"))
              .given(Laid.stands(TWO, "001"))
              .given(Laid.intruder("queen", "011"));
      Events.drawn(table, "ev-regeneration")
          .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo(met ? "015" : "018"));
    }
  }

  /** L5.7 Nor if a door stopped it. */
  @Test
  void whoBreaksADoorGoesNoFurther() {
    Scenario<Nemesis> table =
        Elsewhere.with(
                Elsewhere.content(
                    "movers: [breeder, queen], directions: [1], after: discard, effect: \"Take",
                    "movers: [breeder, queen], directions: [1, 4], after: discard, effect:"
                        + " \"Take"))
            .given(Laid.stands(ONE, "001"))
            .given(Laid.stands(TWO, "001"))
            .given(Laid.closed("c-011-015"))
            .given(Laid.intruder("queen", "011"));
    Events.drawn(table, "ev-regeneration")
        .then(s -> assertThat(Laid.whereIs(s, "queen", 1)).isEqualTo("011"));
  }

  /** L26.2 A crossroads has no numbers: nothing moves off it by one, no roll is heard. */
  @Test
  void aRoomMayHaveNoNumbers() {
    Scenario<Nemesis> table =
        Elsewhere.with(
                Elsewhere.content(
                    "y: 474, technical: [2, 3]", "y: 474, numbers: [1, 4], technical: []"))
            .given(Laid.stands(ONE, "004"))
            .given(Laid.intruder("queen", "011"));
    assertThat(table.state().board().spot(Laid.room("004"), 2)).isEqualTo(Nemesis.NONE);
    table
        .perform(new NoiseRoll.Result(ONE, NoiseDie.Side.TWO))
        .then(s -> assertThat(Laid.noisy(s)).isEmpty())
        .notTold(ONE, "event.encounter");
  }
}
