package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Event;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.round.Rounds;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Rules that are true everywhere. */
final class GeneralRulesTest {

  @Test
  @Rule("N1.4")
  void whatIsRemovedNeverReturnsAndDiscardPilesAreFaceUp() {
    Laid.of(2)
        .given(Stacked.event("ev-short-circuit"))
        .given(Stacked.attack("at-claw-3"))
        .given(Laid.intruder("adult", "001"))
        .perform(new EventSteps.DrawEvent())
        .then(
            s ->
                assertThat(
                        s.intruderDecks().eventDeck().size()
                            + s.intruderDecks().eventDiscard().size())
                    .isZero())
        .perform(new Injuries.Injure(Laid.figure("adult", 1), 1, false))
        .then(s -> assertThat(s.knows(TWO, s.intruderDecks().attackDiscard().number(0))).isTrue());
  }

  @Test
  @Rule("N1.6")
  void handCardsAreActionCardsAndContamination() {
    Laid.of(2)
        .given(Laid.hand(ONE, "rest", "clean", "infected"))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(s.cards().actionCards(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().contaminationInHand(ONE)).isEqualTo(2));
  }

  @Test
  @Rule({"N3.17", "N10.1"})
  void theRoundEndsOnlyAfterTheSurpriseAttack() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(s -> s.creatures().noteFirstEncounter())
            .given(Laid.stands(TWO, "001"))
            .given(Laid.noise("c-011-015"))
            .given(Laid.bag("tok-adult-4", "tok-adult-4"))
            .given(Stacked.attack("at-slime-5"))
            .rolls(Chance.NOISE, 1, 9)
            .perform(s -> s.then(new EventSteps.BagDevelopment(), new Rounds.Round()));
    List<String> told = game.events(ONE).stream().map(Event::id).toList();
    assertThat(told.indexOf("event.slimed"))
        .isNotNegative()
        .isLessThan(told.indexOf("event.round"));
  }

  @Test
  @Rule("N8.4")
  void technicalCorridorsHaveNoDoorsAndCarryNoFire() {
    Laid.of(2)
        .given(Laid.burning("005"))
        .perform(
            s -> {
              OpRule spread = new FireOps.SpreadFire(Everywhere.BURNING);
              spread.happen(s, Occasion.ofEvent(0));
            })
        .then(
            s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("005", "006", "010"))
        .then(
            s ->
                assertThat(s.board().corridorsOf(Laid.room("005")) >>> s.board().corridors())
                    .isZero());
  }

  @Test
  @Rule({"N11.5", "N13.1"})
  void injuriesAreCheckedAtOnce() {
    Laid.of(2)
        .given(Laid.intruder("creeper", "011"))
        .given(Stacked.attack("at-scratch-2"))
        .rolls(Chance.COMBAT, 6)
        .perform(
            s -> {
              int weapon = s.kit().weaponOf(s.belongings().held(ONE).number(0));
              s.then(new Combat.Shot(ONE, weapon, Laid.figure("creeper", 1), Combat.Manner.PLAIN));
            })
        .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero());
  }

  @Test
  @Rule("N26.5")
  void eitherSideOfTheBoardInEveryMode() {
    NemesisGame game = new NemesisGame();
    assertThat(game.options().stream().map(GameOption::id))
        .containsExactlyInAnyOrder("mode", "intruder-player", "species", "board");
    for (String mode : List.of("semi-coop", "co-op", "solo")) {
      int players = mode.equals("solo") ? 1 : 3;
      String standard =
          game.table(Setup.of(game, players, Map.of("mode", mode))).kit().board().id();
      assertThat(standard).isEqualTo("board-base");
      Setup advanced = Setup.of(game, players, Map.of("mode", mode, "board", "advanced"));
      assertThat(game.table(advanced).kit().board().id()).isEqualTo("board-advanced");
    }
  }

  /** Sets of rooms. */
  static final class Everywhere {
    static final Rooms BURNING =
        new Rooms(
            false,
            List.of(),
            null,
            null,
            null,
            null,
            null,
            true,
            List.of(),
            null,
            1,
            Rooms.Pick.ALL);

    private Everywhere() {}
  }
}
