package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.card.Objectives;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipContent;
import starboard.nemesis.ship.ShipGoals;
import starboard.nemesis.ship.ShipWayOut;
import starboard.testkit.Rule;

/** The objective cards. */
class ObjectivesTest {
  private final Content content = BaseGame.CONTENT;
  private final Objectives objectives = content.objectivesByBack();

  @Test
  @Rule("N2.12")
  void ninePersonalAndNineCorporateObjectives() {
    assertThat(objectives.personal().size()).isEqualTo(9);
    assertThat(objectives.corporate().size()).isEqualTo(9);
    assertThat(content.count("objective-deck")).isEqualTo(18);
    assertThat(content.objectives().entries()).allMatch(objective -> objective.count() == 1);
  }

  @Test
  @Rule({"N26.2", "N26.3"})
  void sevenSoloAndCoopObjectives() {
    assertThat(objectives.soloCoop().entries())
        .hasSize(7)
        .allMatch(objective -> objective.minPlayers() == 1);
    assertThat(content.count("solo-coop-objective-deck")).isEqualTo(7);
  }

  @Test
  @Rule("N2.12")
  void everyPlayerGetsOneOfEachAtEveryCount() {
    assertThat(usable(objectives.personal())).containsExactly(6L, 7L, 8L, 9L);
    assertThat(usable(objectives.corporate())).containsExactly(6L, 7L, 8L, 9L);
  }

  /** How many are left with 2, 3, 4 and 5 players. */
  private static List<Long> usable(Section<Objective> section) {
    return List.of(2, 3, 4, 5).stream()
        .map(n -> section.entries().stream().filter(o -> o.minPlayers() <= n).count())
        .toList();
  }

  @Test
  @Rule({"N2.12", "N24.5"})
  void anObjectiveAboutAPlayerNeedsThatPlayer() {
    for (Objective objective : content.objectives()) {
      for (List<Goal> all : objective.anyOf()) {
        for (Goal goal : all) {
          if (goal instanceof Goals.PlayerDead dead) {
            assertThat(objective.minPlayers()).isGreaterThanOrEqualTo(Math.max(2, dead.n()));
            assertThat(objective.anyOf()).contains(List.of(new Goals.OnlySurvivor()));
          }
        }
      }
    }
  }

  @Test
  @Rule("N23.4")
  void onlyQuarantineSurvivesMars() {
    ShipContent ship = content.supplement(ShipContent.class);
    assertThat(content.objectives().entries().stream().filter(o -> ship.survivesMars(o.id())))
        .extracting(Objective::id)
        .containsExactly("obj-quarantine");
  }

  @Test
  @Rule("N24.8")
  void alternativesAndTheirGoals() {
    assertThat(content.objectives().require("obj-quarantine").anyOf())
        .containsExactly(
            List.of(new ShipGoals.ShipReaches(Destination.MARS)),
            List.of(new ShipGoals.ShipReaches(Destination.EARTH), new Goals.NestDestroyed()));
    assertThat(content.objectives().require("obj-hoarder").anyOf())
        .containsExactly(
            List.of(new Goals.FinishIn(List.of(ShipWayOut.POD)), new Goals.ItemsAtLeast(7)));
    assertThat(content.objectives())
        .allSatisfy(
            objective ->
                assertThat(objective.anyOf()).isNotEmpty().allMatch(all -> !all.isEmpty()));
  }
}
