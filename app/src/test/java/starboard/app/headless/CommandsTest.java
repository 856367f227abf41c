package starboard.app.headless;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Language;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** Every command of the protocol. */
class CommandsTest {

  private final Talk talk = new Talk();

  private JsonNode tollForTwo() {
    return talk.ask("{'cmd':'new','game':'toll','players':2,'seed':7}");
  }

  private JsonNode demoForThree() {
    return talk.ask("{'cmd':'new','game':'demo','players':3,'seed':7}");
  }

  @Test
  void gamesAreListedWithTheDemoLast() {
    JsonNode games = talk.ask("{'cmd':'games'}").get("games");
    assertThat(games.get(0).get("id").stringValue()).isEqualTo("clank");
    assertThat(games.get(1).get("id").stringValue()).isEqualTo("lockdown");
    assertThat(games.get(2).get("id").stringValue()).isEqualTo("nemesis");
    assertThat(games.get(3).get("id").stringValue()).isEqualTo("rone");
    assertThat(games.get(4))
        .isEqualTo(
            Json.MAPPER.readTree(
                """
                {"id":"toll","name":"Toll bridge","rules":"2","players":[1,3],"options":[
                  {"id":"crowd","values":["many","alone"],"default":"many"},
                  {"id":"arches","values":["1","2"],"default":"2",
                   "form":"Say any number of arches from 1 to 9."}]}
                """));
    JsonNode last = games.get(games.size() - 1);
    assertThat(last.get("id").stringValue()).isEqualTo("demo");
    assertThat(last.get("offered").booleanValue()).isFalse();
  }

  @Test
  void positionHasEveryField() {
    tollForTwo();
    JsonNode position = talk.ask("{'cmd':'decide','decision':0,'option':'pay:till'}");
    assertThat(position)
        .isEqualTo(
            Json.MAPPER.readTree(
                """
                {"ok":true,"over":false,"answers":1,"decisions":[
                  {"decision":1,"seat":1,"question":"cross","text":"Who crosses?",
                   "source":"The toll (T1)","rule":"T1","options":[
                     {"id":"pay:till","text":"Pay one coin","target":"till","cost":"1 coin"},
                     {"id":"wait","text":"Wait"},{"id":"end","text":"Burn the bridge"},
                     {"id":"break","text":"Break the program"},
                     {"id":"spoil","text":"Spoil the next question"},
                     {"id":"recurse","text":"Fall for ever"}],
                   "refused":[{"id":"fly","text":"Fly","reason":"Nobody has wings.",
                     "fact":{"text":"Nobody has wings."}}],
                   "shortcuts":[{"id":"all","text":"Pay all","options":["pay:till","wait"]}]}],
                 "events":[{"id":"paid","text":"Player 1 pays.","seats":"all"},
                   {"id":"peeked","text":"You look under the bridge.","seats":[0]}],
                 "result":null}
                """));
    assertThat(talk.ask("{'cmd':'position'}").get("events")).isEmpty();
  }

  @Test
  void whatAGameHandsOnBeginsTheNext() {
    tollForTwo();
    talk.ask("{'cmd':'decide','decision':0,'option':'pay:till'}");
    JsonNode end = talk.ask("{'cmd':'decide','decision':1,'option':'end'}");
    assertThat(end.get("carried").toString())
        .isEqualTo("{\"table\":{\"debt\":\"1\"},\"seats\":[]}");
    JsonNode next =
        talk.ask(
            "{'cmd':'new','game':'toll','players':2,'seed':7,'carried':"
                + end.get("carried")
                + "}");
    assertThat(next.has("carried")).isFalse();
    talk.ask("{'cmd':'decide','decision':0,'option':'pay:till'}");
    assertThat(talk.ask("{'cmd':'decide','decision':1,'option':'end'}").at("/carried/table/debt"))
        .hasToString("\"2\"");
    assertThat(talk.ask("{'cmd':'save'}").at("/replay/carried/table/debt")).hasToString("\"1\"");
  }

