package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Seed;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Viewer;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Roster;
import starboard.table.command.Claim;
import starboard.table.command.Command;
import starboard.table.log.Entry;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.store.Store;

/** Every player may add to chance before the deal. */
class EntropyTest {

  private static final List<NewTable.Wanted> SEATS =
      List.of(
          new NewTable.Wanted.Here("Ada"),
          new NewTable.Wanted.Link(""),
          new NewTable.Wanted.Robot("", Roster.RANDOM));

  private static Party gathering(Store store) {
    return Party.of(Party.tables(store), SEATS, true);
  }

  private static String refusal(Runnable order) {
    try {
      order.run();
      return "done";
    } catch (Refusal refused) {
      return refused.code();
    }
  }

  @Test
  void nothingIsDealtUntilEverybodyHasAdded() {
    try (Party party = gathering(new MemoryStore())) {
      assertThat(party.questions()).isEmpty();
      assertThat(party.is(p -> p.scene(Viewer.ALL).widgets().isEmpty())).isTrue();
      party.order(0, new Command.Entropy(0, "seven"));
      assertThat(party.<List<Integer>>look(TableState::awaited)).containsExactly(1);
      Claim claim = party.table.claim(party.secret(1), "Ben").join();
      assertThat(party.questions()).isEmpty();
      Keys ben = Keys.of(claim.secret());
      assertThat(refusal(() -> Party.joined(party.table.order(ben, new Command.Entropy(0, "x")))))
          .isEqualTo("not-your-seat");
      assertThat(refusal(() -> party.order(0, new Command.Entropy(0, "again")))).isEqualTo("added");
      String tooLong = "x".repeat(201);
      assertThat(
              refusal(() -> Party.joined(party.table.order(ben, new Command.Entropy(1, tooLong)))))
          .isEqualTo("bad-request");
      Party.joined(party.table.order(ben, new Command.Entropy(1, "leaves")));
      assertThat(party.is(TableState::gathering)).isFalse();
      assertThat(party.questions()).isNotEmpty();
      assertThat(party.<String>look(TableState::entropy)).isEqualTo("salt\nseven\nleaves");
      assertThat(refusal(() -> Party.joined(party.table.order(ben, new Command.Entropy(1, "x")))))
          .isEqualTo("dealt");
    }
  }

  /** Nor does looking back show what would be dealt if nobody added anything. */
  @Test
  void nobodyLooksBackBeforeTheDeal() {
    try (Party party = gathering(new MemoryStore())) {
      for (int entry = 1; entry <= 2; entry++) {
        boolean empty =
            party
                .table
                .read(
                    entry,
                    position -> {
                      return position.scene(Viewer.ALL).widgets().isEmpty()
                          && position.state().deciding().isEmpty()
                          && position.recent().getFirst().events().isEmpty();
                    })
                .join();
        assertThat(empty).as("after entry " + entry).isTrue();
      }
    }
  }

  /** Chance grows from the seed and from what all have added, on every machine. */
  @Test
  void whatIsAddedIsPartOfChance() {
    try (Party party = Party.of(Party.tables(new MemoryStore()), SEATS.subList(0, 2), true)) {
      party.order(0, new Command.Entropy(0, "seven"));
      party.table.order(Keys.of(party.host), new Command.Deal()).join();
      boolean same = party.table.read(EntropyTest::isDealtBySaltAndSeven).join();
      assertThat(same).isTrue();
    }
  }

  @Test
  void onlyTheHostDealsEarlyAndABotInASeatIsNotAwaited() {
    try (Party party = gathering(new MemoryStore())) {
      assertThatThrownBy(() -> Party.joined(party.table.order(Keys.NONE, new Command.Deal())))
          .isInstanceOf(Refusal.class);
      party.table.order(Keys.of(party.host), new Command.Hand(1, Roster.RANDOM)).join();
      assertThat(party.is(TableState::gathering)).isTrue();
      party.order(0, new Command.Entropy(0, ""));
      assertThat(party.is(TableState::gathering)).isFalse();
    }
  }

  @Test
  void aTableThatWasLeftWhileItGatheredGoesOn() {
    MemoryStore store = new MemoryStore();
    String before;
    String id;
    Secret host;
    try (Party party = gathering(store)) {
      party.order(0, new Command.Entropy(0, "seven"));
      id = party.table.id();
      host = party.host;
      before = party.look(TableState::entropy);
    }
    try (Tables tables = Party.tables(store)) {
      Party party = Party.at(tables, tables.table(id));
      assertThat(party.<String>look(TableState::entropy)).isEqualTo(before);
      assertThat(party.<List<Integer>>look(TableState::awaited)).containsExactly(1);
      party.table.order(Keys.of(host), new Command.Deal()).join();
      String file = tables.export(party.table, Keys.of(host)).join();
      NewTable.Laid laid = tables.importFile(file.getBytes(StandardCharsets.UTF_8)).join();
      Party there = Party.at(tables, laid.table());
      assertThat(there.<String>look(TableState::entropy)).isEqualTo(before);
    }
  }

  private static <S extends State<S>> boolean isDealtBySaltAndSeven(TableState<S> position) {
    Entry.Opened opened = position.opened();
    Seed seed = new Seed.Committed(opened.seed(), "salt\nseven");
    World<S> world = World.open(position.game(), opened.setup(), seed);
    assertThat(position.chance()).isEqualTo(seed);
    return position.scene(Viewer.ALL).equals(position.game().scene(world.state(), Viewer.ALL));
  }
}
