package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.util.function.Consumer;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.round.Ending;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Scenario;

/** Words for how a game ends, so that objectives are judged by all checks of N23.4. */
final class Finish {

  private Finish() {}

  /** The first player has that objective; the engines work and the course is Earth. */
  static Scenario<Nemesis> with(int players, String objective) {
    return with(Laid.of(players), ONE, objective);
  }

  /** The same for somebody else. */
  static Scenario<Nemesis> with(int players, Seat seat, String objective) {
    return with(Laid.of(players), seat, objective);
  }

  /** The only player of a solo game has that objective. */
  static Scenario<Nemesis> alone(String objective) {
    return with(Laid.solo(), ONE, objective);
  }

  /** Players who win together with these objectives, one each by seat (N26.3). */
  static Scenario<Nemesis> together(String... objectives) {
    Scenario<Nemesis> table = Laid.cooperating(objectives.length);
    for (int i = 1; i < objectives.length; i++) {
      table.given(Laid.objective(Seat.of(i), objectives[i]));
    }
    return with(table, ONE, objectives[0]);
  }

  private static Scenario<Nemesis> with(Scenario<Nemesis> table, Seat seat, String objective) {
    return table
        .given(s -> s.creatures().noteFirstEncounter())
        .given(Laid.objective(seat, objective))
        .given(Laid::working)
        .given(Laid.course(Destination.EARTH));
  }

  // How Characters leave play

  static Consumer<Nemesis> asleep(Seat seat) {
    return s -> ShipState.of(s).hibernate(seat);
  }

  static Consumer<Nemesis> launched(Seat seat) {
    return s -> ShipState.of(s).launch(seat);
  }

  // What has happened before

  static Consumer<Nemesis> signal(Seat seat) {
    return s -> s.crew().sendSignal(seat);
  }

  static Consumer<Nemesis> discovered(String slot) {
    return s -> s.intruderDecks().discover(s.kit().content().weaknessSlots().indexOf(slot));
  }

  static void allExplored(Nemesis s) {
    for (int room = 0; room < s.board().rooms(); room++)
      if (!s.interior().isExplored(room)) s.interior().turnTile(room);
  }

  /** Two engines are damaged. */
  static void damaged(Nemesis s) {
    ShipState.of(s).swapTokens(0);
    ShipState.of(s).swapTokens(1);
  }

  // The end

  /** The ship jumps. */
  static final Step<Nemesis> JUMP = new Ending.TimeIsUp();

  /** The ship explodes. */
  static final Step<Nemesis> EXPLOSION = new Ending.PlaceDestroyed();

  static void wins(Scenario<Nemesis> table) {
    ends(table, ONE, JUMP, true);
  }

  static void loses(Scenario<Nemesis> table) {
    ends(table, ONE, JUMP, false);
  }

  static void ends(Scenario<Nemesis> table, Seat seat, Step<Nemesis> end, boolean won) {
    table.perform(end).ends(result -> assertThat(result.winners().has(seat)).isEqualTo(won));
  }
}
