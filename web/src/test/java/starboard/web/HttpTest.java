package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The page's files, headers, languages, and tables without a socket. */
class HttpTest {

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

  @Test
  void thePageIsServedWithAStrictPolicyAndAMark() {
    HttpResponse<String> page = host.get("/t/abcdefghij");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("importmap");
    String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
    assertThat(policy).contains("default-src 'none'").contains("script-src 'self' 'sha256-");
    assertThat(policy).doesNotContain("unsafe");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    assertThat(page.headers().firstValue("Server")).isEmpty();
    String mark = page.headers().firstValue("ETag").orElse("");
    assertThat(host.get("/", "If-None-Match", mark).statusCode()).isEqualTo(304);
    assertThat(host.get("/page/lib/lit/index.js").body()).contains("lit-element");
    assertThat(host.get("/page/lib/lit-html/lit-html.js", "Accept-Encoding", "gzip").headers())
        .matches(headers -> headers.firstValue("Content-Encoding").orElse("").equals("gzip"));
    for (String odd : List.of("/page/", "/page/%2e%2e/phrases_en.properties", "/page/x.class")) {
      assertThat(host.get(odd).statusCode()).as(odd).isIn(400, 404);
    }
  }

  @Test
  void gamesAreOfferedInBothLanguages() {
    JsonNode english = Hosted.json(host.get("/api/games?all=true&lang=en"));
    JsonNode czech = Hosted.json(host.get("/api/games?all=true", "Accept-Language", "cs-CZ,cs"));
    assertThat(english.toString()).contains("Salvage (demo)");
    assertThat(czech.toString()).contains("Vrak (ukázka)");
    assertThat(Hosted.json(host.get("/api/games")).toString()).doesNotContain("Salvage (demo)");
    for (JsonNode game : english.get("games")) {
      assertThat(game.get("bots").toString()).contains("random");
      for (JsonNode option : game.get("options")) {
        assertThat(option.path("name").asString()).isNotEmpty();
      }
    }
  }

  @Test
  void anExpansionIsOfferedUnderItsOwnNameWithItsOption() {
    List<JsonNode> titles = new ArrayList<>();
    for (JsonNode game : Hosted.json(host.get("/api/games?lang=cs")).get("games")) {
      boolean nemesis = game.get("id").stringValue().equals("nemesis");
      if (nemesis) for (JsonNode title : game.get("titles")) titles.add(title);
    }
    assertThat(titles).hasSize(2);
    JsonNode seeders = titles.get(1);
    assertThat(seeders.get("name").stringValue()).isEqualTo("Nemesis: Psychonauti");
    assertThat(seeders.get("minutes").toString()).isEqualTo("[90,180]");
    assertThat(seeders.get("weight").intValue()).isBetween(1, 5);
    assertThat(seeders.get("options").toString()).isEqualTo("{\"species\":\"void-seeders\"}");
    for (JsonNode title : titles) {
      assertThat(title.get("about").stringValue()).isNotBlank();
      assertThat(title.get("state").stringValue()).isNotBlank();
    }
  }

  @Test
  void ruleBooksAreReadInBothLanguagesAndKept() {
    HttpResponse<String> book = host.get("/api/rules/demo?lang=en");
    JsonNode english = Hosted.json(book);
    assertThat(english.get("rules")).hasSizeGreaterThan(20);
    JsonNode rule = named(english, "D5.2");
    assertThat(rule.get("chapter").stringValue()).isEqualTo("Crates");
    assertThat(rule.get("see").toString()).contains("D7");
    JsonNode czech = Hosted.json(host.get("/api/rules/demo", "Accept-Language", "cs-CZ,cs"));
    assertThat(czech.get("lang").stringValue()).isEqualTo("cs");
    assertThat(named(czech, "D5.2").get("text").stringValue())
        .isNotEqualTo(rule.get("text").stringValue());
    String mark = book.headers().firstValue("ETag").orElse("");
    assertThat(host.get("/api/rules/demo?lang=en", "If-None-Match", mark).statusCode())
        .isEqualTo(304);
    assertThat(host.get("/api/rules/nothing").statusCode()).isEqualTo(400);
  }

  private static JsonNode named(JsonNode book, String id) {
    for (JsonNode rule : book.get("rules")) {
      if (rule.get("id").stringValue().equals(id)) return rule;
    }
    throw new AssertionError(id + " is not in the book");
  }

  @Test
  void aTableIsPlayedWithoutASocket() {
    Hosted.Laid laid = host.table("demo", 2, 0);
    JsonNode view = view(laid, 0, "");
    int asked = view.path("waiting").path(0).path("seat").asInt();
    CompletableFuture<JsonNode> next =
        CompletableFuture.supplyAsync(
            () -> view(laid, 0, "&after=" + view.get("entry").intValue()),
            Executors.newVirtualThreadPerTaskExecutor());
    JsonNode decision = view(laid, asked, "").get("decisions").get(0);
    ObjectNode choice = Json.MAPPER.createObjectNode().put("cmd", "choose").put("seat", asked);
    choice.set("decision", decision.get("decision"));
    choice.set("option", decision.get("options").get(0).get("id"));
    choice.set("seen", view.get("entry"));
    JsonNode done = Hosted.json(host.post(path(laid, "/do"), choice.toString(), key(laid, asked)));
    assertThat(done.path("ok").asBoolean()).isTrue();
    assertThat(next.join().get("entry").intValue()).isGreaterThan(view.get("entry").intValue());
    JsonNode past = view(laid, 0, "&at=1");
    assertThat(past.get("entry").intValue()).isEqualTo(1);
    assertThat(past.get("scene")).isEqualTo(view.get("scene"));
  }

