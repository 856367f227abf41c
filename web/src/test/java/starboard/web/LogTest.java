package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What people read of a game and of each other. */
class LogTest {

  @Test
  void whoIsHurtIsToldSoAndNobodyElseIs() {
    try (Hosted host = Hosted.standard()) {
      int hurts = 0;
      for (int games = 0; games < 12 && hurts == 0; games++) hurts = hurtsInAGame(host);
      assertThat(hurts).isPositive();
    }
  }

  /** Plays a game and checks every row everybody was sent. */
  private static int hurtsInAGame(Hosted host) {
    List<Map<String, JsonNode>> rows = new ArrayList<>();
    Hosted.Laid laid = host.table("demo", 3, 0);
    List<Guest> guests = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      guests.add(host.seated(laid, i, "en"));
      rows.add(new LinkedHashMap<>());
    }
    Random random = new Random(4);
    while (PlayTest.play(guests, random, 5) > 0) {
      for (int i = 0; i < 3; i++) {
        for (JsonNode row : guests.get(i).view().get("log")) {
          rows.get(i).put(row.get("id").asString(), row);
        }
      }
    }
    int hurts = 0;
    for (int i = 0; i < 3; i++) {
      String name = "P" + i;
      for (JsonNode row : rows.get(i).values()) {
        String text = row.get("text").asString();
        boolean hurt = text.startsWith(name + " loses ") || text.contains("action of " + name);
        assertThat(row.has("harm")).as(name + ": " + text).isEqualTo(hurt);
        if (hurt) hurts++;
      }
    }
    guests.forEach(Guest::leave);
    return hurts;
  }

  @Test
  void botsAndReactionsAreNamedInTheReadersLanguage() {
    try (Hosted host = Hosted.standard()) {
      ObjectNode wanted = Hosted.wanted("demo");
      wanted.withArray("seats").addObject().put("kind", "here").put("name", "Ada");
      wanted.withArray("seats").addObject().put("kind", "bot").put("bot", "random");
      Hosted.Laid laid = new Hosted.Laid(Hosted.json(host.post("/api/tables", wanted.toString())));
      Guest guest = host.seated(laid, 0, "cs");
      assertThat(guest.view().at("/table/seats/1/name").asString()).isEqualTo("Bot B (náhodný)");
      assertThat(guest.view().at("/table/seats/1/botName").asString()).isEqualTo("náhodný");
      assertThat(guest.view().get("reactions").findValuesAsString("name"))
          .containsExactly("Všechny reakce", "Někdo zahraje rušičku", "Jiná posádka jedná");
    }
  }
}