  @Test
  void resultComesWithTheEnd() {
    tollForTwo();
    JsonNode end = talk.ask("{'cmd':'decide','decision':0,'option':'end','seat':0}");
    assertThat(end.get("over").booleanValue()).isTrue();
    assertThat(end.get("decisions")).isEmpty();
    assertThat(end.get("result").toString())
        .isEqualTo(
            "{\"winners\":[0],\"seats\":[{\"seat\":0,\"outcome\":\"won\",\"score\":null,"
                + "\"why\":\"Burn the bridge\"}]}");
    assertThat(talk.refused("{'cmd':'decide','decision':0,'option':'end'}").code())
        .isEqualTo("stale-decision");
    assertThat(talk.ask("{'cmd':'random','count':5,'seed':1}").get("answers").intValue())
        .isEqualTo(1);
  }

  @Test
  void optionLeftOutTakesAValueThatFits() {
    assertThat(options("{'cmd':'new','game':'toll','players':2,'seed':7}"))
        .isEqualTo("{\"arches\":\"2\",\"crowd\":\"many\"}");
    assertThat(options("{'cmd':'new','game':'toll','players':1,'seed':7,'options':{}}"))
        .isEqualTo("{\"arches\":\"2\",\"crowd\":\"alone\"}");
    assertThat(options("{'cmd':'new','game':'toll','players':3,'seed':7,'options':{'arches':'9'}}"))
        .isEqualTo("{\"arches\":\"9\",\"crowd\":\"many\"}");
  }

  private String options(String request) {
    talk.ask(request);
    return talk.ask("{'cmd':'save'}").get("replay").get("options").toString();
  }

  @Test
  void severalDecisionsAreOpenAtOnce() {
    JsonNode open = demoForThree().get("decisions");
    assertThat(open).hasSize(3);
    for (int i = 0; i < 3; i++) {
      assertThat(open.get(i).get("decision").intValue()).isEqualTo(i);
      assertThat(open.get(i).get("seat").intValue()).isEqualTo(i);
    }
    JsonNode rest =
        talk.ask(
            "{'cmd':'decide','decision':1,'seat':1,'option':'%s'}"
                .formatted(open.get(1).get("options").get(0).get("id").stringValue()));
    assertThat(rest.get("decisions").get(0)).isEqualTo(open.get(0));
    assertThat(rest.get("decisions").get(1)).isEqualTo(open.get(2));
  }

  @Test
  void openingTellsWhatHappened() {
    JsonNode events = demoForThree().get("events");
    assertThat(events).isNotEmpty();
    assertThat(events.toString()).contains("\"seats\":\"all\"").contains("\"seats\":[2]");
  }

  @Test
  void undoGoesBackToOldNumbersAndHashes() {
    demoForThree();
    List<JsonNode> positions = new ArrayList<>();
    List<String> hashes = new ArrayList<>();
    for (int i = 0; i <= 20; i++) {
      positions.add(talk.ask("{'cmd':'position'}"));
      hashes.add(talk.hash());
      talk.decide(1);
    }
    for (int to : new int[] {20, 13, 13, 5, 0}) {
      assertThat(talk.ask("{'cmd':'undo','to':%d}".formatted(to))).isEqualTo(positions.get(to));
      assertThat(talk.hash()).isEqualTo(hashes.get(to));
    }
    talk.decide(13);
    assertThat(talk.hash()).isEqualTo(hashes.get(13));
  }

  @Test
  void savedGameLoadsToTheSameState() {
    for (String seed : List.of("7", "'" + "0123456789abcdef".repeat(4) + "','entropy':'ž'")) {
      talk.ask("{'cmd':'new','game':'demo','players':4,'seed':%s}".formatted(seed));
      talk.ask("{'cmd':'random','count':40,'seed':3}");
      talk.decide(5);
      JsonNode position = talk.ask("{'cmd':'position'}");
      String hash = talk.hash();
      JsonNode replay = talk.ask("{'cmd':'save'}").get("replay");
      assertThat(replay.get("answers")).hasSize(45);
      Talk other = new Talk();
      assertThat(other.ask("{'cmd':'load','replay':%s}".formatted(replay))).isEqualTo(position);
      assertThat(other.hash()).isEqualTo(hash);
      assertThat(other.ask("{'cmd':'save'}").get("replay")).isEqualTo(replay);
      other.ask("{'cmd':'undo','to':12}");
      talk.ask("{'cmd':'undo','to':12}");
      assertThat(other.hash()).isEqualTo(talk.hash());
    }
  }

