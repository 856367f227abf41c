package starboard.nemesis.family;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Silent;
import starboard.testkit.Contract;
import starboard.testkit.Scenario;

/** What every game promises holds for any place and any species on the core of the family. */
class FamilyCoreContractTest {

  @Test
  void itsWayOutIsOneThatTheCoreCarriesOut() {
    Scenario<Nemesis> game = Scenario.of(new OutpostGame(), 2).seed(3).begin();
    for (int number = 1; number <= 2; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
    Seat first = game.state().briefing().numbered(1);
    Seat second = game.state().briefing().numbered(2);
    game.given(s -> s.crew().stand(second, 0));
    game.choose(first, "use:action-hibernate");
    for (int i = 0; i < 2; i++) {
      game.choose(first, game.decision(first).options().get(0).id());
    }
    game.then(s -> assertThat(s.crew().wayOutOf(first)).isEqualTo(Outpost.Way.POD.ordinal()))
        .then(s -> assertThat(Outpost.departures(s)).isEqualTo(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void anotherPlaceAndAnotherSpecies(int players) {
    Contract.of(new OutpostGame())
        .players(players)
        .telling(
            "event.scans",
            "event.scans-all",
            "event.infected",
            "event.infected-card",
            "event.no-action-cards")
        .full(1)
        .every(60)
        .seeds(0, 6)
        .silent(Silent.and())
        .check();
  }
}
