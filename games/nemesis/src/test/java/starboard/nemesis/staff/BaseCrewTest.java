package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The crew of the Nemesis at the Mars base (L25.1, L25.3). */
@Rule("L25.1")
final class BaseCrewTest {

  private static final List<String> CREW =
      List.of("captain", "pilot", "scientist", "scout", "soldier", "mechanic");

  private static Scenario<Nemesis> of(String character) {
    return Stalked.of(character, "sentry");
  }

  @ParameterizedTest
  @CsvSource({"captain", "pilot", "scientist", "scout", "soldier", "mechanic"})
  @Covers({"captain", "pilot", "scientist", "scout", "soldier", "mechanic"})
  @Rule({"L3.5", "L3.6"})
  void theyAreSurvivorsWithoutAStartingItem(String id) {
    CharacterBoard board = Stalked.CONTENT.characters().require(id);
    assertThat(board.startRoom().id()).isEqualTo("isolation-room");
    assertThat(board.startingItem()).isNull();
    assertThat(board.deck().stream().mapToInt(CharacterBoard.Copies::count).sum()).isEqualTo(10);
    assertThat(board.questItems()).hasSize(1);
    assertThat(board.questItems().getFirst().id()).isEqualTo("lq-" + id);
  }

  @Test
  void theDraftOffersTheCrewOnly() {
    Scenario<Nemesis> game = Stalked.game(2).option("characters", "nemesis").seed(5).begin();
    drafted(game);
    for (Seat seat : List.of(ONE, TWO)) {
      assertThat(CREW).contains(character(game.state(), seat));
      assertThat(game.state().rules().place().knowledge(game.state(), seat)).isEqualTo(3);
    }
  }

  private static String character(Nemesis s, Seat seat) {
    return Stalked.CONTENT.characters().at(s.crew().characterOf(seat)).id();
  }

  private static void drafted(Scenario<Nemesis> game) {
    for (int number = 1; number <= 2; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
  }

  @Test
  void ofAColourOneOrTheOtherIsPlayed() {
    Scenario<Nemesis> game = Stalked.game(2).option("characters", "mixed").seed(5).begin();
    Seat first = game.state().briefing().numbered(1);
    game.choose(first, game.decision(first).options().get(0).id()).asks(first, "ask.twin");
    String twin = game.decision(first).options().get(1).id();
    game.choose(first, twin);
    assertThat("play-" + character(game.state(), first)).isEqualTo(twin);
    assertThat(CREW).contains(character(game.state(), first));
  }

  @Test
  @Covers({"reload", "full-auto"})
  @Rule("L25.3")
  void whatIsNotHereOnlyPays() {
    assertThat(Stalked.whyNotPlay(of("captain").state(), ONE, "reload", 1))
        .isEqualTo("refused.lacking");
    assertThat(Stalked.whyNotPlay(of("soldier").state(), ONE, "full-auto", 1))
        .isEqualTo("refused.lacking");
  }

  @Test
  @Covers({"ingenuity", "fast-repairs"})
  @Rule("L25.3")
  void enginesAreNotOffered() {
    assertThat(Stalked.CONTENT.actionCards().require("ingenuity").ops()).hasSize(2);
    of("mechanic")
        .given(Stalked.broken("013"))
        .perform(Stalked.plays(ONE, "fast-repairs"))
        .then(s -> assertThat(s.interior().isBroken(Stalked.room("013"))).isFalse());
    of("mechanic")
        .given(Stalked.broken("013"))
        .perform(Stalked.plays(ONE, "ingenuity", 1))
        .then(s -> assertThat(s.interior().isBroken(Stalked.room("013"))).isFalse());
  }

  // ---------------------------------------------------------------- the pilot's deck

  @Test
  @Covers("remote-driving")
  @Rule("L11.3")
  void remoteDriving() {
    of("pilot")
        .perform(Stalked.plays(ONE, "remote-driving"))
        .then(s -> assertThat(MarsState.of(s).rover()).isNotEqualTo(Stalked.room("001")));
  }

  @Test
  @Covers("launch-sequence")
  @Rule("L10.1")
  void launchSequence() {
    assertThat(Stalked.whyNotPlay(of("pilot").state(), ONE, "launch-sequence", 1)).isNotNull();
  }

  @Test
  @Covers("evasive-manoeuvre")
  @Rule("L15.6")
  void evasiveManoeuvre() {
    Scenario<Nemesis> table =
        of("pilot")
            .given(Stalked.explored("014", "archive"))
            .given(Stalked.intruder("queen", "013"))
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.attacks("at-cut-2"))
            .rolls(Chance.NOISE, 1)
            .perform(Stalked.plays(ONE, "evasive-manoeuvre"));
    table.pick(ONE, "go:room-014");
    table.asks(ONE, "ask.escape-attacker");
    table.pick(ONE, "intruder:figure-adult");
    table
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")));
  }

