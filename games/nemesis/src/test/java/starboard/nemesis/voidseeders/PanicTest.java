package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** V4 Panic cards. */
final class PanicTest {

  /** The Captain alone in room 003 with that insanity; the Pilot is far away. */
  private static Scenario<Nemesis> alone(int level, String card) {
    return Haunted.of(2)
        .given(Haunted.explored("003", "armory"))
        .given(Haunted.stands(ONE, "003"))
        .given(Haunted.level(ONE, level))
        .given(Haunted.panic(card));
  }

  private static Scenario<Nemesis> panics(Scenario<Nemesis> table) {
    return table.perform(new Panic(ONE));
  }

  /** Nothing of the card happens, insanity rises. */
  private static void onlyRaises(Scenario<Nemesis> table, int level) {
    panics(table).then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(level + 1));
  }

  @Test
  @Covers("sabotage")
  @Rule({"V4.1", "V4.4"})
  void sabotage() {
    panics(alone(2, "sabotage").given(s -> s.interior().setCounter(Haunted.room("003"), 3)))
        .then(s -> assertThat(s.interior().counter(Haunted.room("003"))).isZero())
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(2))
        .then(s -> assertThat(SeedersState.of(s).panicDiscard().size()).isEqualTo(1));
    onlyRaises(alone(2, "sabotage"), 2);
    Scenario<Nemesis> sane =
        alone(1, "sabotage").given(s -> s.interior().setCounter(Haunted.room("003"), 3));
    onlyRaises(sane, 1);
    sane.then(s -> assertThat(s.interior().counter(Haunted.room("003"))).isEqualTo(3));
  }

  @Test
  @Covers("ripping-off-bandages")
  @Rule("V4.4")
  void rippingOffBandages() {
    panics(
            alone(2, "ripping-off-bandages")
                .given(Haunted.wounds(ONE, 1))
                .given(s -> s.crew().dress(ONE, 0)))
        .then(s -> assertThat(s.crew().wounds(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.crew().dressed(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
    onlyRaises(alone(2, "ripping-off-bandages").given(Haunted.wounds(ONE, 1)), 2);
  }

  @Test
  @Covers("destructive-outburst")
  @Rule("V4.4")
  void destructiveOutburst() {
    panics(alone(2, "destructive-outburst"))
        .then(s -> assertThat(s.interior().isBroken(Haunted.room("003"))).isTrue());
    onlyRaises(alone(2, "destructive-outburst").given(Haunted.broken("003")), 2);
  }

  @Test
  @Covers("blind-escape")
  @Rule({"V4.4", "V4.5"})
  void blindEscape() {
    panics(
            alone(2, "blind-escape")
                .given(Haunted.event("terror-1"))
                .given(Haunted.figure("lurker", "003"))
                .given(Haunted.attacks("bite-2")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Haunted.room("001")))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
    onlyRaises(
        alone(2, "blind-escape")
            .given(Haunted.event("terror-1"))
            .given(Haunted.closed("c-001-003")),
        2);
    Scenario<Nemesis> technical =
        alone(2, "blind-escape")
            .given(Haunted.stands(ONE, "009"))
            .given(Haunted.event("monophobia-3"));
    onlyRaises(technical, 2);
    panics(alone(2, "blind-escape").given(Haunted.event("monophobia-3")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Haunted.room("007")));
  }

  @Test
  @Covers("insane-courage")
  @Rule({"V4.4", "V4.5"})
  void insaneCourage() {
    panics(alone(2, "insane-courage").given(Haunted.figure("lair", "001")))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Haunted.room("001")));
    onlyRaises(
        alone(2, "insane-courage")
            .given(Haunted.figure("lair", "001"))
            .given(Haunted.closed("c-001-003")),
        2);
    panics(
            alone(2, "insane-courage")
                .given(Haunted.figure("lair", "001"))
                .given(Haunted.figure("lair", "007")))
        .offersOnly(ONE, "go:room-001", "go:room-007")
        .choose(ONE, "go:room-007")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Haunted.room("007")));
  }

  @Test
  @Covers("demotivation")
  @Rule("V4.1")
  void demotivation() {
    panics(
            alone(2, "demotivation")
                .given(Haunted.stands(TWO, "003"))
                .given(Haunted.hand(ONE, "rest", "clean"))
                .given(Haunted.hand(TWO, "rest")))
        .choose(TWO, "let-it-be")
        .choose(ONE, "discard:hand-0-rest")
        .choose(TWO, "discard:hand-1-rest")
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(TWO).isEmpty()).isTrue())
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(1));
  }

  @Test
  @Covers("bloodlust")
  @Rule("V4.1")
  void bloodlust() {
    panics(alone(3, "bloodlust").given(Haunted.stands(TWO, "003")))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
    panics(alone(3, "bloodlust")).then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    onlyRaises(alone(2, "bloodlust"), 2);
  }

  @Test
  @Covers("self-mutilation")
  @Rule("V4.1")
  void selfMutilation() {
    panics(alone(3, "self-mutilation"))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2));
  }

  @Test
  @Covers("hallucinations")
  @Rule("V4.4")
  void hallucinations() {
    panics(alone(3, "hallucinations")).then(s -> assertThat(ammo(s)).isZero());
    onlyRaises(alone(3, "hallucinations").given(PanicTest::disarm), 3);
  }

  private static int ammo(Nemesis s) {
    return s.belongings().ammo(s.kit().weaponOf(s.belongings().held(ONE).number(0)));
  }

  private static void disarm(Nemesis s) {
    s.belongings().setAmmo(s.kit().weaponOf(s.belongings().held(ONE).number(0)), 0);
  }

  @Test
  @Covers("defeatism")
  @Rule("V4.6")
  void defeatism() {
    panics(alone(3, "defeatism").given(Haunted.stands(TWO, "003")))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(4))
        .then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(2));
  }

  @Test
  @Covers("hopelessness")
  @Rule("V14")
  void hopelessness() {
    panics(
            alone(3, "hopelessness")
                .given(Haunted.deck(ONE, "rest", "clean", "interruption", "basic-repairs")))
        .offersOnly(ONE, "remove-rest", "remove-interruption")
        .choose(ONE, "remove-rest")
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(1));
    panics(alone(3, "hopelessness").given(Haunted.deck(ONE, "clean", "clean", "clean")))
        .asksNobody()
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3));
  }

  @Test
  @Covers("pyromaniac")
  @Rule({"V4.4", "V14"})
  void pyromaniac() {
    panics(alone(3, "pyromaniac"))
        .then(s -> assertThat(s.interior().burns(Haunted.room("003"))).isTrue());
    onlyRaises(alone(3, "pyromaniac").given(Haunted.burning("003")), 3);
  }

  @Test
  @Covers("destruction")
  @Rule("V4.4")
  void destruction() {
    panics(alone(4, "destruction"))
        .then(s -> assertThat(s.belongings().held(ONE).isEmpty()).isTrue());
    onlyRaises(alone(4, "destruction").given(s -> s.belongings().loseItems(ONE)), 4);
  }

  @Test
  @Covers("heart-attack")
  @Rule({"V4.1", "V3.6"})
  void heartAttack() {
    panics(alone(5, "heart-attack")).then(s -> assertThat(s.crew().isDead(ONE)).isTrue());
    onlyRaises(alone(4, "heart-attack"), 4);
  }

  @Test
  @Rule({"V4.2", "V13"})
  void whatCannotBeDoneKillsAtTheTop() {
    panics(alone(5, "sabotage"))
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(SeedersState.of(s).panicDiscard().size()).isEqualTo(1));
  }

  // Interruption

  private static Scenario<Nemesis> inCompany(int level, String... hand) {
    return alone(level, "self-mutilation")
        .given(Haunted.stands(TWO, "003"))
        .given(Haunted.hand(TWO, hand));
  }

  @Test
  @Rule({"V4.3", "V10.6"})
  void anInterruptionCancelsEffectAndRaise() {
    panics(inCompany(3, "interruption").given(s -> s.crew().pass(TWO)))
        .asks(TWO, "ask.interrupt-panic")
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3))
        .then(s -> assertThat(SeedersState.of(s).panicDiscard().size()).isEqualTo(1))
        .told(ONE, "event.panic-cancelled");
  }

  @Test
  @Rule("V4.3")
  void nobodyNeedInterrupt() {
    panics(inCompany(3, "interruption"))
        .choose(TWO, "let-it-be")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2));
  }

  @Test
  @Rule({"V4.3", "V13"})
  void aRaiseCannotBeInterrupted() {
    panics(inCompany(2, "interruption"))
        .asksNobody()
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3));
  }

  @Test
  @Rule({"V4.3", "V10.6"})
  void onlyWhoIsThereMayInterrupt() {
    panics(inCompany(3, "interruption").given(Haunted.stands(TWO, "011"))).asksNobody();
    panics(inCompany(3, "interruption").given(s -> s.crew().leave(TWO, 0))).asksNobody();
  }

  @Test
  @Rule("V16.4")
  void anInterruptionOfPanicCanBeAnswered() {
    panics(
            Haunted.of(3)
                .given(Haunted.stands(ONE, "003"))
                .given(Haunted.stands(TWO, "003"))
                .given(Haunted.stands(THREE, "003"))
                .given(Haunted.hand(TWO, "interruption"))
                .given(Haunted.hand(THREE, "interruption"))
                .given(Haunted.level(ONE, 3))
                .given(Haunted.panic("self-mutilation")))
        .choose(TWO, "react:hand-1-interruption")
        .choose(THREE, "react:hand-2-interruption")
        .choose(THREE, "let-it-be")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2));
  }

  @Test
  @Rule("V4.7")
  void anExhaustedDeckIsShuffledAnew() {
    panics(panics(alone(1, "defeatism")))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(3))
        .then(s -> assertThat(SeedersState.of(s).panicDiscard().size()).isEqualTo(1));
    panics(Haunted.of(2).given(Haunted.panic()))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(1));
  }

  @Test
  @Rule("V4.1")
  void oneCardIsTurnedUp() {
    panics(Haunted.of(2).given(Haunted.panic("defeatism", "heart-attack")))
        .asksNobody()
        .then(s -> assertThat(SeedersState.of(s).panicDeck().size()).isEqualTo(1))
        .then(s -> assertThat(SeedersState.of(s).panicDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule("V4.8")
  void inAPodThereIsNoRoomToPanicIn() {
    Scenario<Nemesis> aboard =
        alone(3, "defeatism")
            .given(Haunted.stands(TWO, "011"))
            .given(Haunted.hand(TWO, "interruption"))
            .given(s -> ShipState.of(s).board(ONE, 0));
    onlyRaises(aboard, 3);
    aboard.then(s -> assertThat(Haunted.level(s, TWO)).isEqualTo(1)).asksNobody();
    panics(
            alone(3, "self-mutilation")
                .given(Haunted.hand(TWO, "interruption"))
                .given(s -> ShipState.of(s).board(ONE, 0))
                .given(s -> ShipState.of(s).board(TWO, 0)))
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
    Scenario<Nemesis> holding =
        alone(3, "demotivation")
            .given(Haunted.hand(ONE, "rest"))
            .given(s -> ShipState.of(s).board(ONE, 0));
    onlyRaises(holding, 3);
    holding.asksNobody().then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(1));
    Scenario<Nemesis> nowhere =
        alone(3, "blind-escape")
            .given(Haunted.event("terror-1"))
            .given(s -> ShipState.of(s).board(ONE, 0));
    onlyRaises(nowhere, 3);
    nowhere.then(s -> assertThat(s.intruderDecks().eventDiscard().isEmpty()).isTrue());
  }
}
