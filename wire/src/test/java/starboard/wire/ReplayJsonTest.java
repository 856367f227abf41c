package starboard.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Playthrough;
import starboard.kernel.play.Replay;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;

class ReplayJsonTest {

  private static final Lamp LAMP = new Lamp();
  private static final Games GAMES = Games.of(List.of(LAMP));
  private static final String HEX = "0123456789abcdef".repeat(4);

  /** A replay in the form of version 3 of the lamp's rules; it must stay readable. */
  private static final String SAVED =
      "{\"game\":\"lamp\",\"rules\":\"3\",\"players\":2,\"options\":{\"colour\":\"red\"},\"seed\":7,"
          + "\"answers\":[{\"seat\":0,\"option\":\"turn:on\"},{\"seat\":1,\"option\":\"turn:off\"}]}";

  private static Playthrough<Lamp.Table> played(Seed seed) {
    var options = new TreeMap<String, String>();
    options.put("colour", "red");
    Playthrough<Lamp.Table> play = Playthrough.open(LAMP, Setup.of(LAMP, 2, options), seed);
    play.answer(Seat.ONE, "turn:on");
    play.answer(Seat.TWO, "turn:off");
    return play;
  }

  @Test
  void writesOneLineInAFixedForm() {
    assertThat(ReplayJson.write(played(Seed.of(7)).replay())).isEqualTo(SAVED);
  }

  /** The same replay of a game that went on from an earlier one. */
  private static String carrying(String carried) {
    return SAVED.replace("\"seed\"", "\"carried\":" + carried + ",\"seed\"");
  }

