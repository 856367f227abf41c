package starboard.app.headless;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.words.Language;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** Every error of the protocol: its code, its sentence, and that it changes nothing. */
class ErrorsTest {

  private final Talk talk = new Talk();

  /** Two answers given; decision 2 of seat 0 is open. */
  @BeforeEach
  void begin() {
    talk.ask("{'cmd':'new','game':'toll','players':2,'seed':7}");
    talk.ask("{'cmd':'decide','decision':0,'option':'wait'}");
    talk.ask("{'cmd':'decide','decision':1,'option':'pay:till'}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'cmd':'dance'}                      | unknown-command   | There is no command "dance"; known are: games, new, decide, position, scene, hash, undo, save, load, imagine, return, random, rule, why, quit.
          {}                                   | bad-request       | The field "cmd" is missing; it must be a string.
          {'cmd':5}                            | bad-request       | The field "cmd" must be a string.
          {'cmd':null}                         | bad-request       | The field "cmd" is missing; it must be a string.
          {'cmd':'new'}                        | bad-request       | The field "game" is missing; it must be a string.
          {'cmd':'new','game':'chess','players':2,'seed':1}   | unknown-game | There is no game "chess"; known are: clank, lockdown, nemesis, rone, toll, demo.
          {'cmd':'new','game':'toll','seed':1}                | bad-request  | The field "players" is missing; it must be a whole number.
          {'cmd':'new','game':'toll','players':0,'seed':1}    | bad-players  | This game cannot be played by 0; accepted are 1 to 3 players.
          {'cmd':'new','game':'toll','players':4,'seed':1}    | bad-players  | This game cannot be played by 4; accepted are 1 to 3 players.
          {'cmd':'new','game':'toll','players':-1,'seed':1}   | bad-players  | This game cannot be played by -1; accepted are 1 to 3 players.
          {'cmd':'new','game':'toll','players':'2','seed':1}  | bad-request  | The field "players" must be a whole number.
          {'cmd':'new','game':'toll','players':2.0,'seed':1}  | bad-request  | The field "players" must be a whole number.
          {'cmd':'new','game':'toll','players':1e400,'seed':1}| bad-request  | The field "players" must be a whole number.
          {'cmd':'new','game':'toll','players':99999999999,'seed':1} | bad-request | The field "players" must be a whole number.
          {'cmd':'new','game':'toll','players':2}             | bad-request  | The field "seed" is missing; it must be a whole number from 0 to 9007199254740991, or for a new game 64 hexadecimal digits with "entropy".
          {'cmd':'new','game':'toll','players':2,'seed':-1}   | bad-request  | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          {'cmd':'new','game':'toll','players':2,'seed':1.5}  | bad-request  | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          {'cmd':'new','game':'toll','players':2,'seed':9007199254740992} | bad-request | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          {'cmd':'new','game':'toll','players':2,'seed':true} | bad-request  | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          {'cmd':'new','game':'toll','players':2,'seed':'ab'} | bad-request  | The field "entropy" is missing; it must be a string.
          {'cmd':'new','game':'toll','players':2,'seed':'ab','entropy':''} | bad-request | A committed seed is 64 lower-case hexadecimal digits.
          {'cmd':'new','game':'toll','players':2,'seed':1,'lang':'de'}  | bad-request | There is no language "de"; accepted are en and cs.
          {'cmd':'new','game':'toll','players':2,'seed':1,'lang':1}     | bad-request | The field "lang" must be a string.
          {'cmd':'new','game':'toll','players':2,'seed':1,'carried':5} | bad-request | The field "carried" must be an object with "table", an object whose values are strings, and "seats", a list of such objects.
          {'cmd':'new','game':'toll','players':2,'seed':1,'carried':{'table':{'wit':'1'},'seats':[]}} | bad-carried | Nothing called "wit" is carried from one game to the next; this game carries: debt.
          {'cmd':'new','game':'toll','players':2,'seed':1,'carried':{'table':{},'seats':[{'debt':'1'}]}} | bad-carried | What is carried over is for 1 seat, but 2 play.
          {'cmd':'new','game':'clank','players':2,'seed':1,'carried':{'table':{'debt':'1'},'seats':[]}} | bad-carried | This game takes nothing over from an earlier one.
          {'cmd':'new','game':'toll','players':2,'seed':1,'options':[]} | bad-request | The field "options" must be an object whose values are strings.
          {'cmd':'new','game':'toll','players':2,'seed':1,'options':{'arches':2}}     | bad-request | The field "options" must be an object whose values are strings.
          {'cmd':'new','game':'toll','players':2,'seed':1,'options':{'arches':'many'}} | bad-option | The option "arches" cannot be "many" with 2 players; accepted are: 1, 2. Say any number of arches from 1 to 9.
          {'cmd':'new','game':'toll','players':2,'seed':1,'options':{'arch':'2'}}     | bad-option | There is no option "arch"; this game has: crowd, arches.
          {'cmd':'new','game':'toll','players':1,'seed':1,'options':{'crowd':'many'}} | bad-option | The option "crowd" cannot be "many" with 1 player; accepted are: alone.
          {'cmd':'new','game':'toll','players':3,'seed':1,'options':{'arches':'1'}}   | bad-option | Three players need two arches.
          {'cmd':'decide','option':'wait'}     | bad-request       | The field "decision" is missing; it must be a whole number.
          {'cmd':'decide','decision':2}        | bad-request       | The field "option" is missing; it must be a string.
          {'cmd':'decide','decision':'2','option':'wait'}  | bad-request | The field "decision" must be a whole number.
          {'cmd':'decide','decision':2,'option':0}         | bad-request | The field "option" must be a string.
          {'cmd':'decide','decision':1,'option':'wait'}    | stale-decision | Decision 1 is not open any more; open are: 2.
          {'cmd':'decide','decision':-1,'option':'wait'}   | stale-decision | Decision -1 is not open any more; open are: 2.
          {'cmd':'decide','decision':3,'option':'wait'}    | stale-decision | Decision 3 has not been asked yet; open are: 2.
          {'cmd':'decide','decision':2,'option':'wait','seat':1}   | not-your-decision | Decision 2 is asked of seat 0, not of seat 1.
          {'cmd':'decide','decision':2,'option':'wait','seat':2}   | bad-request | There is no seat 2 at this table; accepted are 0 to 1.
          {'cmd':'decide','decision':2,'option':'wait','seat':-1}  | bad-request | There is no seat -1 at this table; accepted are 0 to 1.
          {'cmd':'decide','decision':2,'option':'wait','seat':'all'} | bad-request | The field "seat" must be a whole number.
          {'cmd':'decide','decision':2,'option':'swim'}    | unknown-choice | There is no option "swim" in decision 2; send one of its option ids.
          {'cmd':'decide','decision':2,'option':''}        | unknown-choice | There is no option "" in decision 2; send one of its option ids.
          {'cmd':'decide','decision':2,'option':'fly'}     | unknown-choice | The option "fly" is not allowed now: Nobody has wings.
          {'cmd':'decide','decision':2,'option':'break'}   | internal  | Something went wrong inside the program; nothing has changed, and the details are on standard error.
          {'cmd':'decide','decision':2,'option':'spoil'}   | internal  | Something went wrong inside the program; nothing has changed, and the details are on standard error.
          {'cmd':'decide','decision':2,'option':'recurse'} | internal  | Something went wrong inside the program; nothing has changed, and the details are on standard error.
          {'cmd':'scene'}                      | bad-request       | The field "seat" is missing; it must be a whole number, "all" or "public".
          {'cmd':'scene','seat':2}             | bad-request       | There is no seat 2 at this table; accepted are 0 to 1.
          {'cmd':'scene','seat':'mine'}        | bad-request       | The field "seat" must be a whole number, "all" or "public".
          {'cmd':'undo'}                       | bad-request       | The field "to" is missing; it must be a whole number.
          {'cmd':'undo','to':3}                | bad-request       | Cannot go back to 3 answers; there are 2.
          {'cmd':'undo','to':-1}               | bad-request       | Cannot go back to -1 answers; there are 2.
          {'cmd':'undo','to':1.5}              | bad-request       | The field "to" must be a whole number.
          {'cmd':'imagine','seed':1}           | bad-request       | The field "seat" is missing; it must be a whole number.
          {'cmd':'imagine','seat':7,'seed':1}  | bad-request       | There is no seat 7 at this table; accepted are 0 to 1.
          {'cmd':'imagine','seat':0}           | bad-request       | The field "seed" is missing; it must be a whole number from 0 to 9007199254740991, or for a new game 64 hexadecimal digits with "entropy".
          {'cmd':'imagine','seat':0,'seed':'x'}| bad-request       | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          {'cmd':'return'}                     | bad-request       | This is the true world already; "return" comes back from an imagined one.
          {'cmd':'random','seed':1}            | bad-request       | The field "count" is missing; it must be a whole number from 0 to 1000000.
          {'cmd':'random','count':-1,'seed':1} | bad-request       | The field "count" must be a whole number from 0 to 1000000.
          {'cmd':'random','count':1000001,'seed':1} | bad-request  | The field "count" must be a whole number from 0 to 1000000.
          {'cmd':'random','count':1}           | bad-request       | The field "seed" is missing; it must be a whole number from 0 to 9007199254740991, or for a new game 64 hexadecimal digits with "entropy".
          {'cmd':'load'}                       | bad-request       | The field "replay" is missing; it must be an object.
          {'cmd':'load','replay':'x'}          | bad-request       | The field "replay" must be an object.
          {'cmd':'load','replay':{}}           | bad-replay        | This is no replay: the field "game" is missing.
          """)
  void refuses(String request, String code, String sentence) {
    assertThat(talk.refused(request)).isEqualTo(new Talk.Error(code, sentence));
    assertThat(talk.faults()).hasSize(code.equals("internal") ? 1 : 0);
  }

  private static void fault(Throwable fault) {
    throw new AssertionError(fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "game":"toll"       | "game":"chess"       | There is no game "chess"; known are: clank, lockdown, nemesis, rone, toll, demo.
          "rules":"2"         | "rules":"1"          | This replay was played by rules version 1; this program has version 2 and cannot play it.
          "players":2         | "players":9          | This game cannot be played by 9; accepted are 1 to 3 players.
          "arches":"2"        | "arches":"0"         | The option "arches" cannot be "0" with 2 players; accepted are: 1, 2. Say any number of arches from 1 to 9.
          "seed":7            | "seed":-7            | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          "option":"wait"     | "option":"swim"      | Answer 1 of the replay (Player 1: swim) is not possible there.
          "option":"pay:till" | "option":"fly"       | Answer 2 of the replay (Player 2: fly) is not possible there.
          "seat":1            | "seat":0             | Answer 2 of the replay (Player 1: pay:till) is not possible there.
          "option":"wait"     | "option":"end"       | Answer 2 of the replay (Player 2: pay:till) is not possible there.
          """)
  void refusesToLoad(String instead, String of, String sentence) {
    String replay = talk.ask("{'cmd':'save'}").get("replay").toString();
    assertThat(replay).contains(instead);
    assertThat(talk.refused("{'cmd':'load','replay':" + replay.replace(instead, of) + "}"))
        .isEqualTo(new Talk.Error("bad-replay", sentence));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "{",
        "{'cmd':'games'",
        "{'cmd':'games'}}",
        "{'cmd':'games'} {'cmd':'games'}",
        "{'cmd':'games','cmd':'quit'}",
        "{cmd:'games'}",
        "{'cmd':'games',}",
        "{'cmd':'games'}\0",
        "\0",
        "{'cmd':'ga\u0001mes'}",
        "{'cmd':'\\x'}",
        "{'cmd':NaN}",
        "{'cmd':01}",
        "// {'cmd':'games'}",
        "'games'",
        "[]",
        "5",
        "null",
        "[{'cmd':'games'}]",
      })
  void refusesWhatIsNoJsonObject(String line) {
    assertThat(talk.refused(line).code()).isEqualTo("bad-json");
  }

