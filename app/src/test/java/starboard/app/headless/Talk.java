package starboard.app.headless;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.words.Language;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** A conversation with the program; in requests an apostrophe stands for a quotation mark. */
final class Talk {

  private final Protocol protocol;
  private final List<Throwable> faults = new ArrayList<>();

  Talk(Language language) {
    protocol = new Protocol(games(), language, faults::add);
  }

  Talk() {
    this(Language.EN);
  }

  /** The registered games and the broken one. */
  static Games games() {
    List<Game<?>> games = new ArrayList<>(List.of(new Toll()));
    for (Game<?> game : ServiceLoader.load(Game.class)) games.add(game);
    return Games.of(games);
  }

  /** The answer to a request. */
  JsonNode say(String request) {
    String answer = protocol.answer(request.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    assertThat(answer).doesNotContain("\n").doesNotContain("⟦");
    return Json.MAPPER.readTree(answer);
  }

  /** The answer to a request that must be all right. */
  JsonNode ask(String request) {
    JsonNode answer = say(request);
    assertThat(answer.get("ok").booleanValue()).as("%s: %s", request, answer).isTrue();
    return answer;
  }

  /** The code and message of the error a request must lead to, which changes nothing. */
  Error refused(String request) {
    String before = say("{'cmd':'position'}").toString() + say("{'cmd':'hash'}");
    JsonNode answer = say(request);
    assertThat(answer.get("ok").booleanValue()).as("%s: %s", request, answer).isFalse();
    assertThat(say("{'cmd':'position'}").toString() + say("{'cmd':'hash'}")).isEqualTo(before);
    JsonNode error = answer.get("error");
    return new Error(error.get("code").stringValue(), error.get("message").stringValue());
  }

  /** An error object. */
  record Error(String code, String message) {}

  String hash() {
    return ask("{'cmd':'hash'}").get("hash").stringValue();
  }

  /** What went wrong inside the program so far. */
  List<Throwable> faults() {
    return faults;
  }

  boolean ended() {
    return protocol.ended();
  }

  /** Answers the first open decision with its first option, so many times. */
  void decide(int times) {
    for (int i = 0; i < times; i++) {
      JsonNode decision = ask("{'cmd':'position'}").get("decisions").get(0);
      ask(
          "{'cmd':'decide','decision':%d,'option':'%s'}"
              .formatted(
                  decision.get("decision").intValue(),
                  decision.get("options").get(0).get("id").stringValue()));
    }
  }
}
