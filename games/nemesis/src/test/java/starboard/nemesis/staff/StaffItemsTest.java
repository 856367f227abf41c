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
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.mars.Circuit;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The red, yellow and green items (L20). */
final class StaffItemsTest {

  private static final int HERE = Stalked.room(Stalked.HERE);

  /** The survivor, who brings nothing, with these items; the sentry is beside him. */
  private static Scenario<Nemesis> with(String... items) {
    Scenario<Nemesis> table = Stalked.two();
    for (String item : items) table.given(Stalked.item(ONE, item));
    return table;
  }

  private static Scenario<Nemesis> uses(Scenario<Nemesis> table, String item, int effect) {
    return table.perform(Stalked.uses(ONE, item, effect));
  }

  private static Scenario<Nemesis> uses(Scenario<Nemesis> table, String item) {
    return table.perform(Stalked.uses(ONE, item));
  }

  private static boolean isGone(Nemesis s, String item) {
    return !Stalked.has(s, ONE, item);
  }

  // ---------------------------------------------------------------- weapons

  private static Scenario<Nemesis> shot(Scenario<Nemesis> table, String weapon, int... faces) {
    table
        .given(Stalked::dark)
        .given(Stalked.intruder("breeder", "013"))
        .given(Stalked.attacks("at-cut-5", "at-cut-4"))
        .rolls(Chance.COMBAT, faces);
    int index = Stalked.weapon(table.state(), ONE, weapon);
    return table.perform(
        new Combat.Shot(ONE, index, Stalked.figure("breeder", 1), Combat.Manner.PLAIN));
  }

  @Test
  @Covers("handgun")
  @Rule({"L20.2", "L15.1"})
  void handgun() {
    shot(with("handgun"), "handgun", 6)
        .then(s -> assertThat(Stalked.injuries(s, "breeder")).isEqualTo(2))
        .then(s -> assertThat(Stalked.ammo(s, ONE, "handgun")).isEqualTo(2));
  }

  @Test
  @Covers("shotgun")
  @Rule("L15.11")
  void shotgun() {
    shot(with("shotgun"), "shotgun", 5)
        .then(s -> assertThat(Stalked.injuries(s, "breeder")).isEqualTo(2));
  }