  @Test
  void aTypedQuestionIsAnsweredFromWhatItsSeatSees() {
    Hosted.Laid laid = host.table("demo", 2, 0);
    String ask = "/api/tables/" + laid.id() + "/ask?seat=0&lang=";
    String hand = "{\"question\":\"hand\"}";
    String[] mine = {"Authorization", "Bearer " + laid.secret(0)};
    JsonNode own = Hosted.json(host.post(ask + "en", hand, mine));
    assertThat(own.path("answer")).hasSize(4);
    JsonNode foreign = Hosted.json(host.post(ask + "en", hand));
    assertThat(foreign.path("answer").toString())
        .isEqualTo("[\"You watch this table: you have no seat and no hand.\"]");
    JsonNode czech = Hosted.json(host.post(ask + "cs", "{\"question\":\"kdo\"}", mine));
    assertThat(czech.path("answer").toString()).contains("P0: vy").contains("P1");
    String endless = "{\"question\":\"" + "where ".repeat(50) + "\"}";
    assertThat(host.post(ask + "en", endless, mine).statusCode()).isEqualTo(400);
  }

  @Test
  void whoWaitsForNewsIsAnsweredWhenTheServerStops() {
    CompletableFuture<HttpResponse<String>> answer;
    Hosted small = Hosted.standard();
    try (small) {
      String path = "/api/tables/" + small.table("demo", 2, 0).id() + "/view?after=1";
      answer =
          small.client.sendAsync(
              HttpRequest.newBuilder(small.uri(path)).build(),
              HttpResponse.BodyHandlers.ofString());
      while (!small.get("/metrics").body().contains("\nstarboard_waiting 1.0\n")) {
        Thread.onSpinWait();
      }
    }
    assertThat(answer.join().statusCode()).isEqualTo(200);
  }

  @Test
  void aSeatIsClaimedOnceAndRecoveredByItsPhrase() {
    String wanted =
        "{\"game\":\"demo\",\"name\":\"Link\",\"you\":\"Ann\",\"players\":2,"
            + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"link\"}]}";
    Hosted.Laid laid = new Hosted.Laid(Hosted.json(host.post("/api/tables", wanted)));
    String code = laid.answer().path("seats").path(1).path("join").asString();
    String claim = Json.MAPPER.createObjectNode().put("code", code).put("name", "Ben").toString();
    JsonNode ben = Hosted.json(host.post(path(laid, "/claim"), claim));
    assertThat(ben.path("seat").asInt()).isEqualTo(1);
    assertThat(Hosted.json(host.post(path(laid, "/claim"), claim)).toString()).contains("claimed");
    ObjectNode phrase = Json.MAPPER.createObjectNode();
    phrase.set("phrase", ben.get("phrase"));
    JsonNode found = Hosted.json(host.post("/api/tables/recover", phrase.toString()));
    assertThat(found.path("table").asString()).isEqualTo(laid.id());
    assertThat(found.path("secret")).isEqualTo(ben.get("secret"));
    assertThat(found.path("host").isNull()).isTrue();
    phrase.set("phrase", laid.answer().path("seats").path(0).get("phrase"));
    JsonNode ann = Hosted.json(host.post("/api/tables/recover", phrase.toString()));
    assertThat(ann.path("seat").asInt(-1)).isZero();
    assertThat(ann.path("host").asString()).isEqualTo(laid.host());
    Guest guest = host.guest(laid.id());
    guest.hello(ben.get("secret").asString(), 1, "en");
    guest.await(seen -> seen.path("table").path("seats").path(1).path("online").asBoolean());
    assertThat(guest.view().path("table").path("seats").path(1).path("name").asString())
        .isEqualTo("Ben");
    guest.leave();
  }

  @Test
  void aFinishedTableIsExportedAndImported() {
    Hosted.Laid laid = host.table("demo", 2, 0);
    assertThat(host.get(path(laid, "/export"), key(laid, 1)).statusCode()).isEqualTo(403);
    List<Guest> guests = List.of(host.seated(laid, 0, "en"), host.seated(laid, 1, "en"));
    PlayTest.play(guests, new Random(5), 10_000);
    guests.forEach(Guest::leave);
    String file = host.get(path(laid, "/export"), key(laid, 0)).body();
    for (int i = 0; i < 2; i++) assertThat(file).doesNotContain(laid.secret(i));
    Hosted.Laid again = new Hosted.Laid(Hosted.json(host.post("/api/tables/import", file)));
    assertThat(Hosted.json(host.get(path(again, ""))).path("over").asBoolean()).isTrue();
  }

  private static String path(Hosted.Laid laid, String rest) {
    return "/api/tables/" + laid.id() + rest;
  }

  private static String[] key(Hosted.Laid laid, int seat) {
    return new String[] {"Authorization", "Bearer " + laid.secret(seat)};
  }

  private static JsonNode view(Hosted.Laid laid, int seat, String more) {
    return Hosted.json(host.get(path(laid, "/view?seat=" + seat + more), key(laid, seat)));
  }
}
