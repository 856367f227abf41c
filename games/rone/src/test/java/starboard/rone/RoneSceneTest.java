package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.content.DamageType;
import starboard.rone.game.RoneGame;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What is shown of a turn and of the Invasion, with what it is made of. */
final class RoneSceneTest {

  private static Widget.Counter counter(Scenario<Rone> table, String id) {
    return table.scene(ONE).widget(Widget.Counter.class, id);
  }

  private static List<Integer> parts(Widget.Counter counter) {
    return counter.parts().stream().map(Widget.Summand::value).toList();
  }

  private static Scenario<Rone> armed(Scenario<Rone> table, int tearing, int melee, int ranged) {
    return table
        .given(s -> s.player(ONE).enter(4))
        .given(s -> s.player(ONE).addDamage(DamageType.ARMOUR, tearing))
        .given(s -> s.player(ONE).addDamage(DamageType.MELEE, melee))
        .given(s -> s.player(ONE).addDamage(DamageType.RANGED, ranged));
  }

  @Test
  @Rule({"R9.1", "R9.6"})
  void theDamageSoFarIsSplitIntoArmourAndLife() {
    Scenario<Rone> table = Laid.bare().given(s -> s.player(TWO).setCounters(4, 10));
    Widget.Counter preview = counter(armed(table, 2, 5, 1), "turn-preview");
    assertThat(parts(preview)).containsExactly(4, 3 + 1);
  }

  @ParameterizedTest
  @Rule({"R14.2.2", "R9.6"})
  @ValueSource(ints = {4, 6})
  void againstTheInvasionItIsSplitForTheUppermostCard(int phase) {
    Scenario<Rone> table = Invaded.bare(2).given(Invaded.invasion("stack", "inv-colossus"));
    armed(table, 1, 2, 1).given(s -> s.player(ONE).enter(phase));
    int armour = table.state().stack().armour();
    assertThat(armour).isGreaterThanOrEqualTo(3);
    assertThat(parts(counter(table, "turn-preview-top"))).containsExactly(3, 1);
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 50));
    int life = table.state().stack().life();
    assertThat(parts(counter(table, "turn-preview-top"))).containsExactly(3, life);
  }

  @Test
  @Rule({"R12.4", "R12.6", "R13.4"})
  void everyValueOfTheStackIsTheSumOfItsParts() {
    Scenario<Rone> table =
        Invaded.atTheCore(2)
            .given(Invaded.invasion("stack", "inv-hauler", "inv-iron-choir", "inv-guard"))
            .given(s -> s.stack().gain(false, true, 2))
            .given(s -> s.stack().lose(true, 1))
            .given(s -> s.stack().lose(false, 1));
    for (String id : List.of("ranged", "melee", "stack-armour", "stack-life")) {
      Widget.Counter value = counter(table, id);
      int sum = parts(value).stream().mapToInt(Integer::intValue).sum();
      assertThat(value.value()).as(id).isEqualTo(sum);
    }
    assertThat(counter(table, "stack-armour").parts()).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  @Rule({"R8.2", "R7.4"})
  void whatIsLeftToDrawAndWhatAReshuffleWouldCostIsShown() {
    Scenario<Rone> table =
        Laid.bare()
            .given(Laid.give(ONE, "deck", "titan", "scout", "scout"))
            .given(Laid.give(ONE, "base", "tech-archive"))
            .given(Laid.give(ONE, "scrapyard", "brawler", "jalak", "vision"));
    Widget.Bag left = table.scene(ONE).widget(Widget.Bag.class, "left-0");
    assertThat(left.total()).isEqualTo(3);
    assertThat(left.kinds()).hasSize(2);
    assertThat(counter(table, "risk-0").value()).isEqualTo(2);
  }

  /**
   * With four in two teams everybody's board names the team-mate; together against none it does
   * not.
   */
  @Test
  @Rule("R17.3")
  void inTeamsTheBoardsNameTheTeamMate() {
    Scenario<Rone> teams = Scenario.of(new RoneGame(), 4).option("mode", "team");
    for (Seat seat : teams.state().seats()) {
      Seat mate = teams.state().team(seat).without(seat).first();
      assertThat(teams.publicScene().widget(Widget.Mat.class, "player-" + seat.index()).standing())
          .contains(Text.of("standing.team-mate", mate));
    }
    Scenario<Rone> together = Invaded.bare(2);
    assertThat(together.publicScene().widget(Widget.Mat.class, "player-0").standing()).isEmpty();
    assertThat(Laid.bare().publicScene().widget(Widget.Mat.class, "player-0").standing()).isEmpty();
  }
}