  @Test
  void whatAnEarlierGameHandedOnIsPartOfIt() {
    String saved = carrying("{\"table\":{\"bulbs\":\"9\"},\"seats\":[{\"bulbs\":\"4\"},{}]}");
    Replay replay = ReplayJson.read(saved, GAMES);
    assertThat(replay.setup().carried().value("bulbs")).isEqualTo("9");
    assertThat(replay.setup().carried().value(Seat.ONE, "bulbs")).isEqualTo("4");
    assertThat(ReplayJson.write(replay)).isEqualTo(saved);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = '|',
      textBlock =
          """
          7 | "carried" must be an object with "table"
          {"table":{}} | "carried" must be an object with "table"
          {"table":{"bulbs":1},"seats":[]} | "carried" must be an object with "table"
          {"table":{},"seats":[7]} | "carried" must be an object with "table"
          {"table":{"lamps":"1"},"seats":[]} | Nothing called "lamps" is carried
          {"table":{},"seats":[{"bulbs":"1"}]} | is for 1 seat, but 2 play
          """)
  void nonsenseThatIsCarriedIsRefusedWithASentence(String carried, String sentence) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ReplayJson.read(carrying(carried), GAMES))
        .satisfies(
            refusal -> {
              assertThat(refusal.code()).isEqualTo("bad-replay");
              assertThat(PhraseBook.kernel().say(refusal.text(), Language.EN)).contains(sentence);
            });
  }

  @Test
  void readsWhatItWrote() {
    for (Seed seed :
        List.of(Seed.of(0), Seed.of(Seed.MAX_NUMBER), new Seed.Committed(HEX, "žluťoučký"))) {
      Playthrough<Lamp.Table> play = played(seed);
      Replay read = ReplayJson.read(ReplayJson.write(play.replay()), GAMES);
      assertThat(read).isEqualTo(play.replay());
      assertThat(Codec.hash(Playthrough.of(LAMP, read).state()))
          .isEqualTo(Codec.hash(play.state()));
    }
  }

  @Test
  void readsBytesAndTrees() {
    Replay replay = played(Seed.of(7)).replay();
    assertThat(ReplayJson.read(SAVED.getBytes(StandardCharsets.UTF_8), GAMES)).isEqualTo(replay);
    assertThat(ReplayJson.read(Json.MAPPER.readTree(SAVED), GAMES)).isEqualTo(replay);
    assertThat(ReplayJson.read(" \n" + SAVED + "\n", GAMES)).isEqualTo(replay);
  }

  @Test
  void passesOverFieldsOfLaterVersions() {
    String later =
        SAVED
            .replace("{\"game\"", "{\"by\":{\"name\":[1,{\"game\":2}]},\"game\"")
            .replace("\"turn:on\"", "\"turn:on\",\"at\":[\"later\"]");
    assertThat(ReplayJson.read(later, GAMES)).isEqualTo(played(Seed.of(7)).replay());
  }

  @Test
  void takesTheStandardForAnOptionThatIsNew() {
    Replay read = ReplayJson.read(SAVED.replace("\"colour\":\"red\"", ""), GAMES);
    assertThat(read.setup().option("colour")).isEqualTo("white");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "game":"lamp"    | "game":"chess"     | There is no game "chess"; known are: lamp.
          "game":"lamp"    | "game":5           | In a replay "game" must be a string.
          "game":"lamp",   | ``                 | This is no replay: the field "game" is missing.
          "game":"lamp"    | "game":null        | In a replay "game" must be a string.
          "game":"lamp"    | "game":"lamp","game":"lamp" | This is no replay: its JSON is broken or cut off at line 1, column 22.
          "rules":"3"      | "rules":"4"        | This replay was played by rules version 4; this program has version 3 and cannot play it.
          "rules":"3"      | "rules":3          | In a replay "rules" must be a string.
          "rules":"3",     | ``                 | This is no replay: the field "rules" is missing.
          "players":2      | "players":3        | This game cannot be played by 3; accepted are 1 to 2 players.
          "players":2      | "players":2.0      | In a replay "players" must be a whole number.
          "players":2      | "players":99999999999 | In a replay "players" must be a whole number.
          "players":2      | "players":"2"      | In a replay "players" must be a whole number.
          "players":2      | "players":1        | Answer 2 of the replay is given by seat 1, which does not exist.
          "players":2,     | ``                 | This is no replay: the field "players" is missing.
          "colour":"red"   | "colour":"blue"    | The option "colour" cannot be "blue" with 2 players; accepted are: white, red.
          "colour":"red"   | "color":"red"      | There is no option "color"; this game has: colour.
          "colour":"red"   | "colour":1         | In a replay "options" must be an object whose values are strings.
          {"colour":"red"} | ["red"]            | In a replay "options" must be an object whose values are strings.
          "options":{"colour":"red"}, | ``      | This is no replay: the field "options" is missing.
          "seed":7         | "seed":-1          | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          "seed":7         | "seed":9007199254740992 | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          "seed":7         | "seed":99999999999999999999999 | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          "seed":7         | "seed":7.5         | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          "seed":7         | "seed":[7]         | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          "seed":7         | "seed":"7","entropy":"" | A committed seed is 64 lower-case hexadecimal digits.
          "seed":7         | "seed":"7"         | This is no replay: the field "entropy" is missing.
          "seed":7,        | ``                 | This is no replay: the field "seed" is missing.
          "seat":1         | "seat":2           | Answer 2 of the replay is given by seat 2, which does not exist.
          "seat":1         | "seat":-1          | Answer 2 of the replay is given by seat -1, which does not exist.
          "seat":1         | "seat":"1"         | In a replay "seat" must be a whole number.
          "seat":1,        | ``                 | In a replay "answers" must be a list of objects with a whole number "seat" and a string "option".
          "turn:off"       | 5                  | In a replay "option" must be a string.
          {"seat":1,"option":"turn:off"} | "turn:off" | In a replay "answers" must be a list of objects with a whole number "seat" and a string "option".
          "answers":[      | "answers":{}, "other":[ | In a replay "answers" must be a list of objects with a whole number "seat" and a string "option".
          ]}               | ]}5                | This is no replay: there is something behind its end.
          ]}               | ]                  | This is no replay: its JSON is broken or cut off at line 1, column 148.
          """)
  void refuses(String instead, String of, String sentence) {
    assertThat(SAVED).contains(instead);
    assertThat(refused(SAVED.replace(instead, of))).isEqualTo(sentence);
  }

  @Test
  void refusesWhatIsNoReplayAtAll() {
    assertThat(refused("")).isEqualTo("This is no replay: a JSON object is expected.");
    assertThat(refused("[]")).isEqualTo("This is no replay: a JSON object is expected.");
    assertThat(refused("{}")).isEqualTo("This is no replay: the field \"game\" is missing.");
    assertThat(refused("Dear diary"))
        .isEqualTo("This is no replay: its JSON is broken or cut off at line 1, column 5.");
    assertThat(refused("[".repeat(100_000)))
        .isEqualTo("This is no replay: a JSON object is expected.");
    assertThat(refused("{\"a\":" + "[".repeat(100_000)))
        .startsWith("This is no replay: its JSON is broken");
  }

  @Test
  void refusesBytesThatAreNoText() {
    byte[] noise = {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xff};
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ReplayJson.read(noise, GAMES))
        .satisfies(
            refusal ->
                assertThat(PhraseBook.kernel().say(refusal.text(), Language.EN))
                    .isEqualTo("This is no replay: it is not UTF-8 text."));
  }

  @Test
  void refusesMoreAnswersThanAnyGameHas() {
    String one = "{\"seat\":0,\"option\":\"turn:on\"},";
    String many = SAVED.replace("[{", "[" + one.repeat(ReplayJson.MOST_ANSWERS) + "{");
    assertThat(refused(many))
        .isEqualTo("This replay has more than 1000000 answers, more than any game can have.");
  }

  @Test
  void refusesEveryPartOfAReplay() {
    for (int end = 0; end < SAVED.length(); end++) {
      assertThat(refused(SAVED.substring(0, end))).startsWith("This is no replay: ");
    }
  }

  @Test
  void survivesAnyDamage() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = SAVED.getBytes(StandardCharsets.UTF_8);
      for (int k = random.nextInt(1, 4); k > 0; k--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      try {
        Playthrough.of(LAMP, ReplayJson.read(bytes, GAMES));
      } catch (Refusal refusal) {
        assertThat(refusal.code()).isEqualTo("bad-replay");
      }
    }
  }

  @Test
  void speaksCzech() {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> ReplayJson.read(SAVED.replace("\"3\"", "3"), GAMES))
        .satisfies(
            refusal ->
                assertThat(PhraseBook.kernel().say(refusal.text(), Language.CS))
                    .isEqualTo("V záznamu hry musí být „rules“ řetězec."));
  }

  private static String refused(String json) {
    try {
      return "read: " + ReplayJson.read(json, GAMES);
    } catch (Refusal refusal) {
      assertThat(refusal.code()).isEqualTo("bad-replay");
      return PhraseBook.kernel().say(refusal.text(), Language.EN);
    }
  }
}
