package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.rone.Invaded.bare;
import static starboard.rone.Invaded.invasion;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionCard;
import starboard.rone.content.Scenario.Core;
import starboard.rone.content.Static;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R12.3-R12.6: the stack of the Invasion, whatever is printed on its cards. */
final class StackTest {

  private static final List<Integer> INVADERS = invaders();

  private static List<Integer> invaders() {
    List<Integer> kinds = new ArrayList<>();
    for (int kind = 0; kind < Box.KINDS; kind++) if (Box.isInvader(kind)) kinds.add(kind);
    return kinds;
  }

  @Test
  @Rule({"R12.3", "R12.4", "R12.6"})
  void theUppermostCardFightsAndAllSupportIt() {
    for (int first = 0; first + 2 < INVADERS.size(); first += 3) {
      Scenario<Rone> table = bare(2);
      int ranged = table.state().stack().rows().ranged();
      int melee = table.state().stack().rows().melee();
      int armour = table.state().stack().rows().armour();
      int life = table.state().stack().rows().life();
      for (int i = first; i < first + 3; i++) {
        int kind = INVADERS.get(i);
        InvasionCard card = Box.invader(kind);
        ranged += card.support().ranged();
        melee += card.support().melee();
        armour += card.support().armour();
        life += card.support().life();
        Stack stack = table.given(s -> s.invasion().give("stack", kind)).state().stack();
        assertThat(stack.ranged()).isEqualTo(ranged + card.combat().ranged());
        assertThat(stack.melee()).isEqualTo(melee + card.combat().melee());
        assertThat(stack.armour()).isEqualTo(armour + card.combat().armour());
        assertThat(stack.life()).isEqualTo(life + card.combat().life());
      }
    }
  }

  @Test
  @Rule({"R12.4", "R14.3.3"})
  void withoutACardOnlyTheRowsAreLeft() {
    Stack stack = bare(2).state().stack();
    assertThat(stack.ranged()).isEqualTo(stack.rows().ranged());
    assertThat(stack.melee()).isEqualTo(stack.rows().melee());
    assertThat(stack.armour() + stack.life()).isZero();
    for (DamageType type : DamageType.values()) assertThat(stack.room(type)).isZero();
  }

  /** A card with four of armour and three of life more than printed. */
  private static Scenario<Rone> strong() {
    return bare(2)
        .given(invasion("stack", "inv-borer"))
        .given(s -> s.stack().gain(false, true, 4))
        .given(s -> s.stack().gain(false, false, 3));
  }

  @Test
  @Rule({"R9.1", "R12.6", "R14.2.2"})
  void eachTypeOfDamageTakesItsOwn() {
    Scenario<Rone> table = strong();
    Stack stack = table.state().stack();
    int armour = stack.armour();
    int life = stack.life();
    assertThat(stack.armourGained()).isEqualTo(4);
    assertThat(stack.lifeGained()).isEqualTo(3);
    assertThat(stack.room(DamageType.ARMOUR)).isEqualTo(armour);
    assertThat(stack.room(DamageType.MELEE)).isEqualTo(armour + life);
    assertThat(stack.room(DamageType.RANGED)).isEqualTo(life);
    stack.suffer(DamageType.ARMOUR, 2);
    stack.suffer(DamageType.RANGED, 1);
    assertThat(stack.armour()).isEqualTo(armour - 2);
    assertThat(stack.life()).isEqualTo(life - 1);
    stack.suffer(DamageType.MELEE, armour - 2 + 1);
    assertThat(stack.armour()).isZero();
    assertThat(stack.life()).isEqualTo(life - 2);
    assertThat(stack.armourLost()).isEqualTo(armour);
    assertThat(stack.lifeLost()).isEqualTo(2);
  }

  @Test
  @Rule({"R9.2", "R14.2.4"})
  void ofWhatIsDestroyedACardLosesNoMoreThanItHas() {
    Scenario<Rone> table = strong();
    Stack stack = table.state().stack();
    int armour = stack.armour();
    int life = stack.life();
    stack.lose(true, 99);
    assertThat(stack.armourLost()).isEqualTo(armour);
    assertThat(stack.life()).isEqualTo(life);
    stack.lose(false, 1);
    assertThat(stack.life()).isEqualTo(life - 1);
    table.perform(s -> s.stack().lose(true, 1)).notTold(ONE, "card-loses-armour");
    table.perform(s -> s.stack().lose(false, 1)).told(ONE, "card-loses-life");
  }

  @Test
  @Rule("R12.6")
  void nobodyGainsOnAnEmptyStack() {
    bare(2)
        .perform(s -> s.stack().gain(false, true, 2))
        .notTold(ONE, "card-gains-armour")
        .perform(s -> s.stack().gain(true, false, 2))
        .notTold(ONE, "card-gains-life")
        .given(invasion("stack", "inv-borer"))
        .then(s -> assertThat(s.stack().armourGained() + s.stack().lifeGained()).isZero());
  }

  @Test
  @Rule({"R12.6", "R12.7"})
  void whatACardGainsWhileItComesItBringsToTheStack() {
    Scenario<Rone> table = strong().given(invasion("deck", "inv-guard"));
    table.given(s -> s.invasion().deploy()).given(s -> s.stack().gain(true, true, 6));
    table.then(s -> assertThat(s.stack().armourGained()).as("not the other").isEqualTo(4));
    table.then(s -> assertThat(s.stack().arriving().size()).isEqualTo(1));
    table.given(s -> s.stack().land());
    table.then(s -> assertThat(s.stack().armourGained()).isEqualTo(6));
    table.then(s -> assertThat(s.stack().lifeGained()).isZero());
    table.then(s -> assertThat(s.stack().arriving().isEmpty()).isTrue());
    table.given(s -> s.invasion().defeatTop());
    table.then(s -> assertThat(s.stack().armourGained()).isEqualTo(4));
  }

  @Test
  @Rule("R15.7")
  void theCoreBearsDamageLikeACard() {
    Scenario<Rone> table = Invaded.atTheCore(1);
    Stack stack = table.state().stack();
    assertThat(stack.hasCore()).isFalse();
    for (DamageType type : DamageType.values()) assertThat(stack.coreRoom(type)).isZero();
    stack.setCore(new Core(4, 6));
    assertThat(stack.hasCore()).isTrue();
    assertThat(stack.coreRoom(DamageType.ARMOUR)).isEqualTo(4);
    assertThat(stack.coreRoom(DamageType.MELEE)).isEqualTo(10);
    assertThat(stack.coreRoom(DamageType.RANGED)).isEqualTo(6);
    stack.sufferAtCore(DamageType.ARMOUR, 1);
    stack.sufferAtCore(DamageType.RANGED, 2);
    assertThat(stack.coreArmour()).isEqualTo(3);
    assertThat(stack.coreLife()).isEqualTo(4);
    stack.sufferAtCore(DamageType.MELEE, 5);
    assertThat(stack.coreArmour()).isZero();
    assertThat(stack.coreLife()).isEqualTo(2);
    stack.sufferAtCore(DamageType.RANGED, 2);
    assertThat(stack.hasCore()).isFalse();
  }

  @Test
  @Rule("R12.5")
  void aCardForbidsWhatItSaysWhereverItLiesInTheStack() {
    for (int kind : INVADERS) {
      for (Static what : Static.values()) {
        Scenario<Rone> table = bare(1).given(s -> s.invasion().give("stack", kind));
        boolean forbids =
            Box.abilities(kind).stream().anyMatch(ability -> ability.forbids() == what);
        assertThat(table.state().forbids(what)).isEqualTo(forbids);
      }
    }
  }
}
