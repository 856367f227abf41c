package starboard.table.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Games;
import starboard.kernel.game.Setup;
import starboard.table.Counting;
import starboard.table.NewTable;
import starboard.table.Party;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.store.Snapshots;
import starboard.table.store.Store;

/** Saved states spare the rules the way from the beginning, and are believed only if they fit. */
class SnapshotTest {

  /** No way is longer, however long the game. */
  private static final int MOST = 50;

  private static final List<NewTable.Wanted> ONE = List.of(new NewTable.Wanted.Here("Ada"));

  private final Counting game = new Counting("1");
  private final MemoryStore store = new MemoryStore();

  private static Tables tables(Store store, Counting game) {
    return Party.tables(store, Games.of(List.of(game)));
  }

  /** Somebody has said left or right so often, with some steps back, and left. */
  private Party played(int answers) {
    SplittableRandom random = new SplittableRandom(answers);
    try (Party party = Party.of(tables(store, game), ONE)) {
      for (int i = 0; i < answers; i++) {
        party.choose(party.questions().getFirst(), random.nextInt(2));
        if (random.nextInt(10) == 0) party.order(0, new Command.Back(0));
      }
      return party;
    }
  }

  /** What a table shows and remembers. */
  private static String everything(TableState<?> position) {
    return Party.views(position) + position.recent() + position.live().asked() + position.facts();
  }

  private static String everything(Tables tables, String id) {
    return tables.table(id).read(SnapshotTest::everything).join();
  }

  private static int answers(Table<?> table) {
    return table.read(now -> now.state().answers()).join();
  }

  /** How the first entries of a log are told without any saved state. */
  private String played(String id, int entries) {
    MemoryStore bare = new MemoryStore();
    List<String> log = store.read(id, 0).subList(0, entries);
    bare.append(new Store.Append(id, 1, log, List.of())).join();
    try (Tables tables = tables(bare, new Counting("1"))) {
      return everything(tables, id);
    }
  }

  private String played(String id) {
    return played(id, store.read(id, 0).size());
  }

  /** How many answers the rules carry out while something is done. */
  private int cost(Runnable doing) {
    int before = game.carriedOut.get();
    doing.run();
    return game.carriedOut.get() - before;
  }

  @Test
  void openingALongGameCostsFewAnswers() {
    String id = played(1000).table.id();
    String whole = played(id);
    try (Tables tables = tables(store, game)) {
      int cost = cost(() -> assertThat(everything(tables, id)).isEqualTo(whole));
      assertThat(cost).isLessThanOrEqualTo(MOST);
    }
  }

  @Test
  void lookingBackCostsFewAnswersAndShowsTheSame() {
    String id = played(600).table.id();
    try (Tables tables = tables(store, game)) {
      Table<?> table = tables.table(id);
      for (int entry = 1; entry <= store.read(id, 0).size(); entry += 37) {
        int at = entry;
        String then = played(id, at);
        int cost =
            cost(
                () -> {
                  String now = table.read(at, SnapshotTest::everything).join();
                  assertThat(now).as("entry " + at).isEqualTo(then);
                });
        assertThat(cost).as("entry " + at).isLessThanOrEqualTo(MOST);
      }
    }
  }

  /** Those since a saved state and the lines before it, by whole pages. */
  @Test
  void lookingBackReadsFewEntries() {
    String id = played(1000).table.id();
    int most = TableState.RECENT + MOST + 2 * LogBook.PAGE;
    ReadStore counting = new ReadStore(store, new AtomicInteger());
    try (Tables tables = tables(counting, game)) {
      Table<?> table = tables.table(id);
      assertThat(counting.entries().get()).isGreaterThanOrEqualTo(1000);
      for (int entry : List.of(1, 99, 100, 101, 500, 777, 1000)) {
        counting.entries().set(0);
        int last = table.read(entry, TableState::entry).join();
        assertThat(last).isEqualTo(entry);
        assertThat(counting.entries().get()).as("entry " + entry).isBetween(1, most);
      }
    }
  }

  @Test
  void whatIsWrittenMeanwhileCanBeLookedBackAt() {
    try (Party party = Party.of(tables(store, game), ONE)) {
      for (int i = 0; i < 250; i++) {
        party.choose(party.questions().getFirst(), i % 2);
        int now = party.look(TableState::entry);
        int answers = party.table.read(now, then -> then.state().answers()).join();
        assertThat(answers).isEqualTo(i + 1);
      }
      assertThat(party.table.read(252, TableState::entry)).failsWithin(Duration.ofMinutes(1));
    }
  }

