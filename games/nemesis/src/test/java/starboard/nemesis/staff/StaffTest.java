package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Who;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The people at the base: what they bring, and what they have to find (L3.5, L3.6, L6.6). */
final class StaffTest {

  private static Scenario<Nemesis> of(String character) {
    return Stalked.of(character, character.equals("sentry") ? "survivor" : "sentry");
  }

  @ParameterizedTest
  @CsvSource({
    "survivor, isolation-room, ''",
    "lab-rat, isolation-room, ''",
    "hacker, storage, start-smart-gun",
    "xenobiologist, storage, start-probe-arm",
    "sentry, storage, start-smg",
    "janitor, storage, start-nail-gun"
  })
  @Covers({"survivor", "lab-rat", "hacker", "xenobiologist", "sentry", "janitor"})
  @Rule({"L3.5", "L3.6", "L1.3"})
  void everybodyHasTenCardsAStartAndSomething(String id, String start, String item) {
    CharacterBoard board = Stalked.CONTENT.characters().require(id);
    assertThat(board.startRoom().id()).isEqualTo(start);
    assertThat(board.startingItem() == null ? "" : board.startingItem().id()).isEqualTo(item);
    assertThat(board.deck().stream().mapToInt(CharacterBoard.Copies::count).sum()).isEqualTo(10);
    assertThat(board.questItems()).hasSize(1);
  }

  @Test
  @Rule("L20.7")
  void pickingUpAnObjectIsAnAction() {
    Scenario<Nemesis> table =
        of("survivor")
            .given(Stalked.lying(ObjectKind.CARCASS, "013"))
            .given(Stalked.cards(ONE, 1))
            .perform(new Turn(ONE));
    table.pick(ONE, "pick-up-object");
    table.pick(ONE, "pay:");
    table
        .then(
            s ->
                assertThat(s.objects().carried(ObjectKind.CARCASS, ONE)).isNotEqualTo(Nemesis.NONE))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
  }

  // ---------------------------------------------------------------- what they bring

