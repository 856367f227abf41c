package starboard.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.table.Command;
import starboard.table.Keys;
import starboard.table.NewTable;
import starboard.table.Pace;
import starboard.table.Roster;
import starboard.table.Seeds;
import starboard.table.Table;
import starboard.table.TableState;
import starboard.table.Tables;
import starboard.table.store.SqliteStore;

/**
 * How long it takes to open a long game and to look back in it: plays random answers at tables of
 * one game until one has so many, and prints what was measured. Arguments: game, players, answers.
 */
final class LongGames {

  private static final int OPENINGS = 60;
  private static final int LOOKS = 200;
  private static final double MILLI = 1e6;

  private LongGames() {}

  private static Tables tables(Path folder) {
    return new Tables(
        Games.registered(),
        new Roster(Roster.OWN),
        SqliteStore.in(folder),
        Clock.systemUTC(),
        Pace.STANDARD.hurried(),
        Seeds.from(1));
  }

  public static void main(String[] args) throws IOException {
    int answers = Integer.parseInt(args[2]);
    Path folder = Files.createTempDirectory("long-games");
    SplittableRandom random = new SplittableRandom(1);
    String id;
    int entries;
    try (Tables tables = tables(folder)) {
      Table<?> table = played(tables, args[0], Integer.parseInt(args[1]), answers, random);
      id = table.id();
      entries = table.read(TableState::entry).join();
      int given = table.read(now -> now.state().answers()).join();
      System.out.println(args[0] + ": " + given + " answers that count, " + entries + " entries");
    }
    List<Long> opened = new ArrayList<>();
    List<Long> looked = new ArrayList<>();
    for (int i = 0; i < OPENINGS; i++) {
      try (Tables tables = tables(folder)) {
        long start = System.nanoTime();
        Table<?> table = tables.table(id);
        opened.add(System.nanoTime() - start);
        for (int k = 0; k < LOOKS / OPENINGS + 1; k++) {
          int entry = 1 + random.nextInt(entries);
          start = System.nanoTime();
          table.read(entry, now -> now.state().answers()).join();
          looked.add(System.nanoTime() - start);
        }
      }
    }
    print("open", opened);
    print("look back", looked);
  }

  /** The first table at which so many answers can be given. */
  private static Table<?> played(
      Tables tables, String game, int players, int answers, SplittableRandom random) {
    while (true) {
      List<NewTable.Wanted> seats = new ArrayList<>();
      for (int i = 0; i < players; i++) seats.add(new NewTable.Wanted.Here("Player " + i));
      NewTable wanted =
          new NewTable(game, players, Map.of(), "Long", seats, null, "", false, false);
      NewTable.Laid laid = tables.open(wanted).join();
      Keys keys = Keys.of(laid.seats().stream().map(NewTable.Key::value).toList());
      Table<?> table = laid.table();
      while (true) {
        Command.Choose next = table.read(now -> choice(now, random)).join();
        if (next.seat() < 0) break;
        table.order(keys, next).join();
        if (table.read(now -> now.state().answers()).join() >= answers) return table;
      }
    }
  }

  private static Command.Choose choice(TableState<?> now, SplittableRandom random) {
    for (Seat seat : now.state().deciding()) {
      List<Option> options = now.state().decision(seat).options();
      String option = options.get(random.nextInt(options.size())).id();
      return new Command.Choose(
          seat.index(), now.state().numberOf(seat), option, Integer.MAX_VALUE);
    }
    return new Command.Choose(-1, 0, "", 0);
  }

  private static void print(String what, List<Long> nanos) {
    Collections.sort(nanos);
    System.out.printf(
        "%s: %d times, p50 %.1f ms, p95 %.1f ms, most %.1f ms%n",
        what,
        nanos.size(),
        nanos.get(nanos.size() / 2) / MILLI,
        nanos.get(nanos.size() * 95 / 100) / MILLI,
        nanos.getLast() / MILLI);
  }
}
