package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.content.Family;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** V4.1 What a panic card takes: as much as it says, and which one is the choice of who panics. */
final class LossesTest {

  private static Scenario<Nemesis> panics(Scenario<Nemesis> table, String card) {
    return table
        .given(Haunted.stands(ONE, "003"))
        .given(Haunted.level(ONE, 4))
        .given(Haunted.panic(card))
        .perform(new Panic(ONE));
  }

  /** A dressed wound of that kind. */
  private static void dressed(Nemesis s, String wound) {
    int kind = Haunted.CONTENT.seriousWounds().indexOf(wound);
    Pile deck = s.crew().woundDeck();
    int position = deck.find(Haunted.BOX.first(Family.WOUND, kind));
    s.crew().layWounds(Pile.of(deck.at(position)));
    s.crew().drawWound(ONE);
    s.crew().layWounds(deck.without(position));
    s.crew().dress(ONE, s.crew().wounds(ONE).size() - 1);
  }

  /** A second weapon in the other hand. */
  private static void armed(Nemesis s) {
    int other = Objects.requireNonNull(Haunted.CONTENT.characters().at(4).startingItem()).index();
    int weapon = s.cards().takeFromBox(other);
    s.belongings().hold(ONE, weapon);
    s.belongings().setAmmo(s.kit().weaponOf(Thing.number(weapon)), 2);
  }

  private static int ammo(Nemesis s, int position) {
    return s.belongings().ammo(s.kit().weaponOf(s.belongings().held(ONE).number(position)));
  }

  @Test
  @Rule("V4.1")
  void oneBandageOfTwoIsTornOff() {
    panics(
            Haunted.of(2).given(s -> dressed(s, "wound-body")).given(s -> dressed(s, "wound-leg")),
            "ripping-off-bandages")
        .offersOnly(ONE, "undress:dressed-0-wound-body", "undress:dressed-0-wound-leg")
        .choose(ONE, "undress:dressed-0-wound-leg")
        .asksNobody()
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.handSize(ONE)).isEqualTo(5));
  }

  @Test
  @Rule({"V4.1", "N16.7"})
  void anArmTornOpenDropsWhatItCannotHold() {
    panics(
            Haunted.of(2).given(s -> dressed(s, "wound-arm")).given(LossesTest::armed),
            "ripping-off-bandages")
        .offersOnly(ONE, "drop:held-0-0", "drop:held-0-1")
        .choose(ONE, "drop:held-0-0")
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("V4.1")
  void oneWeaponOfTwoIsEmptied() {
    panics(Haunted.of(2).given(LossesTest::armed), "hallucinations")
        .offersOnly(ONE, "weapon:held-0-0", "weapon:held-0-1")
        .choose(ONE, "weapon:held-0-1")
        .asksNobody()
        .then(s -> assertThat(ammo(s, 0)).isPositive())
        .then(s -> assertThat(ammo(s, 1)).isZero());
  }

  @Test
  @Rule({"V4.1", "V4.4"})
  void anEmptyWeaponCannotBeEmptied() {
    panics(
            Haunted.of(2)
                .given(s -> s.belongings().setAmmo(s.kit().weaponOf(number(s, 0)), 0))
                .given(LossesTest::armed),
            "hallucinations")
        .asksNobody()
        .then(s -> assertThat(ammo(s, 1)).isZero());
  }

  private static int number(Nemesis s, int position) {
    return s.belongings().held(ONE).number(position);
  }

  @Test
  @Rule("V4.1")
  void oneHeavyItemOfTwoGoes() {
    Scenario<Nemesis> game = Haunted.of(2).given(LossesTest::armed);
    int kept = number(game.state(), 1);
    panics(game, "destruction")
        .choose(ONE, "drop:held-0-0")
        .asksNobody()
        .then(s -> assertThat(s.belongings().held(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(number(s, 0)).isEqualTo(kept));
  }

  /** No printed card takes more than one; what is left of those turned up is asked for again. */
  @Test
  @Rule("V14")
  void twoOfTheCardsTurnedUpLeaveTheGame() {
    Haunted.of(2)
        .given(Haunted.deck(ONE, "rest", "interruption", "basic-repairs", "search"))
        .given(s -> s.perform(step -> step.cards().turnTop(ONE, 3)))
        .perform(new Losses.Remove(Occasion.ofUse(ONE, Haunted.room("003"), 0), 3, 2))
        .choose(ONE, "remove-rest")
        .offersOnly(ONE, "remove-interruption", "remove-basic-repairs")
        .choose(ONE, "remove-interruption")
        .asksNobody()
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }
}
