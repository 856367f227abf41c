package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.clank.content.Colours;
import starboard.clank.game.ClankGame;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;

/** C23 What holds in every game, in random play. */
final class InvariantsTest {

  @Test
  @Rule({"C23.1", "C23.4", "C23.5"})
  void cubesRowAndBank() {
    ClankGame game = new ClankGame();
    for (int seed = 0; seed < 30; seed++) {
      int players = 1 + seed % 4;
      Clank s = game.open(Setup.of(game, players, Map.of()), Seed.of(seed));
      int turns = 0;
      for (long step = seed; !s.over(); step = step * 6364136223846793005L + 1442695040888963407L) {
        if (s.turns() > turns) {
          turns = s.turns();
          assertThat(s.row().size()).isEqualTo(6);
          assertThat(s.bank()).isZero();
        }
        check(s);
        Seat seat = s.next();
        Choices<?> choices = s.choices(seat);
        s.answer(seat, choices.at((int) ((step >>> 33) % choices.size())));
      }
    }
  }

  private static void check(Clank s) {
    for (int colour = 0; colour < 4; colour++) {
      int cubes = s.supply(colour) + s.area().count(colour) + s.bag().count(colour);
      cubes += s.aside().count(colour);
      if (colour < s.players()) {
        Seat seat = Seat.of(colour);
        cubes += s.wounds(seat) - Integer.bitCount(s.blackWounds(seat));
      } else if (colour == Colours.THREAT) {
        cubes += s.threat();
      }
      assertThat(cubes).isEqualTo(30);
    }
    int black = s.bag().count(Colours.BLACK) + s.aside().count(Colours.BLACK);
    for (Seat seat : s.seats()) black += Integer.bitCount(s.blackWounds(seat));
    assertThat(black).isEqualTo(24);
    int red = s.redOnTrack() + s.area().count(Colours.RED) + s.bag().count(Colours.RED);
    assertThat(red).isEqualTo(4);
  }
}
