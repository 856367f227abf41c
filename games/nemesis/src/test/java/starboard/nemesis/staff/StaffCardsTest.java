package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.Circuit;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The action cards of the people at the base. */
final class StaffCardsTest {

  private static final int HERE = Stalked.room(Stalked.HERE);

  private static Scenario<Nemesis> plays(Scenario<Nemesis> table, String card, int effect) {
    return table.perform(Stalked.plays(ONE, card, effect));
  }

  private static Scenario<Nemesis> plays(Scenario<Nemesis> table, String card) {
    return table.perform(Stalked.plays(ONE, card));
  }

  private static Scenario<Nemesis> of(String character) {
    return Stalked.of(character, character.equals("sentry") ? "survivor" : "sentry");
  }

  private static boolean asksNobody(Scenario<Nemesis> table) {
    try {
      table.asksNobody();
      return true;
    } catch (AssertionError asked) {
      return false;
    }
  }

  private static String where(Nemesis s) {
    return Stalked.CONTENT.board().slots().at(s.crew().roomOf(ONE)).id();
  }

  @Test
  @Covers("search")
  @Rule({"L20.3", "L1.6"})
  void search() {
    Scenario<Nemesis> table =
        plays(
            of("survivor")
                .given(Stalked.explored("010", "laboratory"))
                .given(Stalked.counter("010", 2))
                .given(Stalked.stands(ONE, "010")),
            "search");
    table
        .pick(ONE, "keep:")
        .then(s -> assertThat(s.interior().counter(Stalked.room("010"))).isEqualTo(1))
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.GREEN).size()).isEqualTo(29));
    assertThat(Stalked.whyNotPlay(of("survivor").state(), ONE, "search", 1))
        .isEqualTo("refused.not-searchable");
  }

  @Test
  @Covers("rest")
  @Rule("L17.4")
  void rest() {
    plays(of("survivor").given(Stalked.hand(ONE, "infected", "clean")), "rest")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(Stalked.hasLarva(s, ONE)).isTrue());
  }

  @Test
  @Covers("interruption")
  @Rule({"L6.10", "L6.1"})
  void interruption() {
    of("survivor")
        .given(Stalked.explored("014", "archive"))
        .given(Stalked.hand(ONE, "rest"))
        .given(Stalked.hand(TWO, "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "move:room-014")
        .choose(ONE, "pay:hand-0-rest")
        .asks(TWO, "ask.interrupt")
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(where(s)).isEqualTo("013"))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
  }

  @Test
  @Covers("demolition")
  @Rule("L6.9")
  void demolition() {
    plays(of("survivor"), "demolition", 2)
        .then(s -> assertThat(s.interior().isBroken(HERE)).isTrue());
    plays(of("survivor").given(Stalked.closed("013-014")), "demolition", 1)
        .then(s -> assertThat(s.interior().destroyedDoors()).isNotZero());
  }

  @Test
  @Covers({"basic-repairs", "repairs", "clean-up"})
  @Rule("L6.9")
  void repairs() {
    plays(of("hacker").given(Stalked.broken("013")), "basic-repairs")
        .then(s -> assertThat(s.interior().isBroken(HERE)).isFalse());
    plays(of("survivor").given(Stalked.broken("013")), "repairs")
        .then(s -> assertThat(s.interior().isBroken(HERE)).isFalse());
    plays(of("janitor").given(Stalked.broken("013")), "clean-up", 1)
        .then(s -> assertThat(s.interior().isBroken(HERE)).isFalse());
    plays(of("janitor").given(Stalked.burning("013")), "clean-up", 2)
        .then(s -> assertThat(s.interior().burns(HERE)).isFalse());
  }

  @Test
  @Covers("desperate-attack")
  @Rule("L15.4")
  void desperateAttack() {
    plays(
            of("survivor")
                .given(Stalked.intruder("adult", "013"))
                .given(Stalked.attacks("at-cut-5")),
            "desperate-attack")
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(2))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("distraction")
  @Rule("L15.6")
  void distraction() {
    Scenario<Nemesis> table =
        of("survivor")
            .given(Stalked.item(ONE, "tools"))
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.explored("014", "archive"))
            .rolls(Chance.NOISE, 1);
    plays(table, "distraction").choose(ONE, "pay:items-0-tools");
    table
        .pick(ONE, "go:room-014")
        .then(s -> assertThat(Stalked.has(s, ONE, "tools")).isFalse())
        .then(s -> assertThat(where(s)).isEqualTo("014"))
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isZero());
    assertThat(Stalked.whyNotPlay(of("survivor").state(), ONE, "distraction", 1))
        .isEqualTo("refused.no-item");
  }

  @Test
  @Covers("obstinate")
  @Rule("L18.2")
  void obstinate() {
    plays(of("survivor").given(Stalked.wounds(ONE, "wound-head", "wound-eye")), "obstinate", 1)
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
    plays(of("survivor").given(Stalked.wounds(ONE, "wound-head")), "obstinate", 2)
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(1));
    assertThat(Stalked.whyNotPlay(of("survivor").state(), ONE, "obstinate", 1))
        .isEqualTo("refused.no-wound");
  }

  @Test
  @Covers("vents")
  @Rule({"L7.6", "L16.2"})
  void vents() {
    Scenario<Nemesis> table =
        of("survivor")
            .given(Stalked.explored("009", "guard-room"))
            .given(Stalked.explored("012", "surgery"))
            .given(Stalked.stands(ONE, "009"))
            .given(Stalked.attacks("at-cut-2"))
            .rolls(Chance.NOISE, 1);
    plays(table, "vents");
    table
        .pick(ONE, "go:room-012")
        .then(s -> assertThat(where(s)).isEqualTo("012"))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
    assertThat(Stalked.whyNotPlay(of("survivor").state(), ONE, "vents", 1))
        .isEqualTo("refused.no-entrance");
  }

  @Test
  @Covers("inconspicuous")
  @Rule({"L15.7", "L6.10"})
  void inconspicuous() {
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.hand(ONE, "inconspicuous"))
        .given(Stalked.cards(TWO, 4))
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.attacks("at-perched-in-the-dark-2"))
        .perform(new EventSteps.IntruderAttacks())
        .asks(ONE, "ask.answer.targeted-by-intruder")
        .choose(ONE, "react:hand-0-inconspicuous")
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1));
  }

  @Test
  @Covers("inconspicuous")
  @Rule({"L5.8", "L8.3"})
  void inconspicuousInTheDarkMakesNoNoise() {
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.hand(ONE, "inconspicuous"))
        .given(Stalked.bag("tok-adult-2-3"))
        .given(Stalked::dark)
        .rolls(Chance.NOISE, 1)
        .perform(new EventSteps.BagDevelopment())
        .asks(ONE, "ask.answer.before-own-noise-roll")
        .choose(ONE, "react:hand-0-inconspicuous")
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.hand(ONE, "inconspicuous"))
        .given(Stalked.bag("tok-adult-2-3"))
        .rolls(Chance.NOISE, 1, 3)
        .perform(new EventSteps.BagDevelopment())
        .asksNobody()
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(2));
  }

  @Test
  @Covers("weird-metabolism")
  @Rule("L17.1")
  void weirdMetabolism() {
    Scenario<Nemesis> table =
        plays(of("lab-rat").given(Stalked.hand(ONE, "clean")), "weird-metabolism", 1);
    table
        .pick(ONE, "discard:")
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isZero())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
    plays(of("lab-rat").given(Stalked.slimed(ONE)), "weird-metabolism", 2)
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
  }

  @Test
  @Covers("sensitive-hearing")
  @Rule("L7.9")
  void sensitiveHearing() {
    Scenario<Nemesis> off =
        plays(of("lab-rat").given(Stalked.noise("013-014", "009-013")), "sensitive-hearing", 1);
    off.choose(ONE, off.decision(ONE).options().get(0).id())
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
    Scenario<Nemesis> on = plays(of("lab-rat"), "sensitive-hearing", 2);
    on.choose(ONE, on.decision(ONE).options().get(0).id())
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
  }

  @Test
  @Covers("feel-of-the-dark")
  @Rule({"L8.3", "L5.6"})
  void feelOfTheDark() {
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.hand(ONE, "feel-of-the-dark"))
        .given(Stalked::dark)
        .perform(Stalked.event("ev-egg-protection"))
        .asks(ONE, "ask.answer.dark-event-on-self")
        .choose(ONE, "react:hand-0-feel-of-the-dark")
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().contaminationDeck().size()).isEqualTo(26));
  }

  @Test
  @Covers("feel-of-the-dark")
  @Rule({"L8.3", "L12.2"})
  void feelOfTheDarkAnswersASurpriseOnlyInTheDark() {
    Scenario<Nemesis> dark =
        Stalked.of("lab-rat", "sentry")
            .given(Stalked.hand(ONE, "feel-of-the-dark"))
            .given(Stalked.stands(TWO, "001"))
            .given(Stalked.bag("tok-adult-2-4"))
            .given(Stalked.attacks("at-perched-in-the-dark-2"))
            .given(Stalked::dark)
            .perform(new Encounter(ONE))
            .asks(ONE, "ask.cancel-attack");
    dark.choose(ONE, "react:hand-0-feel-of-the-dark")
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isZero());
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.hand(ONE, "feel-of-the-dark"))
        .given(Stalked.stands(TWO, "001"))
        .given(Stalked.bag("tok-adult-2-4"))
        .given(Stalked.attacks("at-perched-in-the-dark-2"))
        .perform(new Encounter(ONE))
        .asksNobody()
        .then(s -> assertThat(Stalked.wounds(s, ONE)).isEqualTo(1));
  }

  @Test
  @Covers("remote-access")
  @Rule({"L9.1", "L8.2"})
  void remoteAccess() {
    Scenario<Nemesis> lit = of("hacker").given(Stalked.stands(ONE, "002"));
    assertThat(Stalked.whyNotPlay(lit.state(), ONE, "remote-access", 1)).isNull();
    int card = MarsState.of(lit.state()).computerCard();
    plays(lit, "remote-access").asks(ONE);
    assertThat(card).isEqualTo(MarsState.of(lit.state()).computerCard());
    Scenario<Nemesis> dark = of("hacker").given(Stalked::dark);
    assertThat(Stalked.whyNotPlay(dark.state(), ONE, "remote-access", 1)).isNotNull();
  }

  @Test
  @Covers("bypass")
  @Rule("L8.5")
  void bypass() {
    Scenario<Nemesis> table = plays(of("hacker"), "bypass");
    String id = table.decision(ONE).options().get(0).id();
    table
        .choose(ONE, id)
        .then(
            s ->
                assertThat(
                        MarsState.of(s).isPowered(Circuit.S_02)
                            && MarsState.of(s).isPowered(Circuit.ELEVATOR))
                    .isFalse());
  }

  @Test
  @Covers("door-override")
  @Rule("L7.9")
  void doorOverride() {
    Scenario<Nemesis> table = plays(of("hacker"), "door-override");
    assertThat(table.decision(ONE).options()).noneMatch(o -> o.id().contains("001-002"));
    table
        .choose(ONE, table.decision(ONE).options().get(0).id())
        .then(s -> assertThat(s.interior().closedDoors()).isNotZero());
  }

  @Test
  @Covers("data-mining")
  @Rule({"L21.3", "L19.1"})
  void dataMining() {
    for (int knowledge : new int[] {0, 4}) {
      Scenario<Nemesis> table =
          plays(of("hacker").given(Stalked.knows(ONE, knowledge)), "data-mining");
      int looks = 0;
      while (!asksNobody(table) && looks < 5) {
        table.choose(ONE, table.decision(ONE).options().get(0).id());
        looks++;
      }
      table.told(ONE, "event.you-see-contingency");
      long seen =
          table.events(ONE).stream()
              .filter(e -> e.text().key().equals("event.you-see-contingency"))
              .count();
      assertThat(seen).isEqualTo(knowledge == 4 ? 2 : 1);
    }
    assertThat(
            Stalked.whyNotPlay(
                of("hacker").given(Stalked.stands(ONE, "002")).state(), ONE, "data-mining", 1))
        .isEqualTo("refused.requires.computer");
  }

  @Test
  @Covers("vivisection")
  @Rule("L19.1")
  void vivisection() {
    plays(
            of("xenobiologist")
                .given(Stalked.knows(ONE, 5))
                .given(Stalked.intruder("queen", "013"))
                .given(Stalked.attacks("at-cut-5", "at-cut-4")),
            "vivisection")
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(3))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("field-experience")
  @Rule("L19.1")
  void fieldExperience() {
    plays(of("xenobiologist"), "field-experience")
        .then(s -> assertThat(s.rules().place().knowledge(s, ONE)).isEqualTo(1));
    plays(of("xenobiologist").given(Stalked.lying(ObjectKind.CARCASS, "013")), "field-experience")
        .then(s -> assertThat(s.rules().place().knowledge(s, ONE)).isEqualTo(2));
  }

  private static Scenario<Nemesis> pheromones(int knowledge) {
    return of("xenobiologist")
        .given(Stalked.knows(ONE, knowledge))
        .given(Stalked.intruder("adult", "013"))
        .given(Stalked.intruder("adult", "013"));
  }

  @Test
  @Covers("pheromones")
  @Rule("L19.1")
  void pheromones() {
    assertThat(Stalked.whyNotPlay(pheromones(2).state(), ONE, "pheromones", 1))
        .isEqualTo("refused.too-ignorant");
    Scenario<Nemesis> one = plays(pheromones(3), "pheromones");
    one.choose(ONE, one.decision(ONE).options().get(0).id())
        .then(s -> assertThat(s.creatures().hasIntruder(HERE)).isTrue());
    plays(pheromones(5), "pheromones")
        .then(s -> assertThat(s.creatures().hasIntruder(HERE)).isFalse())
        .then(s -> assertThat(StaffState.of(s).isSpared(ONE)).isFalse());
    plays(pheromones(8), "pheromones")
        .then(s -> assertThat(StaffState.of(s).isSpared(ONE)).isTrue())
        .given(Stalked.intruder("queen", "013"))
        .given(Stalked.attacks("at-piercing-the-heart-1"))
        .perform(new EventSteps.IntruderAttacks())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .perform(new Attack(Stalked.figure("queen", 1), ONE, false))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
  }

  @Test
  @Covers("quick-analysis")
  @Rule({"L19.4", "L16.6"})
  void quickAnalysis() {
    Scenario<Nemesis> table =
        plays(
            of("xenobiologist").given(s -> s.objects().carry(ObjectKind.CARCASS, null, ONE)),
            "quick-analysis");
    if (!asksNobody(table)) table.choose(ONE, table.decision(ONE).options().get(0).id());
    table
        .then(s -> assertThat(s.rules().place().knowledge(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(s.intruderDecks().discovered()).isZero())
        .then(
            s -> assertThat(s.objects().carried(ObjectKind.CARCASS, ONE)).isEqualTo(Nemesis.NONE));
  }

  @Test
  @Covers("quarantine")
  @Rule("L7.9")
  void quarantine() {
    Scenario<Nemesis> table = plays(of("sentry"), "quarantine");
    table
        .pick(ONE, "room:room-013")
        .then(s -> assertThat(Long.bitCount(s.interior().closedDoors())).isEqualTo(4));
  }

  @Test
  @Covers("stun")
  @Rule("L6.9")
  void stun() {
    plays(of("sentry").given(Stalked.cards(TWO, 3)), "stun", 1)
        .then(s -> assertThat(s.cards().hand(TWO).isEmpty()).isTrue());
    assertThat(
            Stalked.whyNotPlay(of("sentry").given(Stalked.cards(TWO, 4)).state(), ONE, "stun", 1))
        .isEqualTo("refused.too-many-cards");
    Scenario<Nemesis> weapon =
        plays(of("sentry").given(Stalked.intruder("adult", "013")), "stun", 2);
    weapon
        .pick(ONE, "pay:")
        .then(s -> assertThat(Stalked.has(s, ONE, "start-smg")).isFalse())
        .then(s -> assertThat(s.creatures().hasIntruder(HERE)).isFalse());
  }

  @Test
  @Covers("defense-plan")
  @Rule("L6.11")
  void defensePlan() {
    Scenario<Nemesis> table =
        of("sentry")
            .given(Stalked.explored("009", "guard-room"))
            .given(Stalked.counter("009", 1))
            .given(Stalked.stands(ONE, "009"));
    assertThat(Stalked.whyNotPlay(table.state(), ONE, "defense-plan", 1)).isNull();
    assertThat(Stalked.whyNotPlay(of("sentry").state(), ONE, "defense-plan", 1)).isNotNull();
    plays(of("sentry"), "defense-plan", 2).asks(ONE);
  }

  @Test
  @Covers("facility-tour")
  @Rule("L7.1")
  void facilityTour() {
    Scenario<Nemesis> table =
        of("sentry").given(Stalked.explored("014", "archive")).rolls(Chance.NOISE, 1);
    plays(table, "facility-tour");
    table.pick(ONE, "go:room-014");
    table
        .choose(TWO, "yes")
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Stalked.room("014")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")));
  }

  @Test
  @Covers("master-key")
  @Rule("L7.9")
  void masterKey() {
    Scenario<Nemesis> table = plays(of("janitor"), "master-key");
    table
        .choose(ONE, table.decision(ONE).options().get(0).id())
        .then(s -> assertThat(Long.bitCount(s.interior().closedDoors())).isEqualTo(1));
  }

  @Test
  @Covers("handyman")
  @Rule({"L20.4", "L16.22"})
  void handyman() {
    Scenario<Nemesis> table = plays(of("janitor").given(Stalked.item(ONE, "reagent")), "handyman");
    table.pick(ONE, "craft:");
    table
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue())
        .then(s -> assertThat(Stalked.has(s, ONE, "reagent")).isFalse());
  }

  @Test
  @Covers("secret-stash")
  @Rule("L20.3")
  void secretStash() {
    Scenario<Nemesis> table = plays(of("janitor"), "secret-stash");
    table.choose(ONE, table.decision(ONE).options().get(0).id());
    table.pick(ONE, "keep:");
    table.then(s -> assertThat(s.belongings().itemCount(ONE)).isEqualTo(2));
  }
}