  @Test
  void imaginedWorldIsPlayedAndLeft() {
    demoForThree();
    talk.decide(8);
    JsonNode position = talk.ask("{'cmd':'position'}");
    JsonNode scene = talk.ask("{'cmd':'scene','seat':1}");
    String hash = talk.hash();
    JsonNode imagined = talk.ask("{'cmd':'imagine','seat':1,'seed':99}");
    assertThat(imagined.get("imagined").intValue()).isEqualTo(1);
    assertThat(imagined.get("answers")).isEqualTo(position.get("answers"));
    assertThat(talk.ask("{'cmd':'scene','seat':1}")).isEqualTo(scene);
    assertThat(talk.hash()).isNotEqualTo(hash);
    String there = talk.hash();
    talk.decide(5);
    assertThat(talk.refused("{'cmd':'undo','to':7}"))
        .isEqualTo(
            new Talk.Error(
                "bad-request",
                "This imagined world begins after 8 answers; send \"return\" to go back further."));
    talk.ask("{'cmd':'undo','to':8}");
    assertThat(talk.hash()).isEqualTo(there);
    talk.ask("{'cmd':'random','count':1000,'seed':4}");
    assertThat(talk.refused("{'cmd':'save'}"))
        .isEqualTo(
            new Talk.Error(
                "bad-request", "An imagined world cannot be saved; send \"return\" first."));
    assertThat(talk.ask("{'cmd':'return'}")).isEqualTo(position);
    assertThat(talk.hash()).isEqualTo(hash);
    assertThat(talk.refused("{'cmd':'return'}").code()).isEqualTo("bad-request");
  }

