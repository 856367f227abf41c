package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.CatalogueException;

/** Mistakes in the file are found when it is read, and told with their place. */
class ReadingTest {
  private static final String FILE = text("nemesis.yaml");
  private static final String REVERSE = text("board-advanced.yaml");

  private static Content read(String file, String reverse) {
    return Content.read(
        Catalogue.of("nemesis.yaml", file), Catalogue.of("board-advanced.yaml", reverse));
  }

  private static String text(String file) {
    try (InputStream in = Content.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{op: decoy} | {op: decoi} | items.red 'decoy' | unknown op 'decoi'",
        "{op: decoy} | {op: decoy, far: true} | items.red 'decoy' | unknown key 'far'",
        "op: cycle-hand, bonus: 1 | op: cycle-hand | items.green 'military-drugs' | 'bonus'",
        "weapon: revolver, amount: 1 | weapon: bow, amount: 1 | 'reload' | unknown item 'bow'",
        "weapon: energy, amount: 2 | weapon: energy, amount: all | 'armory' | cannot be 'all'",
        "rooms: [comms-room] | rooms: [cellar] | quest_items 'log-key' | unknown room 'cellar'",
        "colour: yellow, computer: printed | colour: pink | 'ev-short-circuit' | 'pink'",
        "types: [breeder, queen] | types: [boss] | 'weak-way-of-moving' | Intruder 'boss'",
        "{p: ship-reaches, dest: mars} | {p: ship-reaches, dest: moon} | 'obj-quarantine' | 'moon'",
        "{card: order, count: 1} | {card: ordre, count: 1} | characters 'captain' | 'ordre'",
        "recipe: [flame, medical] | recipe: [flame] | items.blue 'antidote' | two icons",
        "health: 6, retreat: false, bite | health: 6, retreat: true, bite | 'at-bite-6' | arrow",
        "y: 474, technical: [2, 3] | y: 474, technical: [2] | '004' | nothing has the number 3",
        "y: 474, technical: [2, 3] | y: 474, technical: [2, 3, 4] | '004' | number 4 is there"
            + " twice",
        "owner: captain, count: 1, unlock | count: 1, unlock | quest_items 'log-key' | owner"
      })
  void aMistakeIsToldWithItsEntry(String right, String wrong, String where, String what) {
    String broken = FILE.replaceFirst(Pattern.quote(right), wrong);
    assertThatThrownBy(() -> read(broken, REVERSE))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("nemesis.yaml line")
        .hasMessageContaining(where)
        .hasMessageContaining(what);
  }
}
