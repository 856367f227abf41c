package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Goals;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The objectives, fulfilled and not (L22, L24). */
@Rule("L22.1")
final class StaffObjectivesTest {

  private static Scenario<Nemesis> two() {
    return Stalked.of("sentry", "survivor");
  }

  private static boolean isMet(Nemesis s, String objective) {
    return isMet(s, ONE, objective);
  }

  private static boolean isMet(Nemesis s, Seat seat, String objective) {
    return Goals.isMet(s, seat, Stalked.CONTENT.objectives().require(objective));
  }

  /** Not met on a new table, and met once that has happened. */
  private static void metAfter(String objective, Consumer<Nemesis> deed) {
    assertThat(isMet(two().state(), objective)).as("before").isFalse();
    assertThat(isMet(two().given(deed).state(), objective)).as("after").isTrue();
  }

  private static void notMetAfter(String objective, Consumer<Nemesis> deed) {
    assertThat(isMet(two().given(deed).state(), objective)).isFalse();
  }

  private static void signal(Nemesis s) {
    s.crew().sendSignal(ONE);
  }

  private static Consumer<Nemesis> explored(String... sections) {
    return s -> {
      for (int room = 0; room < s.board().rooms(); room++) {
        int section = s.rules().place().section(room);
        for (String wanted : sections) {
          boolean inside = section == wanted.charAt(3) - '1';
          if (inside && !s.interior().isExplored(room)) s.interior().turnTile(room);
        }
      }
    };
  }

  private static void noEggs(Nemesis s) {
    s.creatures().destroyNest();
  }

  // ---------------------------------------------------------------- personal