  @Test
  @Covers("energy-pistol")
  @Rule("L15.11")
  void energyPistol() {
    Scenario<Nemesis> table =
        with("energy-pistol")
            .given(Stalked::dark)
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.attacks("at-cut-5"))
            .rolls(Chance.COMBAT, 2);
    int weapon = Stalked.weapon(table.state(), ONE, "energy-pistol");
    table
        .perform(new Combat.Shot(ONE, weapon, Stalked.figure("adult", 1), Combat.Manner.PLAIN))
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1));
  }

  @Test
  @Covers("magazine")
  @Rule("L20.12")
  void magazine() {
    uses(with("handgun", "magazine"), "magazine")
        .then(s -> assertThat(Stalked.ammo(s, ONE, "handgun")).isEqualTo(5))
        .then(s -> assertThat(isGone(s, "magazine")).isTrue());
    assertThat(Stalked.whyNot(with("energy-pistol", "magazine").state(), ONE, "magazine", 1))
        .isNotNull();
    assertThat(Stalked.whyNot(with("flamethrower", "magazine").state(), ONE, "magazine", 1))
        .isNotNull();
  }

  @Test
  @Covers("battery")
  @Rule("L20.12")
  void battery() {
    uses(with("energy-pistol", "battery"), "battery", 1)
        .then(s -> assertThat(Stalked.ammo(s, ONE, "energy-pistol")).isEqualTo(5));
    uses(with("flashlight", "battery").given(s -> drain(s, 1)), "battery", 2)
        .then(s -> assertThat(light(s)).isEqualTo(3));
    assertThat(Stalked.whyNot(with("flashlight", "battery").state(), ONE, "battery", 2))
        .isEqualTo("refused.no-item");
  }

  private static int light(Nemesis s) {
    return StaffState.of(s).uses(Stalked.thing(s, ONE, "flashlight"));
  }

  /** A card of which cubes were spent lies open. */
  private static void drain(Nemesis s, int left) {
    s.belongings().showItem(ONE, Stalked.CONTENT.items().indexOf("flashlight"));
    StaffState.of(s).setUses(ONE, Stalked.thing(s, ONE, "flashlight"), left);
  }

  // ---------------------------------------------------------------- red

  @Test
  @Covers("grenade")
  @Rule("L28.24")
  void grenade() {
    Scenario<Nemesis> table =
        with("grenade")
            .given(Stalked.intruder("adult", "014"))
            .given(Stalked.intruder("breeder", "014"))
            .given(Stalked.attacks("at-cut-5", "at-cut-4", "at-cut-3"));
    uses(table, "grenade");
    table
        .pick(ONE, "throw:figure-adult")
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(2))
        .then(s -> assertThat(Stalked.injuries(s, "breeder")).isEqualTo(1))
        .then(s -> assertThat(isGone(s, "grenade")).isTrue());
  }

  @Test
  @Covers("thermite-charge")
  @Rule("L20.8")
  void thermiteCharge() {
    Scenario<Nemesis> table =
        with("thermite-charge")
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.attacks("at-cut-5"));
    uses(table, "thermite-charge");
    table
        .pick(ONE, "room:room-013")
        .then(s -> assertThat(s.interior().isBroken(HERE)).isTrue())
        .then(s -> assertThat(s.interior().burns(HERE)).isTrue())
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().lightWounds(TWO)).isEqualTo(1));
    Scenario<Nemesis> closed = with("thermite-charge").given(Stalked.closed("013-014"));
    uses(closed, "thermite-charge").doesNotOffer(ONE, "room:room-014");
    closed
        .pick(ONE, "room:room-009")
        .then(s -> assertThat(s.interior().isBroken(Stalked.room("009"))).isFalse())
        .then(s -> assertThat(s.interior().burns(Stalked.room("009"))).isTrue());
  }

  @Test
  @Covers("glow-stick")
  @Rule("L8.3")
  void glowStick() {
    uses(with("glow-stick").given(Stalked::dark), "glow-stick")
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isTrue())
        .then(s -> assertThat(s.rules().place().isLit(s, TWO)).isFalse())
        .then(s -> assertThat(s.rules().place().isPowered(s, HERE)).isFalse())
        .given(Stalked.stands(ONE, "006"))
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isTrue())
        .given(s -> s.rules().place().roundBegins(s))
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isFalse());
  }

  @Test
  @Covers("knife")
  @Rule("L15.3")
  void knife() {
    with("knife")
        .given(Stalked.intruder("adult", "013"))
        .rolls(Chance.COMBAT, 1)
        .perform(new Combat.Melee(ONE, Stalked.figure("adult", 1)))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  @Test
  @Covers("protective-vest")
  @Rule("L18.1")
  void protectiveVest() {
    with("protective-vest")
        .perform(new Wounds.Serious(ONE))
        .asks(ONE, "ask.answer.serious-wound-on-self")
        .choose(ONE, "react:items-0-protective-vest")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(isGone(s, "protective-vest")).isTrue());
    with("protective-vest")
        .perform(new Wounds.Serious(ONE))
        .choose(ONE, "let-it-be")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Covers("smoke-grenade")
  @Rule("L15.6")
  void smokeGrenade() {
    Scenario<Nemesis> table =
        with("smoke-grenade")
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.explored("014", "archive"))
            .rolls(Chance.NOISE, 1);
    uses(table, "smoke-grenade");
    table
        .pick(ONE, "go:room-014")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")))
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isZero());
  }

  @Test
  @Covers({"breaching-charge", "gate-remote"})
  @Rule("L11.1")
  void theGateOpensInAnExitChamber() {
    for (String item : new String[] {"breaching-charge", "gate-remote"}) {
      Scenario<Nemesis> table =
          with(item).given(Stalked.explored("001", "guard-room")).given(Stalked.stands(ONE, "001"));
      uses(table, item, 1)
          .then(s -> assertThat(MarsState.of(s).isGateOpen()).isTrue())
          .then(s -> assertThat(isGone(s, item)).isTrue());
      assertThat(Stalked.whyNot(with(item).state(), ONE, item, 1)).isNotNull();
    }
    uses(with("breaching-charge").given(Stalked.closed("013-014")), "breaching-charge", 2)
        .then(s -> assertThat(s.interior().destroyedDoors()).isNotZero());
  }

  // ---------------------------------------------------------------- yellow

  @Test
  @Covers("flashlight")
  @Rule({"L8.3", "L12.2"})
  void flashlightAgainstADarkNumber() {
    Scenario<Nemesis> table =
        with("flashlight")
            .given(Stalked::dark)
            .given(Stalked.cards(ONE, 2))
            .given(Stalked.bag("tok-adult-2-4"))
            .perform(new Encounter(ONE))
            .asks(ONE, "ask.answer.dark-effect-on-self");
    table
        .choose(ONE, "react:items-0-flashlight")
        .notTold(ONE, "event.surprise")
        .then(s -> assertThat(light(s)).isEqualTo(2));
    with("flashlight")
        .given(Stalked::dark)
        .given(s -> drain(s, 0))
        .given(Stalked.cards(ONE, 2))
        .given(Stalked.bag("tok-adult-2-4"))
        .given(Stalked.attacks("at-cut-2"))
        .perform(new Encounter(ONE))
        .asksNobody()
        .told(ONE, "event.surprise");
  }

  /** Nobody can tell a card that lies face down from a flashlight, so its owner is asked. */
  @Test
  @Rule({"L8.3", "L12.2"})
  void whatLiesFaceDownMayBeAFlashlight() {
    with("wires")
        .given(Stalked::dark)
        .given(Stalked.cards(ONE, 2))
        .given(Stalked.bag("tok-adult-2-4"))
        .given(Stalked.attacks("at-cut-2"))
        .perform(new Encounter(ONE))
        .asks(ONE, "ask.answer.dark-effect-on-self")
        .choose(ONE, "let-it-be")
        .told(ONE, "event.surprise");
  }

  @Test
  @Covers("flashlight")
  @Rule({"L8.3", "L15.8"})
  void flashlightAgainstTheDarkPartOfAnAttack() {
    with("flashlight")
        .given(Stalked::dark)
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.attacks("at-cut-2"))
        .perform(new Attack(Stalked.figure("adult", 1), ONE, false))
        .choose(ONE, "react:items-0-flashlight")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(light(s)).isEqualTo(2));
  }

  @Test
  @Covers("flashlight")
  @Rule({"L8.3", "L5.6"})
  void flashlightAgainstTheDarkPartOfAnEvent() {
    with("flashlight")
        .given(Stalked::dark)
        .perform(Stalked.event("ev-egg-protection"))
        .asks(ONE, "ask.answer.dark-event-on-self")
        .choose(ONE, "react:items-0-flashlight")
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.cards().discard(TWO).size()).isEqualTo(1));
  }

  @Test
  @Covers("tools")
  @Rule("L20.6")
  void tools() {
    uses(with("tools").given(Stalked.broken("013")), "tools")
        .then(s -> assertThat(s.interior().isBroken(HERE)).isFalse())
        .then(s -> assertThat(isGone(s, "tools")).isTrue());
  }

  @Test
  @Covers("duct-tape")
  @Rule({"L20.5", "L20.4"})
  void ductTape() {
    assertThat(Stalked.whyNot(with("duct-tape", "handgun", "shotgun").state(), ONE, "duct-tape", 1))
        .isNull();
    with("duct-tape", "reagent")
        .given(Stalked.cards(ONE, 1))
        .perform(new Turn(ONE))
        .offers(
            ONE,
            "craft:deck-blue-flamethrower:items-0-reagent:items-0-duct-tape",
            "craft:deck-blue-neutralizer:items-0-duct-tape:items-0-reagent");
    with("duct-tape", "duct-tape")
        .given(Stalked.cards(ONE, 1))
        .perform(new Turn(ONE))
        .refuses(ONE, "craft", "refused.no-recipe");
  }

  @Test
  @Covers("lighter")
  @Rule("L20.6")
  void lighter() {
    uses(with("lighter"), "lighter").then(s -> assertThat(s.interior().burns(HERE)).isTrue());
  }

  @Test
  @Covers("portable-analyzer")
  @Rule({"L20.11", "L16.6", "L19.1"})
  void portableAnalyzer() {
    Scenario<Nemesis> table =
        uses(
            with("portable-analyzer").given(Stalked.lying(ObjectKind.CARCASS, "013")),
            "portable-analyzer",
            1);
    table
        .then(s -> assertThat(s.rules().place().knowledge(s, ONE)).isEqualTo(3))
        .then(s -> assertThat(Integer.bitCount(s.intruderDecks().discovered())).isEqualTo(1));
    uses(
            with("portable-analyzer").given(Stalked.hand(ONE, "infected", "clean")),
            "portable-analyzer",
            2)
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse());
  }

  @Test
  @Covers("cave-map")
  @Rule("L7.6")
  void caveMap() {
    Scenario<Nemesis> table =
        with("cave-map")
            .given(Stalked.explored("009", "guard-room"))
            .given(Stalked.explored("012", "surgery"))
            .given(Stalked.stands(ONE, "009"))
            .rolls(Chance.NOISE, 1);
    uses(table, "cave-map").doesNotOffer(ONE, "go:room-014");
    table
        .pick(ONE, "go:room-012")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("012")))
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isZero())
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
  }

  @Test
  @Covers("wires")
  @Rule("L8.5")
  void wires() {
    uses(with("wires"), "wires")
        .then(s -> assertThat(MarsState.of(s).isPowered(Circuit.ELEVATOR)).isFalse());
  }

  @Test
  @Covers("fire-blanket")
  @Rule("L20.11")
  void fireBlanket() {
    uses(with("fire-blanket").given(Stalked.burning("013")), "fire-blanket", 1)
        .then(s -> assertThat(s.interior().burns(HERE)).isFalse());
    uses(with("fire-blanket").given(Stalked.slimed(ONE)), "fire-blanket", 2)
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
  }

  @Test
  @Covers("oxygen-tank")
  @Rule("L20.4")
  void oxygenTankIsOnlyAComponent() {
    with("oxygen-tank", "uniform")
        .given(Stalked.cards(ONE, 2))
        .perform(new Turn(ONE))
        .offers(ONE, "craft:deck-blue-spacesuit:items-0-uniform:items-0-oxygen-tank")
        .doesNotOffer(ONE, "use:items-0-oxygen-tank");
  }

  @Test
  @Covers("door-remote")
  @Rule("L7.9")
  void doorRemote() {
    Scenario<Nemesis> table = uses(with("door-remote"), "door-remote");
    table.pick(ONE, "close:").then(s -> assertThat(s.interior().closedDoors()).isNotZero());
  }

  @Test
  @Covers("data-card")
  @Rule("L21.3")
  void dataCard() {
    Scenario<Nemesis> own = uses(with("data-card"), "data-card", 1);
    if (!asksNobody(own)) own.choose(ONE, own.decision(ONE).options().get(0).id());
    Scenario<Nemesis> neutral = uses(with("data-card"), "data-card", 2);
    if (!asksNobody(neutral)) neutral.choose(ONE, neutral.decision(ONE).options().get(0).id());
    neutral.told(ONE, "event.you-see-contingency").notTold(TWO, "event.you-see-contingency");
  }

  private static boolean asksNobody(Scenario<Nemesis> table) {
    try {
      table.asksNobody();
      return true;
    } catch (AssertionError asked) {
      return false;
    }
  }

  // ---------------------------------------------------------------- green

  @Test
  @Covers("first-aid-kit")
  @Rule({"L20.11", "L18.2"})
  void firstAidKit() {
    Scenario<Nemesis> table =
        uses(with("first-aid-kit").given(Stalked.wounds(TWO, "wound-head")), "first-aid-kit", 1);
    if (!asksNobody(table)) table.pick(ONE, "character:seat-1");
    table.then(s -> assertThat(s.crew().dressed(TWO).size()).isEqualTo(1));
    Scenario<Nemesis> heal =
        uses(
            with("first-aid-kit")
                .given(Stalked.wounds(ONE, "wound-head"))
                .given(s -> s.crew().dress(ONE, 0)),
            "first-aid-kit",
            2);
    heal.then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  @Test
  @Covers("surgical-stapler")
  @Rule("L18.2")
  void surgicalStapler() {
    uses(
            with("surgical-stapler").given(Stalked.wounds(ONE, "wound-head", "wound-eye")),
            "surgical-stapler")
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Covers("uniform")
  @Rule("L7.9")
  void uniform() {
    uses(with("uniform").given(Stalked.slimed(ONE)), "uniform", 1)
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
    uses(with("uniform").given(Stalked.wounds(ONE, "wound-head")), "uniform", 2)
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("antiseptic")
  @Rule("L17.2")
  void antiseptic() {
    uses(with("antiseptic").given(Stalked.hand(ONE, "infected", "clean")), "antiseptic")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse());
  }

  @Test
  @Covers("reagent")
  @Rule({"L20.11", "L20.12"})
  void reagent() {
    Scenario<Nemesis> table = with("flamethrower", "reagent");
    int weapon = Stalked.weapon(table.state(), ONE, "flamethrower");
    uses(table.given(s -> s.belongings().setAmmo(weapon, 0)), "reagent", 1)
        .then(s -> assertThat(s.belongings().ammo(weapon)).isEqualTo(4));
    Scenario<Nemesis> drives =
        with("reagent").given(Stalked.intruder("adult", "013")).given(Stalked.knows(ONE, 5));
    uses(drives, "reagent", 2).then(s -> assertThat(s.creatures().hasIntruder(HERE)).isFalse());
    assertThat(
            Stalked.whyNot(
                with("reagent").given(Stalked.intruder("adult", "013")).state(), ONE, "reagent", 2))
        .isEqualTo("refused.too-ignorant");
  }

  @Test
  @Covers("decontamination-suit")
  @Rule({"L17.1", "L7.9"})
  void decontaminationSuit() {
    with("decontamination-suit")
        .perform(new Contamination.Take(ONE))
        .asks(ONE, "ask.answer.slime-or-contamination-on-self")
        .choose(ONE, "react:items-0-decontamination-suit")
        .then(s -> assertThat(s.cards().discard(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(isGone(s, "decontamination-suit")).isTrue());
    with("decontamination-suit")
        .perform(s -> new SlimeOps.Slime(Who.SELF, null).happen(s, Occasion.ofRoom(ONE, HERE)))
        .choose(ONE, "let-it-be")
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue());
  }

  @Test
  @Covers("scalpel")
  @Rule("L20.9")
  void scalpel() {
    uses(with("scalpel").given(Stalked.larva(ONE)), "scalpel", 1)
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    uses(with("scalpel").given(Stalked.larva(TWO)), "scalpel", 1)
        .asks(TWO, "ask.cut-out-larva")
        .choose(TWO, "no")
        .then(s -> assertThat(Stalked.hasLarva(s, TWO)).isTrue());
    uses(with("scalpel").given(Stalked.larva(TWO)), "scalpel", 1)
        .choose(TWO, "yes")
        .then(s -> assertThat(Stalked.hasLarva(s, TWO)).isFalse())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1));
    assertThat(Stalked.whyNot(with("scalpel").state(), ONE, "scalpel", 1)).isNotNull();
    uses(
            with("scalpel")
                .given(Stalked.intruder("adult", "013"))
                .given(Stalked.attacks("at-cut-5")),
            "scalpel",
            2)
        .choose(ONE, "let-it-be")
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("adrenaline")
  @Rule("L6.11")
  void adrenaline() {
    uses(with("adrenaline"), "adrenaline")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
  }

  // ---------------------------------------------------------------- crafted

  @Test
  @Covers("neutralizer")
  @Rule({"L20.10", "L28.16"})
  void neutralizer() {
    uses(
            with("neutralizer")
                .given(Stalked.larva(ONE))
                .given(Stalked.hand(ONE, "infected", "clean", "rest")),
            "neutralizer")
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isFalse())
        .then(s -> assertThat(s.crew().hasPassed(ONE)).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
  }

  @Test
  @Covers("flamethrower")
  @Rule("L20.12")
  void flamethrower() {
    shot(with("flamethrower"), "flamethrower", 2)
        .then(s -> assertThat(Stalked.injuries(s, "breeder")).isEqualTo(1));
    shot(with("flamethrower"), "flamethrower", 6)
        .then(s -> assertThat(s.interior().burns(HERE)).isTrue());
  }

  @Test
  @Covers("pistol")
  @Rule("L20.12")
  void pistol() {
    shot(with("pistol"), "pistol", 6)
        .then(s -> assertThat(Stalked.injuries(s, "breeder")).isEqualTo(1))
        .then(s -> assertThat(Stalked.ammo(s, ONE, "pistol")).isEqualTo(2));
  }

  @Test
  @Covers("taser")
  @Rule("L20.11")
  void taser() {
    uses(
            with("taser")
                .given(Stalked.intruder("adult", "013"))
                .given(Stalked.attacks("at-cut-5"))
                .given(Stalked.nextEvent("ev-nest")),
            "taser",
            1)
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("014"))
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(1));
    uses(with("taser").given(Stalked.cards(TWO, 4)), "taser", 2)
        .then(s -> assertThat(s.cards().hand(TWO).isEmpty()).isTrue());
  }

  @Test
  @Covers("spacesuit")
  @Rule({"L11.2", "L26.10"})
  void spacesuit() {
    assertThat(with("spacesuit").state().belongings().inventory(ONE).size()).isEqualTo(1);
    with("spacesuit")
        .given(Stalked.explored("001", "guard-room"))
        .given(Stalked.stands(ONE, "001"))
        .given(Stalked.cards(ONE, 4))
        .given(s -> MarsState.of(s).openGate())
        .perform(new Turn(ONE))
        .offers(ONE, "leave-on-foot");
  }

  @ParameterizedTest
  @CsvSource({
    "neutralizer, first-aid-kit, reagent",
    "flamethrower, reagent, lighter",
    "pistol, battery, tools",
    "taser, battery, portable-analyzer",
    "taser, battery, wires",
    "spacesuit, decontamination-suit, oxygen-tank"
  })
  @Rule("L20.4")
  void recipes(String crafted, String one, String other) {
    with(one, other)
        .given(Stalked.cards(ONE, 2))
        .perform(new Turn(ONE))
        .offers(ONE, "craft:deck-blue-" + crafted + ":items-0-" + one + ":items-0-" + other);
  }
}
