package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.row;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.attack.Leaving;
import starboard.clank.content.Colours;
import starboard.clank.content.Content;
import starboard.clank.game.ClankGame;
import starboard.clank.turn.SetUp;
import starboard.clank.turn.Solo;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** C22 The solo variant. */
final class SoloTest {

  private static Scenario<Clank> solo() {
    return Scenario.of(new ClankGame(), 1).option("modules", "first-game").given(SetUp::lay);
  }

  private static int goal(String id) {
    return Content.BOX.solo().goals().indexOf(id);
  }

  @Test
  @Rule({"C22.1", "C22.2"})
  void theTableIsThatOfTwo() {
    solo()
        .then(
            s -> {
              int low = 0;
              int high = 0;
              for (int i = 0; i < 3; i++) if (s.isLaid(i)) low++;
              for (int i = 3; i < 6; i++) if (s.isLaid(i)) high++;
              assertThat(low).isEqualTo(2);
              assertThat(high).isEqualTo(2);
              assertThat(s.stock(0)).isEqualTo(1);
              assertThat(s.rage()).isEqualTo(3);
              assertThat(s.area().count(0)).isEqualTo(3);
              assertThat(s.area().count(Colours.THREAT)).isEqualTo(3);
              assertThat(s.secretsAt(Laid.space("cb-crates"))).isEqualTo(1);
            });
  }

  @Test
  @Rule("C22.2")
  void aGoalIsOpenedAndReached() {
    solo()
        .given(s -> s.clearTable(ONE))
        .draws(Chance.SOLO, goal("goal-defeat"))
        .given(s -> s.gainSwords(2))
        .perform(new Turns.Next(ONE))
        .then(s -> assertThat(s.goal()).isEqualTo(goal("goal-defeat")))
        .choose(ONE, "fight:reserve.gob-lin-front")
        .told(ONE, "goal-reached")
        .then(s -> assertThat(s.goal()).isEqualTo(Clank.NONE))
        .then(s -> assertThat(s.area().count(0)).isEqualTo(1));
  }