  @Test
  void refusesDeepNesting() {
    for (int depth : new int[] {65, 1000, 500_000}) {
      assertThat(talk.refused("{'cmd':'games','x':" + "[".repeat(depth)).code())
          .isEqualTo("bad-json");
      assertThat(
              talk.refused("{'cmd':'games','x':" + "[".repeat(depth) + "]".repeat(depth) + "}")
                  .code())
          .isEqualTo("bad-json");
    }
    talk.ask("{'cmd':'games','x':" + "[".repeat(50) + "]".repeat(50) + "}");
  }

  @Test
  void refusesHugeNumbersAsSuch() {
    for (String number : List.of("%s", "1e%s", "0.%s")) {
      String endless = number.formatted("9".repeat(100_000));
      assertThat(talk.refused("{'cmd':'undo','to':" + endless + "}").code()).isEqualTo("bad-json");
    }
    String digits = "9".repeat(900);
    assertThat(talk.refused("{'cmd':'undo','to':" + digits + "}").code()).isEqualTo("bad-request");
    assertThat(talk.refused("{'cmd':'undo','to':1e" + digits + "}").code())
        .isEqualTo("bad-request");
    assertThat(talk.refused("{'cmd':'undo','to':0." + digits + "}").code())
        .isEqualTo("bad-request");
  }