  @Test
  void goingOnFromAnEarlierEntryCostsFewAnswers() {
    Party before = played(700);
    String id = before.table.id();
    try (Tables tables = tables(store, game)) {
      Table<?> table = tables.table(id);
      for (int to : List.of(600, 333, 20, 1)) {
        int there = table.read(to, now -> now.state().answers()).join();
        int cost = cost(() -> table.order(before.keys(0), new Command.Undo(0, to)).join());
        assertThat(cost).as("back to entry " + to).isLessThanOrEqualTo(MOST);
        assertThat(answers(table)).isEqualTo(there);
      }
      assertThat(everything(tables, id)).isEqualTo(played(id));
    }
  }

  /** Choosing and taking back three thousand times leaves nothing to replay. */
  @Test
  void whatWasTakenBackCostsNothing() {
    String id;
    try (Party party = Party.of(tables(store, game), ONE)) {
      id = party.table.id();
      for (int i = 0; i < 3000; i++) {
        party.choose(party.questions().getFirst(), i % 2);
        party.order(0, new Command.Back(0));
      }
    }
    try (Tables tables = tables(store, game)) {
      int cost = cost(() -> assertThat(answers(tables.table(id))).isZero());
      assertThat(cost).isLessThanOrEqualTo(MOST);
    }
  }

  /** In a log that is brought it is a step, and not the game once more. */
  @Test
  void whatAFileTakesBackCostsAStep() {
    try (Party party = Party.of(tables(store, game), ONE)) {
      for (int i = 0; i < 600; i++) {
        party.choose(party.questions().getFirst(), i % 2);
        if (i >= 300) party.order(0, new Command.Back(0));
      }
      String file = Party.joined(party.tables.export(party.table, Keys.of(party.host)));
      try (Tables elsewhere = tables(new MemoryStore(), game)) {
        byte[] utf8 = file.getBytes(StandardCharsets.UTF_8);
        int cost = cost(() -> Party.joined(elsewhere.importFile(utf8)));
        assertThat(cost).isBetween(600, 2 * 600);
      }
    }
  }

  @Test
  void aDamagedStateIsThrownAway() {
    String id = played(200).table.id();
    String whole = played(id);
    Snapshots.Mark newest = store.snapshots().marks(id).getLast();
    byte[] body = body(store, id, newest);
    body[body.length - 1] ^= 1;
    store.snapshots().keep(id, newest, body);
    try (Tables tables = tables(store, game)) {
      assertThat(everything(tables, id)).isEqualTo(whole);
    }
    byte[] after = store.snapshots().read(id, newest.entry());
    assertThat(after).isNotEqualTo(body);
  }

  private static byte[] body(Store store, String id, Snapshots.Mark mark) {
    byte[] body = store.snapshots().read(id, mark.entry());
    if (body == null) throw new AssertionError("no state of entry " + mark.entry());
    return body;
  }

  @Test
  void aStateOfAnotherLogIsThrownAway() {
    String id = played(200).table.id();
    String other = played(230).table.id();
    MemoryStore mixed = new MemoryStore();
    mixed.append(new Store.Append(id, 1, store.read(id, 0), List.of())).join();
    for (Snapshots.Mark mark : store.snapshots().marks(other)) {
      mixed.snapshots().keep(id, mark, body(store, other, mark));
    }
    try (Tables tables = tables(mixed, game)) {
      assertThat(everything(tables, id)).isEqualTo(played(id));
    }
  }

  @Test
  void aStateOfOtherRulesOrAnotherProgramIsThrownAway() {
    String id = played(200).table.id();
    Snapshots.Mark newest = store.snapshots().marks(id).getLast();
    byte[] body = body(store, id, newest);
    LogHash log = LogHash.EMPTY;
    for (String line : store.read(id, 0).subList(0, newest.entry())) log = log.then(line);
    Snapshot snapshot = Snapshot.of(body, newest, log, Build.of(game));
    if (snapshot == null) throw new AssertionError("the state does not fit its own log");
    Counting newer = new Counting("2");
    assertThat(snapshot.restored(codec(game))).isNotNull();
    assertThat(snapshot.restored(codec(newer))).isNull();
    assertThat(Snapshot.of(body, newest, log, "another program")).isNull();
  }

  private static Codec<Counting.Walk> codec(Counting game) {
    return new Codec<>(game, Setup.of(game, 1, Map.of()));
  }

  @Test
  void aChoiceIsCarriedOutOnceHoweverLongTheGame() {
    try (Party party = Party.of(tables(store, game), ONE)) {
      for (int i = 0; i < 200; i++) {
        Party.Question question = party.questions().getFirst();
        assertThat(cost(() -> party.choose(question, 0))).isEqualTo(1);
      }
    }
  }
}
