package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Looking back at a game, and playing on from it. */
class HindsightTest {

  @SuppressWarnings("NullAway.Init")
  private static Hosted host;

  @BeforeAll
  static void open() {
    host = Hosted.standard();
  }

  @AfterAll
  static void close() {
    host.close();
  }

  private static Hosted.Laid played(int answers) {
    Hosted.Laid laid = host.table("demo", 2, 0);
    List<Guest> guests = List.of(host.seated(laid, 0, "en"), host.seated(laid, 1, "en"));
    PlayTest.play(guests, new Random(5), answers);
    guests.forEach(Guest::leave);
    return laid;
  }

  private static String path(Hosted.Laid laid, String rest) {
    return "/api/tables/" + laid.id() + rest;
  }

  private static String[] key(Hosted.Laid laid, int seat) {
    return new String[] {"Authorization", "Bearer " + laid.secret(seat)};
  }

  @Test
  void aFinishedGameIsToldAndSeenWithAnyEyes() {
    Hosted.Laid laid = played(10_000);
    JsonNode story = Hosted.json(host.get(path(laid, "/story?seat=all&lang=en")));
    assertThat(story.path("over").asBoolean()).isTrue();
    assertThat(story.path("eyes").asString()).isEqualTo("all");
    assertThat(story.path("steps")).hasSizeGreaterThan(20);
    assertThat(story.path("moments")).isNotEmpty();
    assertThat(story.path("chapters")).isNotEmpty();
    int entry = story.path("steps").get(5).asInt();
    String at = "/view?lang=en&at=" + entry + "&seat=";
    String all = host.get(path(laid, at + "all")).body();
    String seat = host.get(path(laid, at + "1")).body();
    String anybody = host.get(path(laid, at + "public")).body();
    assertThat(Hosted.json(host.get(path(laid, at + "1"))).path("viewer").asInt()).isEqualTo(1);
    assertThat(all.length()).isGreaterThan(seat.length());
    assertThat(seat.length()).isGreaterThan(anybody.length());
    assertThat(seat).doesNotContain("\"webhook\"");
  }

  @Test
  void whileAGameGoesOnEverybodyHasTheirOwnEyesOnly() {
    Hosted.Laid laid = played(6);
    JsonNode story = Hosted.json(host.get(path(laid, "/story?seat=all&lang=en"), key(laid, 0)));
    assertThat(story.path("eyes").asString()).isEqualTo("public");
    JsonNode foreign = Hosted.json(host.get(path(laid, "/view?seat=1&at=3"), key(laid, 0)));
    assertThat(foreign.path("viewer").asString()).isEqualTo("public");
    JsonNode all = Hosted.json(host.get(path(laid, "/view?seat=all&at=3"), key(laid, 0)));
    JsonNode anybody = Hosted.json(host.get(path(laid, "/view?seat=public&at=3")));
    assertThat(all.path("scene")).isEqualTo(anybody.path("scene"));
    HttpResponse<String> branch =
        host.post(path(laid, "/branch"), branch(3).toString(), key(laid, 0));
    assertThat(branch.statusCode()).isBetween(400, 499);
    assertThat(branch.body()).contains("not-over");
  }

  private static ObjectNode branch(int entry) {
    ObjectNode wanted = Json.MAPPER.createObjectNode().put("entry", entry).put("name", "On");
    wanted.put("you", "Marek");
    wanted.putArray("seats").addObject().put("kind", "me");
    wanted.withArray("seats").addObject().put("kind", "bot").put("bot", "random");
    return wanted;
  }

  @Test
  void aFinishedGameIsPlayedOnAtATableOfItsOwn() {
    Hosted.Laid laid = played(10_000);
    JsonNode story = Hosted.json(host.get(path(laid, "/story?seat=public")));
    int entry = story.path("steps").get(4).asInt();
    HttpResponse<String> answer = host.post(path(laid, "/branch"), branch(entry).toString());
    Hosted.Laid on = new Hosted.Laid(Hosted.json(answer));
    assertThat(on.secret(0)).isNotEmpty();
    JsonNode view = Hosted.json(host.get(path(on, "/view?seat=0"), key(on, 0)));
    assertThat(view.path("answers").asInt()).isGreaterThanOrEqualTo(4);
    assertThat(view.path("table").path("over").asBoolean()).isFalse();
  }
}