  @Test
  void namesTheColumn() {
    assertThat(talk.refused("{'cmd':'games'}}").message())
        .startsWith("This line is no JSON near column 17;");
  }

  @Test
  void repeatsLongWordsInShort() {
    Talk.Error error = talk.refused("{'cmd':'" + "long ".repeat(100_000) + "'}");
    assertThat(error.code()).isEqualTo("unknown-command");
    assertThat(error.message().length()).isLessThan(1000);
  }

  @Test
  void toleratesFieldsItDoesNotKnow() {
    talk.ask("{'cmd':'decide','decision':2,'option':'wait','why':{'because':[1.5,null]}}");
  }

  @Test
  void refusesBrokenText() {
    Protocol protocol = new Protocol(Talk.games(), Language.EN, ErrorsTest::fault);
    byte[][] lines = {
      {(byte) 0xff},
      {'{', '"', (byte) 0xc3, '"', '}'},
      {(byte) 0xc0, (byte) 0x80},
      {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
      {(byte) 0xfe, (byte) 0xff, 0, '{', 0, '}'},
    };
    for (byte[] line : lines) {
      assertThat(protocol.answer(line))
          .startsWith(
              "{\"ok\":false,\"error\":{\"code\":\"bad-json\",\"message\":\"This line is no");
    }
    assertThat(protocol.answer("\uFEFF{\"cmd\":\"quit\"}".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo("{\"ok\":true}");
  }

  @Test
  void needsAGame() {
    Talk fresh = new Talk();
    for (String command :
        List.of(
            "decide", "position", "scene", "hash", "undo", "save", "imagine", "return", "random")) {
      JsonNode answer = fresh.say("{'cmd':'" + command + "'}");
      assertThat(answer.at("/error/code").stringValue()).isEqualTo("no-game");
      assertThat(answer.at("/error/message").stringValue())
          .isEqualTo("There is no game yet; begin with \"new\" or \"load\".");
    }
  }

  @Test
  void speaksTheLanguageThatWasAskedFor() {
    assertThat(
            talk.refused("{'cmd':'new','game':'chess','players':2,'seed':1,'lang':'cs'}").message())
        .isEqualTo("Hru „chess“ neznáme; známe: clank, lockdown, nemesis, rone, toll, demo.");
    assertThat(talk.refused("{'cmd':'dance'}").message()).startsWith("There is no command");
    JsonNode answer = new Talk(Language.CS).say("{'cmd':'position'}");
    assertThat(answer.at("/error/message").stringValue())
        .isEqualTo("Zatím tu není žádná hra; začněte příkazem „new“ nebo „load“.");
  }

  @Test
  void survivesAnyDamage() {
    Protocol protocol = new Protocol(Talk.games(), Language.EN, ErrorsTest::fault);
    String[] requests = {
      "{\"cmd\":\"new\",\"game\":\"demo\",\"players\":3,\"seed\":7,\"options\":{\"rounds\":\"2\"}}",
      "{\"cmd\":\"decide\",\"decision\":0,\"option\":\"bid:hand-0.scrap\",\"seat\":0}",
      "{\"cmd\":\"random\",\"count\":5,\"seed\":5}",
      "{\"cmd\":\"imagine\",\"seat\":1,\"seed\":99}",
      "{\"cmd\":\"scene\",\"seat\":0}",
      "{\"cmd\":\"undo\",\"to\":1}",
    };
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 3_000; i++) {
      byte[] line = requests[random.nextInt(requests.length)].getBytes(StandardCharsets.UTF_8);
      for (int k = random.nextInt(3); k > 0; k--) {
        line[random.nextInt(line.length)] = (byte) random.nextInt(256);
      }
      JsonNode answer = Json.MAPPER.readTree(protocol.answer(line));
      if (answer.get("ok").booleanValue()) continue;
      assertThat(answer.at("/error/code").stringValue()).isNotEqualTo("internal");
      assertThat(answer.at("/error/message").stringValue()).isNotBlank().doesNotContain("⟦");
    }
  }
}