  @Test
  void worldsAreImaginedInsideWorlds() {
    demoForThree();
    List<String> hashes = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      hashes.add(talk.hash());
      talk.ask("{'cmd':'imagine','seat':%d,'seed':%d}".formatted(i % 3, i));
      talk.decide(1);
    }
    assertThat(talk.refused("{'cmd':'imagine','seat':0,'seed':1}").code()).isEqualTo("bad-request");
    for (String hash : hashes.reversed()) {
      talk.ask("{'cmd':'return'}");
      assertThat(talk.hash()).isEqualTo(hash);
    }
  }

  @Test
  void newGameLeavesTheImaginedWorld() {
    tollForTwo();
    talk.ask("{'cmd':'imagine','seat':1,'seed':99}");
    tollForTwo();
    assertThat(talk.refused("{'cmd':'return'}").code()).isEqualTo("bad-request");
  }

  @Test
  void rulesAreLookedUpByNumberAndByWord() {
    JsonNode rule = talk.ask("{'cmd':'rule','game':'demo','rule':'d5.1'}").get("rules");
    assertThat(rule).hasSize(1);
    assertThat(rule.get(0).get("id").stringValue()).isEqualTo("D5.1");
    assertThat(rule.get(0).get("chapter").stringValue()).isEqualTo("Crates");
    demoForThree();
    JsonNode found = talk.ask("{'cmd':'rule','rule':'jammer'}").get("rules");
    assertThat(found).isNotEmpty();
    assertThat(found.get(0).get("id").stringValue()).isEqualTo("D7.1");
    assertThat(talk.refused("{'cmd':'rule','rule':'D77'}").code()).isEqualTo("unknown-rule");
  }

  @Test
  void whatIsBarredSaysByWhichRuleAndWhatWouldHelp() {
    demoForThree();
    talk.ask("{'cmd':'random','count':3,'seed':5}");
    JsonNode barred = talk.ask("{'cmd':'why'}").get("refused");
    assertThat(barred).isNotEmpty();
    JsonNode one = barred.get(0);
    assertThat(one.get("rule").stringValue()).isEqualTo("D5.1");
    assertThat(one.get("fact").get("text").stringValue())
        .isEqualTo(one.get("reason").stringValue());
    assertThat(one.get("unblock").get(0).get("text").stringValue()).contains("probe");
    String id = one.get("id").stringValue();
    assertThat(talk.ask("{'cmd':'why','option':'" + id + "'}").get("refused")).hasSize(1);
    assertThat(talk.refused("{'cmd':'why','option':'fly'}").code()).isEqualTo("unknown-choice");
  }

  @Test
  void randomAnswersDependOnTheirSeedOnly() {
    demoForThree();
    talk.ask("{'cmd':'random','count':30,'seed':5}");
    assertThat(talk.ask("{'cmd':'position'}").get("answers").intValue()).isEqualTo(30);
    String hash = talk.hash();
    talk.ask("{'cmd':'undo','to':0}");
    talk.ask("{'cmd':'random','count':30,'seed':6}");
    assertThat(talk.hash()).isNotEqualTo(hash);
    talk.ask("{'cmd':'undo','to':0}");
    JsonNode again = talk.ask("{'cmd':'random','count':30,'seed':5}");
    assertThat(talk.hash()).isEqualTo(hash);
    assertThat(again.get("events")).isEmpty();
    JsonNode end = talk.ask("{'cmd':'random','count':1000000,'seed':5}");
    assertThat(end.get("over").booleanValue()).isTrue();
    assertThat(end.get("result").get("seats")).hasSize(3);
    assertThat(talk.ask("{'cmd':'random','count':0,'seed':5}")).isEqualTo(end);
  }

  @Test
  void sceneShowsEachViewerItsOwn() {
    demoForThree();
    String mine = talk.ask("{'cmd':'scene','seat':0}").get("scene").toString();
    String all = talk.ask("{'cmd':'scene','seat':'all'}").get("scene").toString();
    String outside = talk.ask("{'cmd':'scene','seat':'public'}").get("scene").toString();
    assertThat(mine).contains("\"id\":\"hand-0.").doesNotContain("\"id\":\"hand-1.scrap");
    assertThat(all.length()).isGreaterThan(mine.length());
    assertThat(mine.length()).isGreaterThan(outside.length());
  }

  @Test
  void logIsKeptThroughRandomAnswersUndoAndImagination() {
    tollForTwo();
    talk.ask("{'cmd':'decide','decision':0,'option':'pay:till'}");
    talk.ask("{'cmd':'decide','decision':1,'option':'pay:till'}");
    String two = log("1");
    assertThat(two)
        .isEqualTo("[\"Player 1 pays.\",\"Player 2 pays.\",\"You look under the bridge.\"]");
    assertThat(log("'public'")).isEqualTo("[\"Player 1 pays.\",\"Player 2 pays.\"]");
    talk.ask("{'cmd':'imagine','seat':1,'seed':1}");
    assertThat(log("0")).isEqualTo("[\"Player 1 pays.\",\"Player 2 pays.\"]");
    talk.ask("{'cmd':'decide','decision':2,'option':'wait'}");
    assertThat(log("1")).endsWith(",\"Player 1 waits.\"]");
    talk.ask("{'cmd':'return'}");
    assertThat(log("1")).isEqualTo(two);
    talk.ask("{'cmd':'undo','to':1}");
    assertThat(log("1")).isEqualTo("[\"Player 1 pays.\"]");
  }

  @Test
  void logOfRandomAnswersIsFoundOutLater() {
    Talk loaded = new Talk();
    String played = null;
    for (int seed = 0; played == null; seed++) {
      talk.ask("{'cmd':'new','game':'toll','players':2,'seed':1}");
      talk.ask("{'cmd':'decide','decision':0,'option':'pay:till'}");
      JsonNode answer = talk.say("{'cmd':'random','count':2,'seed':%d}".formatted(seed));
      if (answer.get("ok").booleanValue() && !answer.get("over").booleanValue())
        played = talk.ask("{'cmd':'save'}").get("replay").toString();
    }
    talk.ask("{'cmd':'decide','decision':3,'option':'wait'}");
    loaded.ask("{'cmd':'load','replay':%s}".formatted(played));
    loaded.ask("{'cmd':'decide','decision':3,'option':'wait'}");
    assertThat(log("0")).startsWith("[\"Player 1 pays.\",").endsWith("Player 2 waits.\"]");
    assertThat(log("0"))
        .isEqualTo(
            loaded.ask("{'cmd':'scene','seat':0}").at("/scene/widgets/1/entries").toString());
    talk.ask("{'cmd':'undo','to':1}");
    assertThat(log("1")).isEqualTo("[\"Player 1 pays.\"]");
  }

  @Test
  void longLogKeepsTheLatest() {
    tollForTwo();
    for (int i = 0; i < 250; i++) {
      talk.ask("{'cmd':'decide','decision':%d,'option':'wait'}".formatted(i));
    }
    talk.ask("{'cmd':'decide','decision':250,'option':'pay:till'}");
    JsonNode entries = talk.ask("{'cmd':'scene','seat':1}").at("/scene/widgets/1/entries");
    assertThat(entries).hasSize(200);
    assertThat(entries.get(199).stringValue()).isEqualTo("Player 1 pays.");
  }

  private String log(String viewer) {
    return talk.ask("{'cmd':'scene','seat':%s}".formatted(viewer))
        .at("/scene/widgets/1/entries")
        .toString();
  }

  @Test
  void languageIsChosenByNew() {
    JsonNode czech = talk.ask("{'cmd':'new','game':'toll','players':2,'seed':7,'lang':'cs'}");
    assertThat(czech.at("/decisions/0/text").stringValue()).isEqualTo("Kdo přejde?");
    assertThat(czech.at("/decisions/0/options/0").toString())
        .isEqualTo(
            "{\"id\":\"pay:till\",\"text\":\"Zaplatit minci\",\"target\":\"till\","
                + "\"cost\":\"1 mince\"}");
    assertThat(talk.refused("{'cmd':'decide','decision':0,'option':'fly'}").message())
        .isEqualTo("Možnost „fly“ teď není dovolená: Nikdo nemá křídla.");
    JsonNode replay = talk.ask("{'cmd':'save'}").get("replay");
    assertThat(talk.ask("{'cmd':'load','replay':%s}".formatted(replay)).toString())
        .contains("Kdo přejde?");
    assertThat(talk.ask("{'cmd':'load','lang':'en','replay':%s}".formatted(replay)).toString())
        .contains("Who crosses?");
    assertThat(tollForTwo().toString()).contains("Who crosses?");
    assertThat(
            new Talk(Language.CS)
                .ask("{'cmd':'games'}")
                .get("games")
                .get(4)
                .get("name")
                .stringValue())
        .isEqualTo("Most s mýtem");
  }

  @Test
  void idsAreTheSameInEveryLanguage() {
    Talk czech = new Talk(Language.CS);
    demoForThree();
    czech.ask("{'cmd':'new','game':'demo','players':3,'seed':7}");
    for (int i = 0; i < 30; i++) {
      JsonNode here = talk.ask("{'cmd':'random','count':1,'seed':%d}".formatted(i));
      JsonNode there = czech.ask("{'cmd':'random','count':1,'seed':%d}".formatted(i));
      assertThat(there.findValuesAsString("id")).isEqualTo(here.findValuesAsString("id"));
      assertThat(there.findValuesAsString("question"))
          .isEqualTo(here.findValuesAsString("question"));
    }
    assertThat(czech.hash()).isEqualTo(talk.hash());
  }

  @Test
  void quitEnds() {
    assertThat(talk.ask("{'cmd':'quit'}").toString()).isEqualTo("{\"ok\":true}");
    assertThat(talk.ended()).isTrue();
  }
}
