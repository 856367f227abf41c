package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.play.Replay;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seats;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.Watcher;
import starboard.table.bot.Roster;
import starboard.table.history.Chronicle;
import starboard.table.log.Line;
import starboard.table.secret.Seeds;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;

/** A game that is played on from an earlier moment has the same chance for the same answers. */
class BranchTest {

  /** So many moments of each title; with {@code -Pdeep} more than a thousand in all. */
  private static final int MOMENTS = Boolean.getBoolean("starboard.deep") ? 201 : 12;

  /** So many answers are given again behind each moment. */
  private static final int FOLLOWED = 25;

  private static final Pace AT_ONCE =
      new Pace(Duration.ZERO, Duration.ofMinutes(2), Pace.STANDARD.idle());

  private static final List<NewTable.Wanted> BOTS =
      Collections.nCopies(2, new NewTable.Wanted.Robot("", "random"));

  private static final List<NewTable.Wanted> PEOPLE =
      Collections.nCopies(2, new NewTable.Wanted.Link(""));

  /** A box, and how a table of it is laid. */
  record Title(String id, Game<?> game, Map<String, String> options) {
    @Override
    public String toString() {
      return id;
    }
  }

  static Stream<Title> titles() {
    List<Title> titles = new ArrayList<>();
    for (Game<?> game : Games.registered().offered()) {
      game.titles().forEach(one -> titles.add(new Title(one.id(), game, one.options())));
    }
    assertThat(titles).hasSizeGreaterThanOrEqualTo(5);
    return titles.stream();
  }

  private static Tables tables() {
    return new Tables(
        Games.registered(),
        new Roster(Roster.OWN),
        new MemoryStore(),
        Clock.systemUTC(),
        AT_ONCE,
        Seeds.from(5));
  }

  /** A table at which bots have played a game to its end. */
  private static Table<?> played(Tables tables, String game, Map<String, String> options) {
    NewTable wanted = new NewTable(game, 2, options, "Bots", BOTS, null, "salt", false, false);
    return atItsEnd(tables.open(wanted).join().table());
  }

  private static Table<?> atItsEnd(Table<?> table) {
    CompletableFuture<Boolean> over = new CompletableFuture<>();
    Watcher watcher =
        new Watcher() {
          @Override
          public void changed(TableState<?> now, Seats online, List<Line> news) {
            if (now.over()) over.complete(true);
          }
        };
    table.watch(watcher).join();
    assertThat(over.join()).isTrue();
    table.unwatch(watcher).join();
    return table;
  }

  @ParameterizedTest
  @MethodSource("titles")
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void theSameAnswersLeadToTheSameStates(Title title) {
    try (Tables tables = tables()) {
      Game<?> game = title.game;
      Table<?> table = played(tables, game.id(), title.options);
      Replay whole = table.read(TableState::replay).join();
      List<Chronicle.Step> steps = table.chronicle().join().steps();
      assertThat(steps).hasSize(whole.answers().size() + 1);
      List<String> hashes = hashes(game, whole, 0, whole.answers().size());
      SplittableRandom random = new SplittableRandom(MOMENTS);
      for (int i = 0; i < MOMENTS; i++) {
        int at = random.nextInt(steps.size() - 1);
        int end = Math.min(whole.answers().size(), at + FOLLOWED);
        Replay begun =
            tables
                .branch(table, steps.get(at).entry(), "On", PEOPLE)
                .join()
                .table()
                .read(TableState::replay)
                .join();
        assertThat(begun.answers().subList(0, at)).isEqualTo(whole.answers().subList(0, at));
        Replay again =
            new Replay(
                begun.game(),
                begun.rules(),
                begun.setup(),
                begun.seed(),
                whole.answers().subList(0, end));
        assertThat(hashes(game, again, at, end)).isEqualTo(hashes.subList(at, end + 1));
      }
    }
  }

  /** What the state hashes to after so many answers, and after each further one up to the last. */
  private static <S extends State<S>> List<String> hashes(
      Game<S> game, Replay replay, int first, int last) {
    World<S> world = World.open(game, replay.setup(), replay.seed());
    List<String> hashes = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      if (i >= first) hashes.add(Codec.hash(world.state()));
      if (i == last) break;
      Replay.Answer answer = replay.answers().get(i);
      World<S> next = world.answer(answer.seat(), answer.option());
      if (next == null) throw new AssertionError(replay.game() + " cannot answer " + answer);
      world = next;
    }
    return hashes;
  }

  /** Bots that play on do what they did before. */
  @Test
  void botsPlayTheSameGameAgain() {
    try (Tables tables = tables()) {
      Table<?> table = played(tables, "clank", Map.of());
      List<Chronicle.Step> steps = table.chronicle().join().steps();
      for (int at : new int[] {0, steps.size() / 2, steps.size() - 2}) {
        Table<?> again = tables.branch(table, steps.get(at).entry(), "Again", BOTS).join().table();
        assertThat(hash(atItsEnd(again))).isEqualTo(hash(table));
      }
    }
  }

  private static String hash(Table<?> table) {
    return table.<String>read(now -> Codec.hash(now.state())).join();
  }

  /** Who plays on knows what will be drawn, so a game that is not over is not played on. */
  @Test
  void aGameThatGoesOnIsNotPlayedOn() {
    try (Tables tables = tables()) {
      NewTable wanted =
          new NewTable("clank", 2, Map.of(), "People", PEOPLE, null, "", false, false);
      Table<?> table = tables.open(wanted).join().table();
      assertThatThrownBy(() -> tables.branch(table, 1, "On", PEOPLE).join())
          .hasMessageContaining("not-over");
    }
  }
}