  private static Scenario<Nemesis> shot(Scenario<Nemesis> table, String weapon, int... faces) {
    table
        .given(Stalked::dark)
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.attacks("at-cut-5", "at-cut-4"))
        .rolls(Chance.COMBAT, faces);
    int index = Stalked.weapon(table.state(), ONE, weapon);
    return table.perform(
        new Combat.Shot(ONE, index, Stalked.figure("adult", 1), Combat.Manner.PLAIN));
  }

  @Test
  @Covers("start-smart-gun")
  @Rule("L3.6")
  void smartGun() {
    shot(of("hacker"), "start-smart-gun", 4)
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(Stalked.ammo(s, ONE, "start-smart-gun")).isEqualTo(4));
  }

  @Test
  @Covers("start-smg")
  @Rule("L15.11")
  void smgRollsAgainForAmmo() {
    shot(of("sentry"), "start-smg", 1, 5)
        .asks(ONE, "ask.reroll-shot.ammo")
        .choose(ONE, "yes")
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(Stalked.ammo(s, ONE, "start-smg")).isEqualTo(3));
    shot(of("sentry"), "start-smg", 1)
        .choose(ONE, "no")
        .then(s -> assertThat(Stalked.ammo(s, ONE, "start-smg")).isEqualTo(4));
    Scenario<Nemesis> last = of("sentry");
    int smg = Stalked.weapon(last.state(), ONE, "start-smg");
    shot(last.given(s -> s.belongings().setAmmo(smg, 1)), "start-smg", 1).asksNobody();
  }

  @Test
  @Covers("start-nail-gun")
  @Rule({"L15.11", "L20.12"})
  void nailGun() {
    shot(of("janitor"), "start-nail-gun", 2)
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1));
    Scenario<Nemesis> empty = of("janitor").given(Stalked.item(ONE, "tools"));
    int gun = Stalked.weapon(empty.state(), ONE, "start-nail-gun");
    empty
        .given(s -> s.belongings().setAmmo(gun, 0))
        .given(Stalked.cards(ONE, 1))
        .perform(new Turn(ONE));
    empty.pick(ONE, "use:held");
    empty.pick(ONE, "pay:");
    empty
        .then(s -> assertThat(s.belongings().ammo(gun)).isEqualTo(4))
        .then(s -> assertThat(Stalked.has(s, ONE, "tools")).isFalse());
  }

  @Test
  @Covers("start-probe-arm")
  @Rule({"L3.6", "L20.1"})
  void probeArm() {
    Scenario<Nemesis> table =
        of("xenobiologist")
            .given(Stalked.lying(ObjectKind.CARCASS, "013"))
            .given(Stalked.item(ONE, "handgun"))
            .given(Stalked.item(ONE, "shotgun"))
            .perform(Stalked.uses(ONE, "start-probe-arm", 1))
            .then(
                s ->
                    assertThat(s.objects().carried(ObjectKind.CARCASS, ONE))
                        .isNotEqualTo(Nemesis.NONE))
            .then(s -> assertThat(s.belongings().slotsUsed(ONE)).isEqualTo(3))
            .then(s -> assertThat(s.handSlots(ONE)).isEqualTo(3));
    assertThat(Stalked.whyNot(table.state(), ONE, "start-probe-arm", 1))
        .isEqualTo("refused.arm-broken");
    assertThat(Stalked.whyNot(table.state(), ONE, "start-probe-arm", 2))
        .isEqualTo("refused.no-item");
    table
        .given(Stalked.item(ONE, "tools"))
        .perform(Stalked.uses(ONE, "start-probe-arm", 2))
        .then(s -> assertThat(Stalked.has(s, ONE, "tools")).isFalse())
        .then(s -> assertThat(StaffState.of(s).isArmBroken()).isFalse());
  }

  // ---------------------------------------------------------------- quest items

  private static Scenario<Nemesis> turn(Scenario<Nemesis> table) {
    return table.given(Stalked.cards(ONE, 3)).perform(new Turn(ONE));
  }

  private static void activates(Scenario<Nemesis> table, String quest) {
    turn(table);
    table.pick(ONE, "activate:");
    table.pick(ONE, "pay:");
    table.then(s -> assertThat(Stalked.has(s, ONE, quest)).isTrue());
  }

  @Test
  @Covers("quest-assault-rifle")
  @Rule({"L6.6", "L15.11"})
  void assaultRifle() {
    activates(
        of("survivor")
            .given(Stalked.explored("009", "guard-room"))
            .given(Stalked.stands(ONE, "009"))
            .given(Stalked.item(ONE, "tools")),
        "quest-assault-rifle");
    turn(of("survivor")
            .given(Stalked.explored("009", "guard-room"))
            .given(Stalked.stands(ONE, "009")))
        .refuses(
            ONE, "activate:locked-0-quest-assault-rifle", "op.unlock.room-colour.discard-item");
    shot(of("survivor").given(Stalked.item(ONE, "quest-assault-rifle")), "quest-assault-rifle", 5)
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(2));
  }

  @Test
  @Covers("quest-battle-suit")
  @Rule({"L6.6", "L26.10"})
  void battleSuit() {
    activates(of("sentry").given(Stalked.stands(ONE, "004")), "quest-battle-suit");
    Scenario<Nemesis> table = of("sentry").given(Stalked.item(ONE, "quest-battle-suit"));
    table
        .perform(
            s ->
                new SlimeOps.Slime(Who.SELF, null)
                    .happen(s, Occasion.ofRoom(ONE, Stalked.room("013"))))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse())
        .given(Stalked.burning("013"))
        .perform(new Turn.Burn(ONE))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .perform(new Turn.Burn(TWO))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isEqualTo(1));
    turn(table
            .given(Stalked.explored("001", "guard-room"))
            .given(Stalked.stands(ONE, "001"))
            .given(s -> MarsState.of(s).openGate()))
        .offers(ONE, "leave-on-foot");
  }

  @Test
  @Covers("quest-wail")
  @Rule({"L6.6", "L7.9"})
  void wail() {
    activates(of("lab-rat").given(Stalked.larva(ONE)), "quest-wail");
    of("lab-rat")
        .given(Stalked.hand(ONE, "clean", "infected", "rest"))
        .perform(new Turn(ONE))
        .offers(ONE, "activate:locked-0-quest-wail");
    turn(of("lab-rat"))
        .refuses(ONE, "activate:locked-0-quest-wail", "op.unlock.state.larva-or-two-contamination");
    of("lab-rat")
        .given(Stalked.item(ONE, "quest-wail"))
        .given(Stalked.noise("013-014", "001-002"))
        .perform(Stalked.uses(ONE, "quest-wail", 1))
        .then(s -> assertThat(Stalked.noisy(s)).containsExactly("001-002"));
  }

  @Test
  @Covers("quest-cheat-codes")
  @Rule({"L6.6", "L9.1"})
  void cheatCodes() {
    activates(of("hacker").given(s -> s.crew().sendSignal(ONE)), "quest-cheat-codes");
    turn(of("hacker"))
        .refuses(ONE, "activate:locked-0-quest-cheat-codes", "op.unlock.state.signal-sent");
  }

  @Test
  @Covers("quest-overmind")
  @Rule("L6.6")
  void overmind() {
    activates(
        of("xenobiologist").given(Stalked.knows(ONE, 5)).given(s -> MarsState.of(s).verify(ONE)),
        "quest-overmind");
    turn(of("xenobiologist").given(Stalked.knows(ONE, 5)))
        .refuses(
            ONE, "activate:locked-0-quest-overmind", "op.unlock.state.verified-knowledge-five");
    of("xenobiologist")
        .given(Stalked.item(ONE, "quest-overmind"))
        .given(Stalked.intruder("queen", "013"))
        .perform(Stalked.uses(ONE, "quest-overmind", 1))
        .then(s -> assertThat(s.creatures().hasIntruder(Stalked.room("013"))).isFalse());
  }

  @Test
  @Covers("quest-pressure-washer")
  @Rule("L6.6")
  void pressureWasher() {
    of("janitor")
        .given(Stalked.item(ONE, "quest-pressure-washer"))
        .given(Stalked.burning("013"))
        .given(Stalked.slimed(TWO))
        .perform(Stalked.uses(ONE, "quest-pressure-washer", 1))
        .then(s -> assertThat(s.interior().burns(Stalked.room("013"))).isFalse())
        .then(s -> assertThat(Stalked.isSlimed(s, TWO)).isFalse());
    of("janitor")
        .given(Stalked.item(ONE, "quest-pressure-washer"))
        .given(Stalked.intruder("adult", "013"))
        .perform(Stalked.uses(ONE, "quest-pressure-washer", 2))
        .then(s -> assertThat(s.creatures().hasIntruder(Stalked.room("013"))).isFalse())
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue());
    activates(
        of("janitor")
            .given(Stalked.explored("010", "cooling-system"))
            .given(Stalked.stands(ONE, "010")),
        "quest-pressure-washer");
  }
}
