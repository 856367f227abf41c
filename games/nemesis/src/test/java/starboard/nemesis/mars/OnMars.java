package starboard.nemesis.mars;

import java.util.function.Consumer;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.game.Lockdown;
import starboard.nemesis.game.LockdownGame;
import starboard.testkit.Scenario;

/** Words for tables on the side of the board with the surface (L26). */
final class OnMars {

  private OnMars() {}

  static int room(String id) {
    return Lockdown.SURFACE.board().slots().indexOf(id);
  }

  /** A game that has begun, with both Characters on the table and nobody met. */
  static Scenario<Nemesis> begun() {
    Scenario<Nemesis> game =
        Scenario.of(new LockdownGame(), 2).option("board", "mars").seed(4).begin();
    for (int number = 1; number <= 2; number++) {
      var seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().getFirst().id());
    }
    return game;
  }

  static Consumer<Nemesis> stands(Seat seat, String room) {
    return s -> s.crew().stand(seat, room(room));
  }

  /** That surface card is turned up next. */
  static Consumer<Nemesis> next(String card) {
    return s -> {
      MarsState mars = MarsState.of(s);
      Pile all = mars.surfaceDeck().with(mars.surfaceDiscard());
      int entry = mars.base().content().marsCards().indexOf(card);
      int wanted = Lockdown.SURFACE_BOX.first(MarsContent.MARS_CARD, entry);
      Pile rest = Pile.EMPTY;
      for (int i = 0; i < all.size(); i++) {
        if (all.number(i) != wanted) rest = rest.with(Thing.faceDown(all.number(i)));
      }
      mars.stackSurface(rest.with(Thing.faceDown(wanted)));
    };
  }

  /** A token with that effect lies on the first crossroads. */
  static void lay(Nemesis s, String effect) {
    var tokens = s.interior().explorationTokens();
    int position = s.kit().tokenPosition(room("028"));
    for (int i = 0; i < tokens.size(); i++) {
      if (!s.kit().exploration(tokens.number(i)).effect().equals(effect)) continue;
      int there = tokens.at(position);
      s.interior()
          .layBoard(s.interior().tiles(), tokens.with(position, tokens.at(i)).with(i, there));
      return;
    }
  }
}
