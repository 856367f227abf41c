package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static starboard.kernel.catalogue.Reading.mistakes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;

class MistakesTest {
  enum Colour {
    RED,
    GREEN,
    DARK_BLUE
  }

  record Values(
      Optional<Integer> whole,
      Optional<Long> big,
      Optional<Double> number,
      Optional<Boolean> flag,
      Optional<String> text,
      Optional<Colour> colour,
      Optional<List<Integer>> list,
      Optional<Map<Integer, Integer>> map,
      Optional<Names> record) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "whole: abc | whole: expected a whole number, found 'abc'",
        "whole: 1.5 | whole: expected a whole number, found '1.5'",
        "whole: '5' | whole: expected a whole number, found the text \"5\" in quotes",
        "whole: [1] | whole: expected a whole number, found a list",
        "whole: {a: 1} | whole: expected a whole number, found a mapping",
        "whole: 2147483648 | whole: expected a whole number from -2147483648 to 2147483647, found"
            + " '2147483648'",
        "big: 99999999999999999999 | big: expected a whole number from -9223372036854775808 to"
            + " 9223372036854775807, found '99999999999999999999'",
        "number: much | number: expected a number, found 'much'",
        "flag: yes | flag: expected true or false, found 'yes'",
        "flag: \"true\" | flag: expected true or false, found the text \"true\" in quotes",
        "text: [a] | text: expected a text, found a list",
        "text: {a: b} | text: expected a text, found a mapping",
        "colour: blu | colour: unknown word 'blu'; known words: red, green, dark-blue",
        "colour: [red] | colour: expected a word, found a list",
        "list: 1 | list: expected a list, found '1'",
        "list: [1, x] | list: expected a whole number, found 'x'",
        "list: [1, null] | list: expected a whole number, found nothing",
        "map: [1] | map: expected a mapping, found a list",
        "map: {a: 1} | map: expected a whole number, found 'a'",
        "map: {1: a} | map.1: expected a whole number, found 'a'",
        "record: text | record: expected a mapping, found 'text'",
        "record: {en: A} | record: missing key 'cs'",
        "record: {en: A, cs: null} | record: the key 'cs' has no value",
        "record: {en: A, cs: B, de: C} | record: unknown key 'de'; known keys: en, cs",
      })
  void valuesOfAWrongKind(String text, String message) {
    assertThat(mistakes(Values.class, text)).isEqualTo("test.yaml line 1, " + message);
  }

  @Test
  void aFileThatIsNoMapping() {
    assertThat(mistakes(Values.class, "- 1"))
        .isEqualTo("test.yaml line 1: expected a mapping, found a list");
  }

  record Action(String id, int cost) implements Entry {}

  record Room(String id, Colour colour, List<Action> actions) implements Entry {}

  record Board(Section<Room> rooms) {}

  record File(Board board) {}

  @Test
  void allMistakesAreToldWithLineAndEntry() {
    assertThat(
            mistakes(
                File.class,
                """
                board:
                  rooms:
                    - {id: nest, colour: blue, actions: []}
                    - id: armory
                      color: red
                      actions:
                        - {id: load, cost: 2}
                        - id: unload
                          cost: two
                """))
        .isEqualTo(
            """
            test.yaml line 3, board.rooms 'nest', colour: unknown word 'blue'; known words: red, green, dark-blue
            test.yaml line 4, board.rooms 'armory': missing key 'colour'
            test.yaml line 5, board.rooms 'armory': unknown key 'color'; known keys: id, colour, actions
            test.yaml line 9, board.rooms 'armory', actions 'unload', cost: expected a whole number, found 'two'\
            """);
  }

  @Test
  void unknownAndMissingKeysAtTheTop() {
    assertThat(mistakes(File.class, "bord: {}"))
        .isEqualTo(
            """
            test.yaml line 1: missing key 'board'
            test.yaml line 1: unknown key 'bord'; known keys: board\
            """);
  }

  @Test
  void aKeyIgnoredAtTheTopIsNotIgnoredBelow() {
    assertThat(
            mistakes(
                File.class,
                Binder.strict().ignore("/legend"),
                """
                legend: 1
                board:
                  legend: 2
                  rooms: []
                """))
        .isEqualTo("test.yaml line 3, board: unknown key 'legend'; known keys: rooms");
  }

  record Wide(
      int a, int b, int c, int d, int e, int f, int g, int h, int count, int cost, int coast) {}

  @Test
  void ofManyKnownKeysTheClosestAreNamed() {
    assertThat(
            mistakes(
                Wide.class,
                "{a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, count: 1, cost: 1, coast: 1,"
                    + " cots: 1}"))
        .isEqualTo(
            "test.yaml line 1: unknown key 'cots'; closest known keys: cost, coast, c, count, a");
  }

  @Test
  void duplicateKeysAreFoundEvenWhereNobodyReads() {
    assertThat(
            mistakes(
                File.class,
                Binder.strict().ignore("*"),
                """
                board: {rooms: [{id: nest, note: a, note: b}]}
                meta:
                  x: 1
                  x: 2
                """))
        .isEqualTo(
            """
            test.yaml line 1, board.rooms 'nest': duplicate key 'note'
            test.yaml line 1, board.rooms 'nest': missing key 'colour'
            test.yaml line 1, board.rooms 'nest': missing key 'actions'
            test.yaml line 4, meta: duplicate key 'x'\
            """);
  }

  record Costs(Map<Colour, Integer> cost) {}

  @Test
  void twoSpellingsOfOneKeyAreADuplicate() {
    assertThat(mistakes(Costs.class, "cost: {dark-blue: 1, dark_blue: 2}"))
        .isEqualTo("test.yaml line 1, cost: duplicate key 'dark_blue'");
  }

  record Many(List<Integer> numbers) {}

  @Test
  void beyondTwentyTheMistakesAreOnlyCounted() {
    CatalogueException e =
        catchThrowableOfType(
            CatalogueException.class,
            () -> Reading.read(Many.class, "numbers: [" + "x, ".repeat(25) + "1]"));
    assertThat(e.problems())
        .hasSize(20)
        .extracting(Problem::toString)
        .contains("test.yaml line 1, numbers: expected a whole number, found 'x'");
    assertThat(e.getMessage()).endsWith("\nand 5 more");
    assertThat(PhraseBook.kernel().say(e.text(), Language.CS))
        .startsWith("test.yaml řádek 1, numbers: má tu být celé číslo, je tu 'x'\n")
        .endsWith("\na další chyby: 5");
  }

  record Die(int sides) {
    Die {
      if (sides < 2) {
        throw new IllegalArgumentException("a die has at least 2 sides, not " + sides);
      }
    }
  }

  record Dice(List<Die> dice) {}

  @Test
  void aRecordRefusesValuesByItsOwnChecks() {
    assertThat(mistakes(Dice.class, "dice:\n- sides: 6\n- sides: 1"))
        .isEqualTo("test.yaml line 3, dice: a die has at least 2 sides, not 1");
  }

  @Test
  void aScalarReadingRefusesWithItsOwnWords() {
    Binder binder =
        Binder.strict()
            .scalar(
                Die.class,
                text -> {
                  throw new IllegalArgumentException("'" + text + "' is no die");
                });
    assertThat(mistakes(Dice.class, binder, "dice: [d6]"))
        .isEqualTo("test.yaml line 1, dice: 'd6' is no die");
  }

  @Test
  void aScalarReadingThatFoundNoNumber() {
    Binder binder = Binder.strict().scalar(Die.class, text -> new Die(Integer.parseInt(text)));
    assertThat(mistakes(Dice.class, binder, "dice: [6, d6]"))
        .isEqualTo("test.yaml line 1, dice: expected a number, found 'd6'");
  }
}
