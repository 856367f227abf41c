package starboard.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.all;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;
import static starboard.kernel.toy.Toy.take;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import starboard.kernel.chance.FastRng;
import starboard.kernel.game.Seed;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Do;
import starboard.kernel.toy.Toy.Draw;
import starboard.kernel.toy.Toy.Peek;
import starboard.kernel.toy.Toy.Roll;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.Toy.Shuffle;
import starboard.kernel.toy.Toy.Stock;
import starboard.kernel.toy.ToyGame;

class CodecTest {

  /** Cards, notes, and a question in front of steps of many kinds. */
  private static final ToyGame GAME =
      ToyGame.of(
          new Shuffle(),
          new Draw(TWO),
          new Peek(ONE),
          ask(ONE, "q", "x", "y").then(new Roll(), new Say("žluťoučký kůň")),
          new Stock(List.of("p", "q")),
          lanes(
              all(ask(ONE, "a", "x", "y").then(ask(TWO, "accept", "yes", "no")), take(ONE)),
              take(TWO),
              take(THREE)),
          new Toy.End(THREE));

  private static final Codec<Toy> CODEC = new Codec<>(GAME, GAME.setup());

  private static Toy restored(Toy s) {
    Toy back = CODEC.restore(CODEC.save(s));
    assertThat(Codec.hash(back)).isEqualTo(Codec.hash(s));
    assertThat(CODEC.save(back)).isEqualTo(CODEC.save(s));
    return back;
  }

  @Test
  void aStateComesBackInMidDecision() {
    Toy s = GAME.play();
    Toy back = restored(s);
    assertThat(back.decision(ONE)).isEqualTo(s.decision(ONE));
    assertThat(back.notes(ONE)).isEqualTo(s.notes(ONE)).hasSize(1);
    assertThat(back.hand(TWO)).isEqualTo(s.hand(TWO));
    assertThat(back.agendas()).isEqualTo(s.agendas());
    assertThat(back.say(ONE, "x").diary()).isEqualTo(s.say(ONE, "x").diary()).hasSize(4);
  }

  @Test
  void aStateComesBackInTheMiddleOfLanes() {
    Toy s = GAME.play().say(ONE, "x").say(ONE, "y");
    Toy back = restored(s);
    assertThat(back.deciding()).isEqualTo(Seats.of(TWO, THREE));
    assertThat(back.words(TWO)).containsExactly("yes", "no");
    for (Toy each : List.of(s, back)) each.say(THREE, "p").say(TWO, "no").say(TWO, "q");
    assertThat(back.over()).isTrue();
    assertThat(back.result()).isEqualTo(s.result());
    assertThat(Codec.hash(back)).isEqualTo(Codec.hash(s));
  }

  @Test
  void aFinishedGameComesBack() {
    Toy s = GAME.play().say(ONE, "x").say(ONE, "y").say(THREE, "p").say(TWO, "no").say(TWO, "q");
    assertThat(restored(s).over()).isTrue();
  }

  @Test
  void everyAnswerMayBeFollowedByARestore() {
    Toy s = restored(GAME.play());
    s = restored(s.say(ONE, "y"));
    s = restored(s.say(TWO, "p"));
    s = restored(s.say(ONE, "x"));
    s = restored(s.say(TWO, "yes"));
    s = restored(s.say(ONE, "q"));
    assertThat(s.over()).isTrue();
  }

  @Test
  void theGeneratorComesBack() {
    Toy committed =
        GAME.open(GAME.setup(), new Seed.Committed("0123456789abcdef".repeat(4), "salt"));
    assertThat(restored(committed).chance()).isEqualTo(committed.chance());
  }

  @Test
  void savingTwiceGivesTheSameBytes() {
    assertThat(CODEC.save(GAME.play())).isEqualTo(CODEC.save(GAME.play()));
  }

  @Test
  void manyNotesAndALongAgenda() {
    Peek[] peeks = new Peek[2000];
    Say[] says = new Say[2000];
    for (int i = 0; i < peeks.length; i++) {
      peeks[i] = new Peek(ONE);
      says[i] = new Say("a");
    }
    ToyGame game = ToyGame.of(all(peeks), ask(ONE, "q", "x", "y").then(says));
    Codec<Toy> codec = new Codec<>(game, game.setup());
    Toy s = codec.restore(codec.save(game.play()));
    assertThat(s.notes(ONE)).hasSize(2000);
    s.say(ONE, "x");
    assertThat(s.imagine(ONE, 1).diary()).hasSize(4001);
  }

  // The hash

  @Test
  void theHashIsEqualForEqualStates() {
    Toy s = GAME.play();
    assertThat(Codec.hash(s.copy())).isEqualTo(Codec.hash(s)).matches("[0-9a-f]{32}");
    s.words(ONE);
    s.decision(ONE);
    assertThat(Codec.hash(s)).as("asking changes nothing").isEqualTo(Codec.hash(s.copy()));
  }

  @Test
  void theHashTellsEveryFieldApart() {
    Toy s = GAME.play();
    Toy seed = s.copy();
    seed.useChance(new FastRng(99));
    List<Toy> different =
        List.of(
            s,
            seed,
            s.changed(Toy::turnBlues),
            s.changed(t -> t.putToken(0)),
            s.changed(t -> t.putToken(1)),
            s.changed(t -> t.showTopBlue(TWO)),
            s.changed(t -> t.showTopBlue(THREE)),
            s.changed(t -> t.remember(ONE)),
            s.changed(t -> t.remember(TWO)),
            ToyGame.play(ask(ONE, "q", "x", "y")),
            ToyGame.play(ask(ONE, "q", "x", "z")),
            ToyGame.play(ask(ONE, "q", "x", "y").secretly()),
            ToyGame.play(ask(TWO, "q", "x", "y")),
            ToyGame.play(ask(ONE, "q", "x", "y"), new Say("a")),
            ToyGame.play(ask(ONE, "q", "x", "y"), ask(ONE, "q", "x", "y")),
            ToyGame.play(lanes(ask(ONE, "q", "x", "y"))),
            ToyGame.play(lanes(ask(ONE, "q", "x", "y")), new Say("a")),
            ToyGame.play(lanes(ask(TWO, "q", "x", "y"))));
    assertThat(different.stream().map(Codec::hash)).doesNotHaveDuplicates();
  }

  // What cannot be saved

  @Test
  void anUnsaveableStepIsNamedWithTheCourse() {
    ToyGame game = ToyGame.of(ask(ONE, "q", "x", "y"), new Do(_ -> {}));
    assertThatThrownBy(() -> Codec.hash(game.play()))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("Course: ")
        .hasMessageContaining("cannot be saved: a state holds numbers, texts, enums");
  }

  @Test
  void unsaveableFieldsAreNamed() {
    record Case(Object value, String message) {}
    for (Case c :
        List.of(
            new Case(Map.of("a", 1), "Odd.anything: "),
            new Case(1.5, "Odd.anything: java.lang.Double cannot be saved"),
            new Case(List.of(Thread.State.NEW), "Odd.anything: java.lang.Thread$State cannot be"),
            new Case(List.of(new int[] {1}), "Odd.anything: [I cannot be saved"))) {
      Odd odd = new Odd();
      odd.anything = c.value;
      assertThatThrownBy(() -> Codec.hash(odd))
          .isInstanceOf(CodecException.class)
          .hasMessageStartingWith(c.message);
    }
  }

  @Test
  void anUnsaveablePrimitiveIsNamed() {
    assertThatThrownBy(() -> Codec.hash(new Inexact()))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("Inexact.share: double cannot be saved");
  }
}