  @Test
  @Covers("obj-p-lone-survivor")
  @Rule("L23.7")
  void loneSurvivor() {
    Scenario<Nemesis> table = two();
    assertThat(isMet(table.state(), "obj-p-lone-survivor")).isFalse();
    table.perform(new Wounds.Death(TWO));
    assertThat(isMet(table.state(), "obj-p-lone-survivor")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3", "4", "5"})
  @Covers({
    "obj-p-player-1",
    "obj-p-player-2",
    "obj-p-player-3",
    "obj-p-player-4",
    "obj-p-player-5"
  })
  void oldGrudge(int number) {
    String objective = "obj-p-player-" + number;
    Scenario<Nemesis> table =
        Stalked.of("survivor", "lab-rat", "hacker", "xenobiologist", "sentry");
    Seat foe = Seat.of(number - 1);
    Seat other = Seat.of(number % 5);
    assertThat(isMet(table.state(), other, objective)).isFalse();
    assertThat(isMet(table.state(), foe, objective)).isFalse();
    table.given(s -> s.crew().sendSignal(foe));
    assertThat(isMet(table.state(), foe, objective)).isTrue();
    table.given(s -> s.crew().sendSignal(other));
    assertThat(isMet(table.state(), other, objective)).as("with a signal of its own").isFalse();
    table.perform(new Wounds.Death(foe));
    assertThat(isMet(table.state(), other, objective)).isTrue();
  }

  @Test
  @Covers("obj-p-signal-verified")
  @Rule("L22.2")
  void whistleblower() {
    notMetAfter("obj-p-signal-verified", StaffObjectivesTest::signal);
    notMetAfter("obj-p-signal-verified", s -> MarsState.of(s).verify(ONE));
    notMetAfter(
        "obj-p-signal-verified",
        s -> {
          s.crew().sendSignal(TWO);
          MarsState.of(s).verify(ONE);
        });
    metAfter(
        "obj-p-signal-verified",
        s -> {
          signal(s);
          MarsState.of(s).verify(ONE);
        });
  }

  @Test
  @Covers({"obj-p-nest", "coop-nest"})
  @Rule("L22.2")
  void theNest() {
    metAfter("obj-p-nest", StaffObjectivesTest::noEggs);
    metAfter("coop-nest", StaffObjectivesTest::noEggs);
  }

  @Test
  @Covers("obj-p-knowledge-7")
  @Rule("L19.1")
  void obsession() {
    notMetAfter("obj-p-knowledge-7", Stalked.knows(ONE, 6));
    metAfter("obj-p-knowledge-7", Stalked.knows(ONE, 7));
  }

  // ---------------------------------------------------------------- corporate

  @Test
  @Covers("obj-c-no-nemesis")
  @Rule("L22.3")
  void cleanUp() {
    notMetAfter("obj-c-no-nemesis", StaffObjectivesTest::signal);
    Scenario<Nemesis> table = two().perform(new Wounds.Death(TWO));
    assertThat(isMet(table.state(), "obj-c-no-nemesis")).isFalse();
    table.given(StaffObjectivesTest::signal);
    assertThat(isMet(table.state(), "obj-c-no-nemesis")).isTrue();
    Nemesis alone = Stalked.of("survivor", "sentry").given(StaffObjectivesTest::signal).state();
    assertThat(isMet(alone, "obj-c-no-nemesis")).isTrue();
  }

  @Test
  @Covers("obj-c-weakness")
  @Rule("L19.3")
  void researchOrder() {
    notMetAfter("obj-c-weakness", Stalked.knows(ONE, 4));
    notMetAfter("obj-c-weakness", discovered(0, 4));
    notMetAfter("obj-c-weakness", discovered(1, 3));
    metAfter("obj-c-weakness", discovered(1, 4));
  }

  /** The one known from the start, so many more, and that knowledge. */
  private static Consumer<Nemesis> discovered(int more, int knowledge) {
    return s -> {
      for (int slot = 0; slot <= more; slot++) s.intruderDecks().discover(slot);
      s.rules().place().learn(s, ONE, knowledge);
    };
  }

  @Test
  @Covers({"obj-c-all-weaknesses", "coop-weakness"})
  @Rule("L19.3")
  void twoWeaknesses() {
    for (String objective : new String[] {"obj-c-all-weaknesses", "coop-weakness"}) {
      notMetAfter(objective, discovered(1, 0));
      metAfter(objective, discovered(2, 0));
    }
  }

  @Test
  @Covers("obj-c-egg")
  void specialDelivery() {
    notMetAfter("obj-c-egg", s -> s.objects().carry(ObjectKind.CARCASS, null, ONE));
    metAfter(
        "obj-c-egg",
        s -> {
          s.creatures().takeEgg();
          s.objects().carry(ObjectKind.EGG, null, ONE);
        });
  }

  @Test
  @Covers({"obj-c-explore-12", "obj-c-explore-13", "obj-c-explore-23"})
  @Rule("L22.2")
  void surveys() {
    notMetAfter("obj-c-explore-12", explored("S-01", "S-02"));
    notMetAfter("obj-c-explore-12", StaffObjectivesTest::signal);
    metAfter("obj-c-explore-12", explored("S-01", "S-02").andThen(StaffObjectivesTest::signal));
    notMetAfter("obj-c-explore-13", explored("S-01", "S-02"));
    metAfter("obj-c-explore-13", explored("S-01", "S-03"));
    notMetAfter("obj-c-explore-23", explored("S-01", "S-03"));
    metAfter("obj-c-explore-23", explored("S-02", "S-03"));
  }

  @Test
  @Covers({"obj-c-queen", "coop-queen"})
  @Rule("L22.2")
  void theQueen() {
    metAfter("obj-c-queen", s -> s.creatures().killMatriarch());
    metAfter("coop-queen", s -> s.creatures().killMatriarch());
  }

  @Test
  @Covers("obj-c-destroy")
  @Rule("L23.2")
  void scorchedEarth() {
    metAfter("obj-c-destroy", s -> s.clock().destroyPlace());
  }

  @Test
  @Rule({"L22.2", "L23.2"})
  void aDestroyedBaseTakesNestAndQueenWithIt() {
    Scenario<Nemesis> table = two().perform(new Ending.PlaceDestroyed());
    for (String objective : new String[] {"obj-p-nest", "obj-c-queen", "obj-c-destroy"}) {
      assertThat(isMet(table.state(), objective)).as(objective).isTrue();
    }
  }

  // ---------------------------------------------------------------- together

  private static Consumer<Nemesis> open(Seat seat, String objective) {
    return s -> {
      int entry = Stalked.CONTENT.objectives().indexOf(objective);
      int card = Stalked.BOX.first(Family.OBJECTIVE, entry);
      s.briefing().dealObjective(seat, s.cards().fromBox(Pile.of(card)).at(0));
    };
  }

  @Test
  @Covers({"coop-signal-1", "coop-signal-2"})
  @Rule("L24.1")
  void twoSignalsNeedTwoCharacters() {
    Scenario<Nemesis> table =
        Stalked.together("sentry", "survivor")
            .given(open(ONE, "coop-signal-1"))
            .given(open(TWO, "coop-signal-2"));
    assertThat(isMet(table.state(), "coop-signal-1")).isFalse();
    table.given(StaffObjectivesTest::signal);
    assertThat(isMet(table.state(), "coop-signal-1")).isFalse();
    table.given(s -> s.crew().sendSignal(TWO));
    assertThat(isMet(table.state(), "coop-signal-1")).isTrue();
    assertThat(isMet(table.state(), "coop-signal-2")).isTrue();
    Scenario<Nemesis> one =
        Stalked.together("sentry", "survivor")
            .given(open(ONE, "coop-signal-2"))
            .given(open(TWO, "coop-nest"))
            .given(StaffObjectivesTest::signal);
    assertThat(isMet(one.state(), "coop-signal-2")).isTrue();
  }

  @Test
  @Covers("coop-knowledge-8")
  @Rule("L24.1")
  void fullUnderstandingMustSurvive() {
    notMetAfter("coop-knowledge-8", Stalked.knows(TWO, 7));
    metAfter("coop-knowledge-8", Stalked.knows(TWO, 8));
    Scenario<Nemesis> table = two().given(Stalked.knows(TWO, 8)).perform(new Wounds.Death(TWO));
    assertThat(isMet(table.state(), "coop-knowledge-8")).isFalse();
  }

  @Test
  @Covers("coop-explore")
  void searchTheBase() {
    notMetAfter("coop-explore", explored("S-02"));
    metAfter("coop-explore", explored("S-02", "S-03"));
  }

  @Test
  @Rule("L3.2")
  void objectivesForMorePlayersAreLeftOut() {
    for (var objective : Stalked.CONTENT.objectives()) {
      if (!objective.id().startsWith("obj-p-player-")) continue;
      int number = objective.id().charAt(objective.id().length() - 1) - '0';
      assertThat(objective.minPlayers()).isEqualTo(Math.max(2, number));
    }
  }
}