  @Test
  @Covers("navigation")
  @Rule("L7.3")
  void navigation() {
    Scenario<Nemesis> table =
        of("pilot")
            .given(Stalked.explored("014", "archive"))
            .perform(Stalked.plays(ONE, "navigation"));
    table.pick(ONE, "go:room-014");
    table.pick(ONE, "noise:");
    table.then(s -> assertThat(Stalked.noisy(s)).hasSize(1));
  }

  // ---------------------------------------------------------------- quest items

  private static Scenario<Nemesis> turn(Scenario<Nemesis> table) {
    return table.given(Stalked.cards(ONE, 3)).perform(new Turn(ONE));
  }

  @Test
  @Covers("lq-captain")
  @Rule({"L6.10", "L6.6"})
  void captainSeal() {
    turn(of("captain")).offers(ONE, "activate:locked-0-lq-captain");
    of("captain")
        .given(Stalked.item(ONE, "lq-captain"))
        .given(Stalked.explored("014", "archive"))
        .given(Stalked.hand(ONE, "rest"))
        .given(Stalked.hand(TWO, "interruption"))
        .rolls(Chance.NOISE, 1)
        .perform(new Turn(ONE))
        .choose(ONE, "move:room-014")
        .choose(ONE, "pay:hand-0-rest")
        .choose(TWO, "react:hand-1-interruption")
        .asks(ONE, "ask.answer.own-action-interrupted")
        .choose(ONE, "react:items-0-lq-captain")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Stalked.room("014")))
        .then(s -> assertThat(StaffState.of(s).isUsed(ONE)).isTrue());
  }

  @Test
  @Covers("lq-pilot")
  @Rule("L10.2")
  void flightRecorder() {
    Scenario<Nemesis> table =
        of("pilot")
            .given(Stalked.item(ONE, "lq-pilot"))
            .perform(Stalked.uses(ONE, "lq-pilot"))
            .choose(ONE, "look:css-1")
            .offersOnly(ONE, "look:css-0", "look:css-2", "look:css-3", "look:css-4", "look:css-5")
            .choose(ONE, "look:css-3")
            .asksNobody();
    var tokens = MarsState.of(table.state()).css();
    int seen = 0;
    for (int i = 0; i < tokens.size(); i++) if (Thing.isSeenBy(tokens.at(i), ONE)) seen++;
    assertThat(seen).isEqualTo(2);
  }

  @Test
  @Covers("lq-scientist")
  @Rule("L19.1")
  void fieldNotes() {
    assertThat(Stalked.CONTENT.items().require("lq-scientist").passiveOps()).hasSize(1);
    turn(of("scientist")
            .given(Stalked.explored("010", "laboratory"))
            .given(Stalked.stands(ONE, "010")))
        .offers(ONE, "activate:locked-0-lq-scientist");
  }

  @Test
  @Covers("lq-scout")
  @Rule("L7.4")
  void motionTracker() {
    of("scout")
        .given(Stalked.item(ONE, "lq-scout"))
        .given(Stalked.hand(ONE, "rest"))
        .rolls(Chance.NOISE, 1, 3)
        .perform(new NoiseRoll(ONE))
        .asks(ONE, "ask.reroll-noise")
        .choose(ONE, "yes")
        .choose(ONE, "pay:hand-0-rest")
        .then(s -> assertThat(Stalked.noisy(s)).containsExactly("009-013"));
  }

  @Test
  @Covers("lq-soldier")
  @Rule("L15.11")
  void serviceRifleShootsTwice() {
    Scenario<Nemesis> table =
        of("soldier")
            .given(Stalked.item(ONE, "lq-soldier"))
            .given(Stalked::dark)
            .given(Stalked.intruder("queen", "013"))
            .given(Stalked.attacks("at-cut-5", "at-cut-4", "at-cut-3", "at-blood-rage-1"))
            .rolls(Chance.COMBAT, 5, 6);
    int rifle = Stalked.weapon(table.state(), ONE, "lq-soldier");
    table
        .perform(new Combat.Shot(ONE, rifle, Stalked.figure("queen", 1), Combat.Manner.PLAIN))
        .asks(ONE, "ask.shoot-again");
    table.pick(ONE, "attack:figure-queen");
    table
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(3))
        .then(s -> assertThat(s.belongings().ammo(rifle)).isZero())
        .asksNobody();
  }

  @Test
  @Covers("lq-mechanic")
  @Rule("L15.3")
  void plasmaTorch() {
    of("mechanic")
        .given(Stalked.item(ONE, "lq-mechanic"))
        .given(Stalked.intruder("queen", "013"))
        .given(Stalked.attacks("at-cut-5", "at-cut-4"))
        .rolls(Chance.COMBAT, 5)
        .perform(new Combat.Melee(ONE, Stalked.figure("queen", 1)))
        .then(s -> assertThat(Stalked.injuries(s, "queen")).isEqualTo(2));
    of("mechanic")
        .given(Stalked.item(ONE, "lq-mechanic"))
        .given(Stalked.broken("013"))
        .perform(Stalked.uses(ONE, "lq-mechanic"))
        .then(s -> assertThat(s.interior().isBroken(Stalked.room("013"))).isFalse());
  }
}
