package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.combat.Analysing;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.combat.SampleOps.AnalyseObject;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.movement.Encounter;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The weaknesses, and V10.4 how they are discovered. */
final class SeederWeaknessesTest {

  private static final int LAIR = 12;
  private static final int ADULT = 4;

  private static Scenario<Nemesis> beside(String weakness) {
    return Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.figure("lair", "014"))
        .given(Haunted.weakness(weakness));
  }

  @Test
  @Covers("brittle-growth")
  @Rule({"V5.8", "V10.4"})
  void brittleGrowth() {
    beside("brittle-growth")
        .given(Haunted.injured("lair", 6))
        .given(Haunted.attacks("bite-2", "scratch-retreat"))
        .perform(new Injuries.Check(LAIR, false))
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isZero());
    beside("brittle-growth")
        .given(Haunted.injured("lair", 5))
        .given(Haunted.attacks("bite-2", "scratch-retreat"))
        .perform(new Injuries.Check(LAIR, false))
        .then(s -> assertThat(Haunted.count(s, "lair", "014")).isEqualTo(1));
    Haunted.of(2)
        .given(Haunted.figure("lurker", "014"))
        .given(Haunted.weakness("brittle-growth"))
        .given(Haunted.injured("lurker", 6))
        .given(Haunted.event("terror-1"))
        .given(Haunted.attacks("bite-2", "scratch-retreat"))
        .perform(new Injuries.Check(0, false))
        .then(s -> assertThat(Haunted.count(s, "lurker", "013")).isEqualTo(1));
  }

  @Test
  @Covers("resonance")
  @Rule("V5.7")
  void resonance() {
    beside("resonance")
        .given(Haunted.attacks("scratch-6", "scratch-5"))
        .rolls(Chance.COMBAT, ADULT)
        .perform(new Combat.Melee(ONE, LAIR))
        .then(s -> assertThat(s.creatures().injuries(LAIR)).isEqualTo(1));
  }

  @Test
  @Covers("fear-of-fire")
  @Rule("V9.3")
  void fearOfFire() {
    beside("fear-of-fire")
        .given(Haunted.burning("014"))
        .given(Haunted.attacks("scratch-6", "scratch-5"))
        .perform(new EventSteps.FireDamage())
        .then(s -> assertThat(s.creatures().injuries(LAIR)).isEqualTo(2));
  }

  @Test
  @Covers("slow-to-form")
  @Rule("V6.2")
  void slowToForm() {
    Haunted.of(2)
        .given(Haunted.weakness("slow-to-form"))
        .given(Haunted.bag("void-seeder-4"))
        .given(Haunted.cards(ONE, 3))
        .perform(new Encounter(ONE))
        .notTold(ONE, "event.surprise");
  }

  @Test
  @Covers("fading-visions")
  @Rule("V7.3")
  void fadingVisions() {
    Haunted.of(2)
        .given(Haunted.weakness("fading-visions"))
        .given(Haunted.figure("lurker", "014"))
        .perform(new Injuries.Kill(0))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(4));
  }

  @Test
  @Covers("anchor-of-reason")
  @Rule("V3.3")
  void anchorOfReason() {
    Haunted.of(2)
        .given(Haunted.weakness("anchor-of-reason"))
        .given(Haunted.level(ONE, 3))
        .given(Haunted.level(TWO, 1))
        .then(s -> assertThat(Insanity.lowered(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(VoidSeeders.of(s).canCalmDown(s, ONE)).isTrue())
        .then(s -> assertThat(Insanity.lowered(s, TWO)).isEqualTo(1));
  }

  @Test
  @Covers("known-patterns")
  @Rule("V4.1")
  void knownPatterns() {
    Scenario<Nemesis> game =
        Haunted.of(2)
            .given(Haunted.stands(ONE, "003"))
            .given(Haunted.weakness("known-patterns"))
            .given(Haunted.level(ONE, 3))
            .given(Haunted.hand(ONE, "rest"))
            .given(Haunted.panic("hopelessness", "self-mutilation", "defeatism"))
            .perform(new Panic(ONE));
    game.choose(ONE, "yes", "pay:hand-0-rest")
        .offersOnly(ONE, "panic:panic-self-mutilation", "panic:panic-defeatism")
        .choose(ONE, "panic:panic-self-mutilation")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3))
        .then(s -> assertThat(SeedersState.of(s).panicDiscard().size()).isEqualTo(2))
        .then(s -> assertThat(SeedersState.of(s).turned().isEmpty()).isTrue());
  }

  /** How many of the hand are contamination is not public: it is asked, and there is no choice. */
  @Test
  @Rule("V4.1")
  void knownPatternsArePaidWithActionCards() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "003"))
        .given(Haunted.weakness("known-patterns"))
        .given(Haunted.hand(ONE, "clean"))
        .given(Haunted.panic("self-mutilation", "defeatism"))
        .perform(new Panic(ONE))
        .offersOnly(ONE, "no")
        .choose(ONE, "no")
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2));
  }

  /** All weaknesses that are face up are in force. */
  @Test
  @Rule("V7.3")
  void aSecondWeaknessHoldsToo() {
    Haunted.of(2)
        .given(Haunted.weakness("fading-visions"))
        .given(
            s -> {
              Pile three = s.intruderDecks().weaknesses();
              Pile turned = Pile.of(three.at(1), three.at(0), three.at(2));
              s.intruderDecks()
                  .layIntruderDecks(
                      s.intruderDecks().attackDeck(), s.intruderDecks().eventDeck(), turned);
              s.intruderDecks().discover(1);
            })
        .given(Haunted.figure("lurker", "014"))
        .perform(new Injuries.Kill(0))
        .then(s -> assertThat(Haunted.seeders(s)).isEqualTo(4));
  }

  @Test
  @Rule("V4.3")
  void whoCannotPayIsNotAskedToShakeAnybodyAwake() {
    for (int cards = 1; cards <= 2; cards++) {
      String[] hand = cards == 1 ? new String[] {"rest"} : new String[] {"rest", "search"};
      Scenario<Nemesis> game =
          Haunted.of(2)
              .given(Haunted.weakness("shaken-awake"))
              .given(Haunted.level(ONE, 3))
              .given(Haunted.hand(TWO, "interruption"))
              .given(s -> s.cards().discardHand(TWO))
              .given(Haunted.hand(TWO, hand))
              .given(Haunted.panic("self-mutilation"))
              .perform(new Panic(ONE));
      if (cards == 1) game.asksNobody();
      else game.offersOnly(TWO, "let-it-be", "shake-awake");
    }
  }

  @Test
  @Covers("shaken-awake")
  @Rule("V4.3")
  void shakenAwake() {
    Haunted.of(2)
        .given(Haunted.weakness("shaken-awake"))
        .given(Haunted.level(ONE, 3))
        .given(Haunted.hand(TWO, "rest", "search"))
        .given(Haunted.panic("self-mutilation"))
        .perform(new Panic(ONE))
        .choose(TWO, "shake-awake", "pay:hand-1-rest", "pay:hand-1-search")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3));
  }

  // V10.4

  private static int slots(Nemesis s, AnalyseObject.At where) {
    AnalyseObject op = new AnalyseObject(true, where, 0);
    return Analysing.slots(s, op, Occasion.ofRoom(ONE, Haunted.room("014")));
  }

  private static Scenario<Nemesis> analysts(int level, int other) {
    return Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.stands(TWO, "014"))
        .given(Haunted.level(ONE, level))
        .given(Haunted.level(TWO, other));
  }

  @Test
  @Rule({"V10.4", "V16.5", "V2.3"})
  void insanityIsAnalysedFromLevelThree() {
    analysts(2, 2).then(s -> assertThat(slots(s, AnalyseObject.At.ROOM)).isZero());
    analysts(3, 1).then(s -> assertThat(slots(s, AnalyseObject.At.ROOM)).isEqualTo(0b001));
    analysts(1, 4).then(s -> assertThat(slots(s, AnalyseObject.At.CARRIED)).isEqualTo(0b001));
    analysts(1, 4)
        .given(Haunted.stands(TWO, "001"))
        .then(s -> assertThat(slots(s, AnalyseObject.At.ROOM)).isZero());
  }

  @Test
  @Rule({"V10.4", "V2.9", "V12.3"})
  void aCorpseRevealsNothingACarcassDoes() {
    analysts(1, 1)
        .given(s -> s.objects().lay(ObjectKind.CORPSE_BLUE, null, Haunted.room("014")))
        .given(s -> s.objects().lay(ObjectKind.CORPSE_RED, TWO, Haunted.room("014")))
        .then(s -> assertThat(slots(s, AnalyseObject.At.ROOM)).isZero())
        .given(s -> s.objects().lay(ObjectKind.CARCASS, null, Haunted.room("014")))
        .given(s -> s.objects().lay(ObjectKind.EGG, null, Haunted.room("014")))
        .then(s -> assertThat(slots(s, AnalyseObject.At.ROOM)).isEqualTo(0b110));
  }
}