  @Test
  @Rule({"C22.2", "C8.1"})
  void anEnemyOfTheRowCountsToo() {
    solo()
        .given(s -> s.clearTable(ONE))
        .given(s -> s.clearRow())
        .given(row("gun-turret"))
        .draws(Chance.SOLO, goal("goal-defeat"))
        .given(s -> s.gainSwords(2))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "fight:row.gun-turret")
        .told(ONE, "goal-reached");
  }

  /** A turn with a rebel beside another, beside a crystal space, at a terminal and a market. */
  private static Scenario<Clank> striving(String goal, String space) {
    return solo()
        .given(s -> s.clearTable(ONE))
        .draws(Chance.SOLO, goal(goal))
        .given(at(ONE, space))
        .given(hand(ONE, "rebel-scout", "rebel-scout"))
        .given(s -> s.gainCredits(ONE, 7))
        .given(s -> s.gainBoots(1))
        .perform(new Turns.Next(ONE));
  }

  @ParameterizedTest
  @Rule("C22.2")
  @CsvSource({
    "goal-terminal, doomsday-cannon-d3, hack:doomsday-cannon-d3",
    "goal-crystal, doomsday-cannon-d3, walk:doomsday-cannon-d6",
    "goal-market, doomsday-cannon-d4, buy:market.medkit",
  })
  void aDeedReachesItsGoal(String goal, String space, String deed) {
    striving(goal, space).choose(ONE, deed).told(ONE, "goal-reached");
  }

  @Test
  @Rule("C22.2")
  void onlyCrystalSpacesCountForTheirGoal() {
    striving("goal-crystal", "cb-start")
        .choose(ONE, "walk:cb-crates")
        .notTold(ONE, "goal-reached")
        .then(s -> assertThat(s.goalDone()).isZero());
  }

  @Test
  @Rule("C22.2")
  void aFactionEffectReachesItsGoal() {
    striving("goal-faction", "cb-start")
        .choose(ONE, "play:hand-0.rebel-scout")
        .notTold(ONE, "goal-reached")
        .choose(ONE, "play:hand-0.rebel-scout")
        .told(ONE, "goal-reached");
  }

  @Test
  @Rule("C22.2")
  void theSecondSecretReachesItsGoal() {
    striving("goal-secret", "cb-start")
        .given(s -> s.gainBoots(1))
        .choose(ONE, "walk:cb-crates", "take:cb-crates")
        .notTold(ONE, "goal-reached")
        .then(s -> assertThat(s.goalDone()).isEqualTo(1))
        .given(at(ONE, "cb-start"))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cb-scrap", "take:cb-scrap")
        .told(ONE, "goal-reached");
  }

  @Test
  @Rule({"C22.2", "C1.5"})
  void thereAreNoMoreThreatCubesThanCubesOfAColour() {
    solo()
        .given(s -> s.addThreat(40))
        .then(s -> assertThat(s.area().count(Colours.THREAT)).isEqualTo(30));
  }

  @Test
  @Rule("C22.2")
  void otherDeedsDoNotCountForAGoal() {
    solo()
        .given(s -> s.clearTable(ONE))
        .draws(Chance.SOLO, goal("goal-market"))
        .given(s -> s.gainSwords(2))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "fight:reserve.gob-lin-front")
        .notTold(ONE, "goal-reached")
        .then(s -> assertThat(s.goalDone()).isZero())
        .then(s -> assertThat(s.goal()).isEqualTo(goal("goal-market")));
  }

  @Test
  @Rule("C22.2")
  void aGoalIsMissedAfterItsTurns() {
    solo()
        .draws(Chance.SOLO, goal("goal-defeat"))
        .perform(new Solo.GoalOpens())
        .given(Clank::countGoalTurn)
        .given(Clank::countGoalTurn)
        .perform(new Turns.CleanUp(ONE))
        .told(ONE, "goal-missed")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(5));
  }

  @Test
  @Rule("C22.2")
  void aRowCardGoesAndThreatGrows() {
    solo()
        .given(s -> s.beginTurn(ONE))
        .perform(new Turns.CleanUp(ONE))
        .then(s -> assertThat(s.row().size()).isEqualTo(5))
        .then(s -> assertThat(s.area().count(Colours.THREAT)).isEqualTo(3))
        .given(s -> s.beginTurn(ONE))
        .perform(new Turns.CleanUp(ONE))
        .then(s -> assertThat(s.area().count(Colours.THREAT)).isEqualTo(4));
  }

  @Test
  @Rule({"C22.1", "C22.2"})
  void tenThreatCubesStartTheClock() {
    solo()
        .given(s -> s.clearRow())
        .given(row("captive", "captive", "fence", "fence", "gun-turret", "interrogator"))
        .given(s -> s.addThreat(7))
        .draws(Chance.BAG, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
        .given(s -> s.drawCubes(10))
        .then(s -> assertThat(s.threat()).isEqualTo(10))
        .draws(Chance.BAG, 0, 0, 0, 0, 0, 0)
        .perform(new Turns.Refill(ONE))
        .told(ONE, "clock")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(3));
  }

  @Test
  @Rule("C22.2")
  void nineThreatCubesDoNotStartIt() {
    solo()
        .given(s -> s.clearRow())
        .given(row("captive", "captive", "fence", "fence", "gun-turret", "interrogator"))
        .given(s -> s.addThreat(6))
        .draws(Chance.BAG, 3, 3, 3, 3, 3, 3, 3, 3, 3)
        .given(s -> s.drawCubes(9))
        .given(noise(ONE, 2))
        .then(s -> assertThat(s.threat()).isEqualTo(9))
        .perform(new Turns.Refill(ONE))
        .notTold(ONE, "clock")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(2));
  }

  /** Three own cubes, three of threat, then the black ones. */
  @Test
  @Rule({"C22.2", "C16.2"})
  void blackCubesAreNoThreat() {
    solo()
        .draws(Chance.BAG, 6, 3)
        .given(s -> s.drawCubes(2))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(1))
        .then(s -> assertThat(s.threat()).isEqualTo(1));
  }

  /** A full row loses a card and gets a new one: 26 of the 94 of the deck attack. */
  private static Scenario<Clank> fullRow() {
    return solo()
        .given(s -> s.clearRow())
        .given(row("captive", "captive", "fence", "fence", "card-shark", "kockolit"));
  }

  private static Widget.Counter risk(Scenario<Clank> game) {
    return game.publicScene().widget(Widget.Counter.class, "danger-0");
  }

  @Test
  @Rule("C22.2")
  void theRiskReckonsWithTheCardThatLeavesTheRow() {
    Widget.Counter risk = risk(fullRow());
    assertThat(risk.parts()).extracting(Widget.Summand::value).containsExactly(28, 19);
    assertThat(risk.value()).isEqualTo(5); // 26/94 * (1 - 27/30 * 26/29)
  }

  /** 24 black and three own cubes are left: six are drawn, or eight with an attack. */
  @Test
  @Rule("C22.2")
  void theRiskReckonsWithTheClock() {
    Widget.Counter risk =
        risk(
            fullRow()
                .given(s -> s.addThreat(7))
                .draws(Chance.BAG, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
                .given(s -> s.drawCubes(10)));
    assertThat(risk.parts()).extracting(Widget.Summand::value).containsExactly(28, 21, 55);
    assertThat(risk.value()).isEqualTo(58);
  }

  @Test
  @Rule("C22.3")
  void theResultIsTheOwnScore() {
    solo()
        .given(noise(ONE, 1))
        .given(s -> s.takeArtifact(ONE, 1))
        .perform(new Leaving.Escape(ONE, 0))
        .ends(
            result -> {
              assertThat(result.winners().has(Seat.ONE)).isTrue();
              assertThat(result.seats().getFirst().score()).isEqualTo(30);
            });
  }
}
