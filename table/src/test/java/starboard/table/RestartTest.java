package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.game.Games;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.log.Reaction;
import starboard.table.secret.Keys;
import starboard.table.secret.Seeds;
import starboard.table.state.Chair;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.store.SqliteStore;
import starboard.table.store.Store;
import starboard.table.work.Pace;

/** The log is the only truth. */
class RestartTest {

  /** Views as a table reading. */
  private static String views(TableState<?> position) {
    return Party.views(position) + position.recent() + position.chairs();
  }

  @Test
  void aTableReadFromItsLogIsTheSame(@TempDir Path data) {
    String id;
    String before;
    try (Party party = Party.of(SqliteStore.in(data), 3)) {
      party.play(25);
      int seat = party.questions().getFirst().seat();
      party.order(seat, new Command.Chat(seat, "Ahoj, žluťoučký kůň", null, null));
      party.order(seat, new Command.Reactions(seat, Chair.ALL, Reaction.ALWAYS));
      party.order(0, new Command.Undo(0, 12));
      int request = party.request();
      for (int i = 1; i < 3; i++) party.order(i, new Command.Agree(i, request));
      party.play(10);
      id = party.table.id();
      before = party.table.read(RestartTest::views).join();
    }
    try (Tables tables = Party.tables(SqliteStore.in(data))) {
      assertThat(tables.table(id).read(RestartTest::views).join()).isEqualTo(before);
    }
  }

  @Test
  void aTableWhoseLogTheRulesDoNotKnowIsRefusedAndKept() {
    MemoryStore store = new MemoryStore();
    String id;
    try (Party party = Party.of(store, 2)) {
      party.play(5);
      id = party.table.id();
    }
    List<String> log = store.read(id, 0);
    Logged odd =
        new Logged(
            log.size() + 1,
            Instant.EPOCH,
            new Entry.Answered(99, 0, "what-no-rule-knows", Entry.By.PERSON));
    store.append(new Store.Append(id, odd.number(), List.of(odd.json()), List.of())).join();
    try (Tables tables = Party.tables(store)) {
      tables.wake(10);
      assertThatThrownBy(() -> tables.table(id))
          .isInstanceOfSatisfying(
              Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("unplayable"));
      assertThat(store.read(id, 0)).hasSize(log.size() + 1);
    }
  }

