package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.store.MemoryStore;
import starboard.table.store.Store;

/** What one game hands on reaches the next, by rematch, restart and file. */
class SeriesTest {

  private static final List<NewTable.Wanted> TWO =
      List.of(new NewTable.Wanted.Here("Ann"), new NewTable.Wanted.Here("Bob"));

  private final MemoryStore store = new MemoryStore();
  private final Party party = Party.of(tables(store), TWO);

  private static Tables tables(Store store) {
    return Party.tables(store, Games.of(List.of(new Duels())));
  }

  private static Carried carried(Party party) {
    return party.look(p -> p.opened().setup().carried());
  }

  /** That seat wins the duel and all play again. */
  private void winAndGoOn(int winner) {
    party.choose(party.questions().getFirst(), winner);
    rematch();
  }

  private void rematch() {
    String there = String.valueOf(party.order(0, new Command.Rematch()).given());
    party.table = party.tables.table(there);
  }

  @Test
  void aRematchGoesOnWithWhatTheGameHandsOnUntilTheSeriesIsDecided() {
    try (party) {
      assertThat(carried(party)).isEqualTo(Carried.NOTHING);
      winAndGoOn(0);
      assertThat(carried(party).value(Seat.ONE, "wins")).isEqualTo("1");
      assertThat(carried(party).value(Seat.TWO, "wins")).isEqualTo("0");
      assertThat(party.questions().getFirst().seat()).as("the loser begins").isEqualTo(1);
      winAndGoOn(1);
      assertThat(carried(party).value(Seat.ONE, "wins")).isEqualTo("1");
      assertThat(carried(party).value(Seat.TWO, "wins")).isEqualTo("1");
      assertThat(party.questions().getFirst().seat()).isEqualTo(0);
      winAndGoOn(1);
      assertThat(carried(party)).as("a new series").isEqualTo(Carried.NOTHING);
    }
  }

  @Test
  void aRestartKeepsIt() {
    try (party) {
      winAndGoOn(0);
      try (Tables after = tables(store)) {
        Party again = Party.at(after, after.table(party.table.id()));
        assertThat(carried(again)).isEqualTo(carried(party));
        assertThat(again.questions()).isEqualTo(party.questions());
      }
    }
  }

  @Test
  void aFileKeepsItAndIsRefusedWithNonsense() {
    try (party;
        Tables elsewhere = tables(new MemoryStore())) {
      winAndGoOn(0);
      String file = Party.joined(party.tables.export(party.table, Keys.of(party.host)));
      Table<?> there = brought(elsewhere, file);
      assertThat(carried(Party.at(elsewhere, there))).isEqualTo(carried(party));
      refused("no-such-wins", elsewhere, file.replace("\"wins\":\"1\"", "\"wins\":\"many\""));
      refused("error.carried-unknown", elsewhere, file.replace("\"wins\":", "\"gains\":"));
      refused("error.carried-seats", elsewhere, file.replace(",{\"wins\":\"0\"}", ""));
    }
  }

  @Test
  void aGameThatCarriesNothingIsNotGivenAnything() {
    try (party;
        Tables demo = Party.tables(new MemoryStore())) {
      winAndGoOn(0);
      String file = Party.joined(party.tables.export(party.table, Keys.of(party.host)));
      refused(
          "error.carried-none",
          demo,
          file.replace("\"options\":{}", "\"options\":{\"rounds\":\"2\"}"));
    }
  }

  private static Table<?> brought(Tables tables, String file) {
    return Party.joined(tables.importFile(file.getBytes(StandardCharsets.UTF_8))).table();
  }

  private static void refused(String key, Tables tables, String file) {
    assertThatThrownBy(() -> brought(tables, file))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo("bad-file");
              assertThat(refusal.text().key()).isEqualTo(key);
            });
  }
}
