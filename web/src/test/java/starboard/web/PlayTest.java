package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.ObjectNode;

/** Games are played over sockets. */
class PlayTest {

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

  /** Everybody answers at random until the game is over, or so many answers were given. */
  static int play(List<Guest> guests, RandomGenerator random, int most) {
    int answers = 0;
    while (answers < most && !guests.getFirst().over()) {
      Guest asked = null;
      for (Guest guest : guests) if (guest.asked()) asked = guest;
      if (asked == null) {
        guests.getFirst().await(_ -> anybody(guests));
        continue;
      }
      JsonNode answer = asked.ask(asked.choice(random));
      if (!answer.path("ok").asBoolean()) {
        // somebody was faster, and a view may have come in between
        assertThat(answer.path("error").path("code").asString())
            .isIn("stale-decision", "unknown-choice");
        continue;
      }
      answers++;
      int entry = answer.get("entry").intValue();
      for (Guest guest : guests) guest.await(view -> view.get("entry").intValue() >= entry);
    }
    return answers;
  }

  @Test
  void aWholeGameIsPlayedAgainstBots() {
    Hosted.Laid laid = host.table("demo", 1, 2);
    Guest guest = host.seated(laid, 0, "en");
    assertThat(play(List.of(guest), new Random(5), 10_000)).isGreaterThan(8);
    assertThat(guest.over()).isTrue();
    assertThat(guest.view().path("result").path("seats")).hasSize(3);
    int answers = guest.view().get("answers").intValue();
    assertThat(answers).as("the bots have answered too").isGreaterThan(30);
    guest.leave();
  }

  @Test
  void everybodyAddsToChanceBeforeTheDeal() {
    ObjectNode wanted = Hosted.wanted("demo").put("gather", true).put("entropy", "salt");
    for (String name : List.of("Ada", "Ben")) {
      wanted.withArray("seats").addObject().put("kind", "here").put("name", name);
    }
    Hosted.Laid laid = new Hosted.Laid(Hosted.json(host.post("/api/tables", wanted.toString())));
    List<Guest> guests = List.of(host.seated(laid, 0, "en"), host.seated(laid, 1, "en"));
    for (int i = 0; i < 2; i++) {
      Guest guest = guests.get(i);
      assertThat(guest.view().at("/scene/widgets")).isEmpty();
      assertThat(guest.view().at("/table/awaited")).hasSize(2 - i);
      ObjectNode add = Json.MAPPER.createObjectNode().put("cmd", "entropy");
      int entry = guest.ask(add.put("seat", i).put("text", "word " + i)).get("entry").intValue();
      for (Guest each : guests) each.await(view -> view.get("entry").intValue() >= entry);
    }
    guests.getFirst().await(view -> !view.at("/scene/widgets").isEmpty());
    assertThat(play(guests, new Random(6), 10_000)).isPositive();
    assertThat(guests.getFirst().view().at("/table/entropy").asString())
        .isEqualTo("salt\nword 0\nword 1");
    guests.forEach(Guest::leave);
  }

  @Test
  void anOptionThatCannotBeTakenBackIsMarkedBeforehand() {
    Hosted.Laid laid = host.table("demo", 2, 0);
    List<Guest> guests = List.of(host.seated(laid, 0, "en"), host.seated(laid, 1, "en"));
    RandomGenerator random = new Random(3);
    int marked = 0;
    int free = 0;
    while (!guests.getFirst().over()) {
      Guest asked = guests.get(guests.get(0).asked() ? 0 : 1);
      ObjectNode choice = asked.choice(random);
      boolean barrier = false;
      for (JsonNode option : asked.view().get("decisions").get(0).get("options")) {
        if (option.get("id").equals(choice.get("option"))) barrier = option.has("barrier");
      }
      int entry = asked.ask(choice).get("entry").intValue();
      for (Guest guest : guests) guest.await(view -> view.get("entry").intValue() >= entry);
      boolean back = asked.view().get("back").equals(BooleanNode.TRUE);
      assertThat(back).isEqualTo(!barrier);
      if (barrier) marked++;
      else free++;
    }
    assertThat(marked).isPositive();
    assertThat(free).isPositive();
    guests.forEach(Guest::leave);
  }

  private static boolean anybody(List<Guest> guests) {
    for (Guest guest : guests) if (guest.asked() || guest.over()) return true;
    return false;
  }

  @Test
  void aWholeGameIsPlayedOverSocketsAndEveryViewIsTheOneHttpGives() {
    Hosted.Laid laid = host.table("demo", 3, 0);
    List<Guest> guests = new ArrayList<>();
    for (int i = 0; i < 3; i++) guests.add(host.seated(laid, i, i == 1 ? "cs" : "en"));
    Guest spectator = host.seated(laid, null, "en");
    int answers = play(guests, new Random(1), 10_000);
    assertThat(answers).isGreaterThan(20);
    assertThat(guests.getFirst().deltas()).isGreaterThan(20);
    spectator.await(view -> view.path("table").path("over").asBoolean(false));
    for (int i = 0; i < 3; i++) {
      JsonNode whole =
          Hosted.json(
              host.get(
                  "/api/tables/"
                      + laid.id()
                      + "/view?seat="
                      + i
                      + "&lang="
                      + (i == 1 ? "cs" : "en"),
                  "Authorization",
                  "Bearer " + laid.secret(i)));
      assertThat(guests.get(i).view()).isEqualTo(whole);
    }
    assertThat(guests.get(1).view().path("table").path("game").path("name").asString())
        .isEqualTo("Vrak (ukázka)");
    assertThat(spectator.view().path("decisions")).isEmpty();
    assertThat(spectator.view().path("result").path("seats")).hasSize(3);
    guests.forEach(Guest::leave);
    spectator.leave();
  }
}
