package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.play.Playthrough;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;
import starboard.kernel.words.Refusal;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.wire.Json;
import starboard.wire.ReplayJson;
import tools.jackson.databind.node.ObjectNode;

/** One table as one file. */
class TableFileTest {

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static <S extends State<S>> boolean isOver(Game<S> game, Replay replay) {
    return Playthrough.of(game, replay).state().over();
  }

  @Test
  void aFinishedGamesFileIsAReplayForEverybody() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      party.play(10_000);
      String file = Party.joined(party.tables.export(party.table, Keys.NONE));
      Games games = Games.registered();
      Replay replay = ReplayJson.read(bytes(file), games);
      assertThat(isOver(games.named("demo"), replay)).isTrue();
      assertThat(file).doesNotContain(party.secret(0).hash()).doesNotContain(party.host.hash());
    }
  }

  @Test
  void anUnfinishedGameGoesOnAtAnotherServer() {
    try (Party party = Party.of(new MemoryStore(), 2);
        Tables elsewhere = Party.tables(new MemoryStore())) {
      party.play(14);
      party.order(0, new Command.Webhook(0, "https://example.org/secret-hook", "en"));
      assertThatThrownBy(() -> Party.joined(party.tables.export(party.table, party.keys(1))))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("host-only");
      String file = Party.joined(party.tables.export(party.table, Keys.of(party.host)));
      assertThat(file).contains("secret seed").doesNotContain("secret-hook");
      NewTable.Laid laid = Party.joined(elsewhere.importFile(bytes(file)));
      String before = party.views();
      Secret[] secrets = new Secret[2];
      for (NewTable.Key key : laid.seats()) {
        secrets[key.seat()] = Party.joined(laid.table().claim(key.value(), "")).secret();
      }
      party.table = laid.table();
      assertThat(party.views()).isEqualTo(before);
      Party.Question question = party.questions().getFirst();
      assertThatThrownBy(() -> party.choose(question, 0)).isInstanceOf(Refusal.class);
      Party.joined(
          laid.table()
              .order(
                  Keys.of(secrets[question.seat()]),
                  new Command.Choose(
                      question.seat(),
                      question.decision(),
                      question.options().getFirst(),
                      question.entry())));
      assertThat(party.is(p -> p.hosts(Keys.of(laid.host())))).isTrue();
    }
  }

  @Test
  void aSavedReplayBecomesATable() {
    try (Tables tables = Party.tables(new MemoryStore())) {
      String replay =
          "{\"game\":\"demo\",\"rules\":\"1\",\"players\":2,\"options\":{},\"seed\":7,"
              + "\"answers\":[]}";
      NewTable.Laid laid = Party.joined(tables.importFile(bytes(replay)));
      assertThat(laid.seats()).hasSize(2);
      assertThat(Party.joined(laid.table().claim(laid.seats().getFirst().value(), "Ada")).seat())
          .isZero();
    }
  }

  @Test
  void aFinishedReplayBecomesATableWhoseGameIsOver() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(10_000);
      String file = Party.joined(party.tables.export(party.table, Keys.NONE));
      ObjectNode replay = (ObjectNode) Json.MAPPER.readTree(file);
      replay.remove("log");
      NewTable.Laid laid = Party.joined(party.tables.importFile(bytes(replay.toString())));
      assertThat(Party.at(party.tables, laid.table()).is(TableState::over)).isTrue();
    }
  }

  @Test
  void badFilesAreRefusedWithTheReason() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(10);
      String good = Party.joined(party.tables.export(party.table, Keys.of(party.host)));
      refused(party, "{", "file-json");
      refused(party, "[]", "file-object");
      refused(party, good.substring(0, good.length() - 9), "file-json");
      refused(party, good + "{}", "file-json");
      refused(party, good.replaceFirst("\"log\":", "\"log\":[],\"log\":"), "file");
      refused(party, "{\"log\":{}}", "file-object");
      refused(party, "{\"log\":[]}", "file-entry");
      refused(party, "{\"log\":[{\"kind\":\"chat\",\"at\":1,\"seat\":0}]}", "chat-what");
      refused(party, "{\"log\":[{\"kind\":\"paused\",\"at\":1}]}", "file-entry");
      refused(party, good.replace("\"rules\":\"1\"", "\"rules\":\"0\""), "file-rules");
      refused(party, good.replace("\"kind\":\"answered\"", "\"kind\":\"invented\""), "file-entry");
      refused(
          party,
          good.replaceFirst(
              "\"kind\":\"answered\",\"decision\":\\d+,\"seat\":\\d",
              "\"kind\":\"answered\",\"decision\":0,\"seat\":77"),
          "file-entry");
      refused(party, good.replaceAll("\"seed\":\"[0-9a-f]", "\"seed\":\"x"), "file-entry");
      refused(party, good.replace("\"name\":\"Person 1\"", "\"nome\":\"Person 1\""), "file-entry");
      refused(
          party,
          good.replace("\"name\":\"Person 1\"", "\"name\":\"" + "x".repeat(99) + "\""),
          "table.name");
      assertThatThrownBy(
              () -> Party.joined(party.tables.importFile(new byte[] {(byte) 0xff, (byte) 0xfe})))
          .hasMessageContaining("file-utf8");
      assertThat(party.tables.inMemory()).isEqualTo(1);
    }
  }

  /** Entries are read one after another, and none behind one that cannot be: it is never held. */
  @Test
  void nothingBehindABadEntryIsRead() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      refused(party, "{\"log\":[{\"kind\":\"invented\"}, no JSON", "file-entry");
    }
  }

  private static void refused(Party party, String file, String key) {
    assertThatThrownBy(() -> Party.joined(party.tables.importFile(bytes(file))))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(key);
  }
}
