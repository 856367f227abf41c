package starboard.table.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Refusal;
import starboard.table.NewTable;
import starboard.table.Party;
import starboard.table.Tables;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.store.MemoryStore;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A file claims what no table could have written. */
class PlausibilityTest {

  /** A table at which some answers were given and the last one was taken back. */
  private static ObjectNode file() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(6);
      int seat = party.questions().getFirst().seat();
      party.choose(party.questions().getFirst(), 0);
      try {
        party.order(seat, new Command.Back(seat));
      } catch (Refusal needsConsent) {
        assertThat(needsConsent.code()).isNotEmpty();
      }
      String json = party.tables.export(party.table, Keys.of(party.host)).join();
      return (ObjectNode) Json.MAPPER.readTree(json);
    }
  }

  private static NewTable.Laid bring(ObjectNode file) {
    Tables tables = Party.tables(new MemoryStore());
    return Party.joined(tables.importFile(file.toString().getBytes(StandardCharsets.UTF_8)));
  }

  private static ObjectNode entry(String json) {
    return (ObjectNode) Json.MAPPER.readTree(json);
  }

  @Test
  void whatWasExportedIsTaken() {
    assertThat(bring(file()).table().id()).isNotEmpty();
  }

  @Test
  void whatNoTableWritesIsRefused() {
    List<Consumer<ArrayNode>> lies =
        List.of(
            log -> log.add(entry("{\"kind\":\"undone\",\"at\":1,\"answers\":[2,3],\"by\":0}")),
            log -> log.add(entry("{\"kind\":\"undone\",\"at\":1,\"answers\":[],\"by\":0}")),
            log -> log.add(entry("{\"kind\":\"undone\",\"at\":1,\"answers\":[1],\"by\":0}")),
            log -> log.add(entry("{\"kind\":\"resumed\",\"at\":1}")),
            log -> log.insert(1, entry("{\"kind\":\"paused\",\"at\":1,\"seat\":0}")),
            log -> log.add(entry("{\"kind\":\"undo-agreed\",\"at\":1,\"seat\":0,\"request\":3}")),
            log -> log.add(entry("{\"kind\":\"undo-asked\",\"at\":1,\"seat\":0,\"to\":900}")),
            log -> log.add(entry("{\"kind\":\"closed\",\"at\":1,\"winners\":[],\"seed\":\"00\"}")),
            log -> ((ObjectNode) log.get(1)).put("decision", 77));
    for (Consumer<ArrayNode> lie : lies) {
      ObjectNode file = file();
      lie.accept((ArrayNode) file.get("log"));
      assertThatThrownBy(() -> bring(file))
          .isInstanceOfSatisfying(
              Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("bad-file"));
    }
  }

  @Test
  void talkIsLimitedAndLeavesTheGameRoom() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Command chat = new Command.Chat(0, "Hm", null, null);
      for (int i = 0; i < 20; i++) party.order(0, chat);
      assertThatThrownBy(() -> party.order(0, chat)).isInstanceOf(Refusal.class);
      party.order(1, new Command.Chat(1, "Hm", null, null));
      assertThat(party.play(2)).isTrue();
    }
  }
}
