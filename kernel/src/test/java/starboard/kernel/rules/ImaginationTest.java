package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Inventory;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.FastRng;
import starboard.kernel.codec.Codec;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Draw;
import starboard.kernel.toy.Toy.Peek;
import starboard.kernel.toy.Toy.Roll;
import starboard.kernel.toy.Toy.Shuffle;
import starboard.kernel.toy.ToyGame;

class ImaginationTest {

  private static final Seats EVERY_SEAT = Seats.table(3);

  /** Two cards in each hand, one more seen by the second seat, then a question and a roll. */
  private static final ToyGame GAME =
      ToyGame.of(
          new Shuffle(),
          new Draw(ONE),
          new Draw(TWO),
          new Draw(THREE),
          new Peek(TWO),
          ask(ONE, "q", "x", "y").then(new Roll()));

  private final Toy s = GAME.play();

  @Test
  void whatTheSeatHasSeenStays() {
    for (long seed = 0; seed < 50; seed++) {
      Toy world = s.imagine(TWO, seed);
      assertThat(world.hand(TWO)).isEqualTo(s.hand(TWO));
      assertThat(world.reds.top()).isEqualTo(s.reds.top());
    }
  }

  @Test
  void whatItHasNotSeenIsDealtAnew() {
    Set<Integer> imagined = new TreeSet<>();
    for (long seed = 0; seed < 100; seed++) imagined.add(s.imagine(TWO, seed).hand(ONE).number(0));
    Set<Integer> possible = new TreeSet<>();
    for (int red = 0; red < Toy.REDS; red++) if (!s.knows(TWO, red)) possible.add(red);
    assertThat(imagined).isEqualTo(possible);
  }

  @Test
  void differentBacksNeverMix() {
    for (long seed = 0; seed < 50; seed++) {
      Toy world = s.imagine(ONE, seed);
      assertThat(world.blues.toArray()).containsExactlyInAnyOrder(Toy.ALL_BLUES.toArray());
      for (int i = 0; i < world.reds.size(); i++)
        assertThat(world.reds.number(i)).isLessThan(Toy.REDS);
    }
  }

  @Test
  void nothingIsLostOrDoubled() {
    Inventory box = GAME.table(GAME.setup()).inventory();
    for (long seed = 0; seed < 50; seed++)
      for (Seat seat : EVERY_SEAT) assertThat(s.imagine(seat, seed).violations(box)).isEmpty();
  }

  @Test
  void whoElseHasSeenAPlaceStaysWithThePlace() {
    for (long seed = 0; seed < 20; seed++) {
      Toy world = s.imagine(ONE, seed);
      assertThat(Thing.seenBy(world.reds.top())).isEqualTo(Seats.of(TWO));
      assertThat(Thing.seenBy(world.hand(THREE).at(0))).isEqualTo(Seats.of(THREE));
    }
  }

  @Test
  void theSameSeedGivesTheSameWorldAgain() {
    for (Seat seat : EVERY_SEAT) {
      Toy world = s.imagine(seat, 7);
      assertThat(Codec.hash(s.imagine(seat, 7))).isEqualTo(Codec.hash(world));
      assertThat(Codec.hash(world.imagine(seat, 7))).isEqualTo(Codec.hash(world));
    }
  }

  @Test
  void worldsASeatCannotTellApartGiveTheSameImaginedWorld() {
    Toy other = s.copy();
    Pile swap = other.hand(ONE);
    other.setHand(ONE, Pile.of(Thing.swapped(swap.at(0), other.hand(THREE).number(0))));
    other.setHand(THREE, Pile.of(Thing.swapped(other.hand(THREE).at(0), swap.number(0))));
    other.blues = Pile.of(9, 7, 6, 8);
    other.useChance(new FastRng(12345));
    assertThat(Codec.hash(other)).isNotEqualTo(Codec.hash(s));
    for (long seed = 0; seed < 20; seed++)
      assertThat(Codec.hash(other.imagine(TWO, seed))).isEqualTo(Codec.hash(s.imagine(TWO, seed)));
  }

  @Test
  void theGeneratorIsAnother() {
    Toy world = s.imagine(ONE, 7);
    assertThat(world.chance()).isNotEqualTo(s.chance()).isNotEqualTo(new FastRng(7));
    assertThat(world.position(Toy.Chance.CARDS)).isEqualTo(s.position(Toy.Chance.CARDS));
    Set<String> rolls = new TreeSet<>();
    for (long seed = 0; seed < 100; seed++)
      rolls.add(s.imagine(ONE, seed).say(ONE, "x").diary().getLast());
    assertThat(rolls).hasSize(6);
  }

  @Test
  void notesOfOthersAreForgotten() {
    assertThat(s.notes(TWO)).hasSize(1);
    assertThat(s.imagine(TWO, 1).notes(TWO)).isEqualTo(s.notes(TWO));
    assertThat(s.imagine(ONE, 1).notes(TWO)).isEmpty();
  }

  @Test
  void theTrueWorldIsNotTouched() {
    String before = Codec.hash(s);
    s.imagine(ONE, 3).say(ONE, "x");
    assertThat(Codec.hash(s)).isEqualTo(before);
    assertThat(s.words(ONE)).containsExactly("x", "y");
  }

  @Test
  void lanesAreKept() {
    Toy inLanes =
        ToyGame.play(
            new Shuffle(),
            new Draw(ONE),
            lanes(ask(ONE, "a", "x", "y"), ask(TWO, "b", "x", "y").then(new Peek(TWO))));
    Toy world = inLanes.imagine(TWO, 3);
    assertThat(world.deciding()).isEqualTo(Seats.of(ONE, TWO));
    assertThat(world.numberOf(TWO)).isEqualTo(inLanes.numberOf(TWO));
    world.say(TWO, "x");
    assertThat(world.diary()).containsExactly("b=x", "TWO peeks");
    assertThat(inLanes.diary()).isEmpty();
  }
}
