package starboard.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.kernel.toy.Toy.ask;
import static starboard.kernel.toy.Toy.lanes;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Draw;
import starboard.kernel.toy.Toy.Peek;
import starboard.kernel.toy.Toy.Say;
import starboard.kernel.toy.ToyGame;

/** Bytes that are no saved state: a {@link CodecException} that says so, and nothing else. */
class DamagedStateTest {

  private static final ToyGame GAME =
      ToyGame.of(
          new Draw(TWO),
          new Peek(ONE),
          lanes(ask(ONE, "a", "x", "y").then(new Say("b")), ask(TWO, "c", "x", "y")),
          new Say("end"));
  private static final Codec<Toy> CODEC = new Codec<>(GAME, GAME.setup());
  private static final byte[] SAVED = CODEC.save(GAME.play());

  private static void refused(byte[] bytes, String message) {
    assertThatThrownBy(() -> CODEC.restore(bytes))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining(message);
  }

  @Test
  void cutOffAtAnyByte() {
    for (int size = 0; size < SAVED.length; size++)
      refused(Arrays.copyOf(SAVED, size), "saved state");
  }

  @Test
  void somethingBehindTheEnd() {
    refused(Arrays.copyOf(SAVED, SAVED.length + 1), "something behind its end");
  }

  @Test
  void noSavedStateAtAll() {
    refused("{\"game\": \"toy\"}".getBytes(StandardCharsets.UTF_8), "no saved state");
    byte[] noise = new byte[5000];
    for (int seed = 0; seed < 200; seed++) {
      new SplittableRandom(seed).nextBytes(noise);
      refused(noise, "saved state");
    }
  }

  @Test
  void aStateOfAnotherGameOtherRulesOrAnotherSetUp() {
    Setup four = Setup.of(GAME, 4, Map.of());
    Setup mars = Setup.of(GAME, 3, Map.of("board", "mars"));
    refused(new Codec<>(GAME.named("clank"), GAME.setup()).save(GAME.play()), "clank");
    refused(new Codec<>(GAME.withRules("2"), GAME.setup()).save(GAME.play()), "toy 2");
    refused(new Codec<>(GAME, four).save(GAME.play()), "toy 1 4");
    refused(new Codec<>(GAME, mars).save(GAME.play()), "board=mars");
  }

  /** The saved bytes with one class named in place of another. */
  private static byte[] with(String name, String replacement) {
    String latin = new String(SAVED, StandardCharsets.ISO_8859_1);
    assertThat(latin).contains(sized(name));
    return latin.replace(sized(name), sized(replacement)).getBytes(StandardCharsets.ISO_8859_1);
  }

  /** A short text as it is written: twice its length, then its letters. */
  private static String sized(String text) {
    return (char) (2 * text.length()) + text;
  }

  @Test
  void aForeignClass() {
    refused(with("starboard.kernel.FastRng", "java.util.PropertyFile00"), "foreign class");
    refused(with("starboard.kernel.FastRng", "starbord.kernel.FastRng_"), "foreign class");
  }

  @Test
  void aClassTheseRulesDoNotHave() {
    refused(with("starboard.kernel.FastRng", "starboard.kernel.SlowRng"), "do not have");
    refused(with("starboard.kernel.toy.Toy$Say", "starboard.kernel.toy.Toy$Xay"), "do not have");
    refused(with("starboard.kernel.FastRng", "starboard.kernel.fastRng"), "saved state");
  }

  @Test
  void aClassThatIsNoValue() {
    refused(with("starboard.kernel.toy.Toy$Say", "starboard.kernel.box.Thing##"), "");
    refused(with("starboard.kernel.FastRng", "starboard.kernel.rules.Choices"), "Choices");
  }

  @Test
  void aValueOfTheWrongKind() {
    refused(with("starboard.kernel.FastRng", "starboard.kernel.toy.Toy$Say"), "damaged");
  }

  @Test
  void aValueOfTheWrongKindInARow() {
    Odd odd = new Odd();
    odd.choices = new Choice[] {new Odd.Aye("x")};
    OddGame game = new OddGame();
    Codec<Odd> codec = new Codec<>(game, game.setup());
    String saved = new String(codec.save(odd), StandardCharsets.ISO_8859_1);
    byte[] wrong = saved.replace("Odd$Aye", "Odd$Nay").getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> codec.restore(wrong))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void nestedWithoutEnd() {
    Odd odd = new Odd();
    odd.anything = new Odd.Nest(null);
    OddGame game = new OddGame();
    Codec<Odd> codec = new Codec<>(game, game.setup());
    byte[] shallow = codec.save(odd);
    String text = new String(shallow, StandardCharsets.ISO_8859_1);
    int inside = text.indexOf("Odd$Nest") + "Odd$Nest".length();
    byte[] deep = Arrays.copyOf(shallow, 1_000_000);
    Arrays.fill(deep, inside, deep.length, (byte) 1);
    assertThatThrownBy(() -> codec.restore(deep))
        .isInstanceOf(CodecException.class)
        .hasMessageContaining("damaged");
  }

  /** A flipped bit may go unnoticed, but never ends in another exception. */
  @Test
  void anyByteChanged() {
    SplittableRandom random = new SplittableRandom(1);
    for (int at = 0; at < SAVED.length; at++) {
      for (int i = 0; i < 20; i++) {
        byte[] damaged = SAVED.clone();
        damaged[at] = (byte) random.nextInt();
        try {
          CODEC.restore(damaged);
        } catch (CodecException damage) {
          assertThat(damage).hasMessageContaining("state");
        }
      }
    }
  }
}