  /** The other table is laid, but this one does not know it yet. */
  @Test
  void aRematchThatACrashCutShortIsFoundAgain() {
    MemoryStore disk = new MemoryStore();
    Store dying =
        new FaultyStore(disk, append -> append.entries().toString().contains("rematch\""));
    String id;
    Keys keys;
    try (Party party =
        Party.of(
            Party.tables(dying),
            List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Bob")))) {
      party.play(10_000);
      assertThatThrownBy(() -> party.order(0, new Command.Rematch())).hasMessageContaining("full");
      id = party.table.id();
      keys = party.keys(0);
    }
    assertThat(disk.tables()).hasSize(2);
    try (Tables tables = Party.tables(disk)) {
      Receipt again = tables.table(id).order(keys, new Command.Rematch()).join();
      String there = String.valueOf(again.given());
      assertThat(disk.tables()).containsExactly(id, there);
      assertThat(tables.table(there).order(keys, new Command.Pause()).join().entry()).isEqualTo(2);
    }
  }

  @Test
  void aTableNobodyWatchesIsLetGoAndComesBack() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(10);
      String before = party.views();
      assertThat(party.tables.inMemory()).isEqualTo(1);
      Heard heard = new Heard();
      party.table.watch(heard).join();
      party.tables.rest(Duration.ZERO);
      assertThat(party.tables.inMemory()).isEqualTo(1);
      party.table.unwatch(heard).join();
      party.tables.rest(Duration.ZERO);
      assertThat(party.tables.inMemory()).isZero();
      party.table = party.tables.table(party.table.id());
      assertThat(party.views()).isEqualTo(before);
      party.play(5);
    }
  }

  /** Else the next one to come gets another copy, and the two do not hear each other. */
  @Test
  void aTableSomebodyIsJustBeingGivenIsNotLetGo() throws InterruptedException {
    Hands clock = new Hands();
    Duration idle = Duration.ofMinutes(5);
    Pace pace = new Pace(Duration.ZERO, idle, Duration.ofDays(1));
    Roster roster = new Roster(Roster.OWN);
    Games games = Games.registered();
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Bob"));
    try (Tables tables = new Tables(games, roster, new MemoryStore(), clock, pace, Seeds.from(1))) {
      String id = Party.of(tables, seats).table.id();
      clock.millis.addAndGet(2 * idle.toMillis());
      Thread resting = new Thread(() -> tables.rest(idle));
      clock.next.set(() -> runOrWait(resting));
      Table<?> given = tables.table(id);
      resting.join();
      assertThat(tables.table(id)).isSameAs(given);
    }
  }

  /** Lets it run until it is done or has to wait for us. */
  private static void runOrWait(Thread thread) {
    thread.start();
    while (thread.isAlive() && thread.getState() != Thread.State.BLOCKED) Thread.onSpinWait();
  }

  /** A clock that is set by hand. */
  private static final class Hands extends Clock {
    private final AtomicLong millis = new AtomicLong();

    /** What happens when somebody looks at it next. */
    private final AtomicReference<Runnable> next = new AtomicReference<>(() -> {});

    @Override
    public Instant instant() {
      next.getAndSet(() -> {}).run();
      return Instant.ofEpochMilli(millis.get());
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  @Test
  void twoWhoHoldTheSameTableDoNotSpoilItsLog() {
    MemoryStore store = new MemoryStore();
    try (Party party = Party.of(store, 2);
        Tables others = Party.tables(store)) {
      Table<?> mine = party.table;
      Table<?> theirs = others.table(mine.id());
      for (int i = 0; i < 6; i++) {
        party.table = i % 2 == 0 ? mine : theirs;
        party.order(0, new Command.Chat(0, "message " + i, null, null));
      }
      assertThat(store.read(mine.id(), 0)).hasSize(7);
      assertThat(mine.read(RestartTest::views).join()).contains("message 4");
    }
  }

  @Test
  void earlierEntriesCanBeLookedAt() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(10);
      int entry = party.look(TableState::entry);
      String then = party.table.read(RestartTest::views).join();
      party.play(10);
      assertThat(party.table.read(entry, RestartTest::views).join()).isEqualTo(then);
    }
  }

  @Test
  void manyTablesPlayAtOnce() {
    MemoryStore store = new MemoryStore();
    try (Tables tables = Party.tables(store)) {
      List<CompletableFuture<Integer>> games = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        CompletableFuture<Integer> game = new CompletableFuture<>();
        games.add(game);
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    Party party =
                        Party.of(
                            tables,
                            List.of(
                                new NewTable.Wanted.Here("A"),
                                new NewTable.Wanted.Here("B"),
                                new NewTable.Wanted.Here("C")));
                    party.play(10_000);
                    game.complete(party.<Integer>look(TableState::entry));
                  } catch (RuntimeException failure) {
                    game.completeExceptionally(failure);
                  }
                });
      }
      for (CompletableFuture<Integer> game : games) assertThat(game.join()).isGreaterThan(20);
      assertThat(store.tables()).hasSize(40);
    }
  }

  @Test
  void aTableOfOtherRulesIsNotPlayed() {
    MemoryStore store = new MemoryStore();
    try (Party party = Party.of(store, 2)) {
      String old = store.read(party.table.id(), 0).getFirst();
      String other = old.replace("\"rules\":\"1\"", "\"rules\":\"0\"");
      store.append(new Store.Append("other", 1, List.of(other), List.of())).join();
      assertThatThrownBy(() -> party.tables.table("other"))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("file-rules");
      assertThatThrownBy(() -> party.tables.table("none")).hasMessageContaining("unknown-table");
    }
  }
}
