package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** Nobody is sent what is another's to know. */
class SecrecyTest {

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

  /** Everything in a tree that lies face up without this seat, or everybody, knowing it. */
  private static void leaks(JsonNode tree, @Nullable Integer seat, List<String> found) {
    if (tree.path("face").asBoolean(false) && tree.path("knownTo").isArray()) {
      boolean known = false;
      for (JsonNode who : tree.get("knownTo")) known |= seat != null && who.asInt() == seat;
      if (!known) found.add(tree.toString());
    }
    boolean decision = tree.has("decision") && tree.has("options");
    int whose = tree.path("seat").asInt(seat == null ? -1 : seat);
    if (decision && (seat == null || whose != seat)) found.add(tree.toString());
    for (JsonNode inside : tree) leaks(inside, seat, found);
  }

  private static long privateFaces(Guest guest) {
    return guest.frames().stream().filter(frame -> frame.contains("\"knownTo\":[")).count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"demo", "nemesis"})
  void everyFrameHasOnlyWhatItsReceiverKnows(String game) {
    Hosted.Laid laid = host.table(game, 2, 0);
    Guest ann = host.seated(laid, 0, "en");
    Guest ben = host.seated(laid, 1, "en");
    Guest eve = host.seated(laid, null, "en");
    PlayTest.play(List.of(ann, ben), new Random(3), 60);
    List<String> found = new ArrayList<>();
    for (String frame : ann.frames()) leaks(Json.MAPPER.readTree(frame), 0, found);
    for (String frame : ben.frames()) leaks(Json.MAPPER.readTree(frame), 1, found);
    for (String frame : eve.frames()) leaks(Json.MAPPER.readTree(frame), null, found);
    assertThat(found).isEmpty();
    assertThat(privateFaces(ann)).isPositive();
    for (Guest guest : List.of(ann, ben, eve)) {
      for (int seat = 0; seat < 2; seat++) {
        String secret = laid.secret(seat);
        assertThat(guest.frames()).noneMatch(frame -> frame.contains(secret));
      }
    }
  }

  @Test
  void theSeedIsInNoFrameBeforeTheEnd() {
    Hosted.Laid laid = host.table("demo", 2, 0);
    Guest ann = host.seated(laid, 0, "en");
    Guest ben = host.seated(laid, 1, "en");
    PlayTest.play(List.of(ann, ben), new Random(4), 10_000);
    ann.await(view -> view.path("table").path("over").asBoolean(false));
    String seed = ann.view().path("table").path("seed").asString();
    assertThat(seed).hasSize(64);
    List<String> frames = ann.frames();
    long with = frames.stream().filter(frame -> frame.contains(seed)).count();
    assertThat(with).isEqualTo(1);
    assertThat(frames.stream().filter(frame -> frame.contains(seed)).findFirst().orElse(""))
        .contains("\"over\":true");
  }

  @Test
  void whoShowsNoSecretIsShownThePublicViewOnly() {
    Hosted.Laid laid = host.table("demo", 2, 0);
    Guest eve = host.guest(laid.id());
    eve.hello(laid.secret(1), 0, "en");
    assertThat(eve.view().path("viewer").asString()).isEqualTo("public");
    JsonNode answer =
        eve.ask(
            Json.MAPPER
                .createObjectNode()
                .put("cmd", "choose")
                .put("seat", 0)
                .put("decision", 1)
                .put("option", "x")
                .put("seen", 1));
    assertThat(answer.path("error").path("code").asString()).isEqualTo("not-your-seat");
    JsonNode view = Hosted.json(host.get("/api/tables/" + laid.id() + "/view?seat=0"));
    assertThat(view.path("viewer").asString()).isEqualTo("public");
    JsonNode facts = Hosted.json(host.get("/api/tables/" + laid.id()));
    assertThat(facts.path("host").asBoolean(true)).isFalse();
    assertThat(facts.path("seats").path(0).path("mine").asBoolean(true)).isFalse();
  }
}
