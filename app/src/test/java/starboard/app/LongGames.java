package starboard.app;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import starboard.app.terminal.Io;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Replay;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.secret.Seeds;
import starboard.table.state.TableState;
import starboard.table.store.SqliteStore;
import starboard.table.work.Pace;
import starboard.wire.ReplayJson;

/**
 * How long it takes to open a long game and to look back in it: brings a game of so many random
 * answers to a server, opens it again and again, then goes on with it at the terminal, and prints
 * what was measured. Arguments: game, players, answers.
 */
final class LongGames {

  private static final int WARM_UP = 20;
  private static final int OPENINGS = 100;
  private static final int LOOKS = 4;
  private static final int TYPED = 200;
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
    Game<?> game = Games.registered().named(args[0]);
    Replay replay = played(game, Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    Path folder = Files.createTempDirectory("long-games");
    String id;
    int entries;
    try (Tables tables = tables(folder)) {
      byte[] file = ReplayJson.write(replay).getBytes(StandardCharsets.UTF_8);
      Table<?> table = tables.importFile(file).join().table();
      id = table.id();
      entries = table.read(TableState::entry).join();
    }
    System.out.printf(
        "%s: seed %s, %d answers that count, %d entries%n",
        args[0], replay.seed(), replay.answers().size(), entries);
    SplittableRandom random = new SplittableRandom(1);
    Times opened = new Times();
    Times looked = new Times();
    for (int i = -WARM_UP; i < OPENINGS; i++) {
      if (i == 0) {
        opened = new Times();
        looked = new Times();
      }
      try (Tables tables = tables(folder)) {
        opened.begin();
        Table<?> table = tables.table(id);
        opened.end();
        for (int k = 0; k < LOOKS; k++) {
          int entry = 1 + random.nextInt(entries);
          looked.begin();
          table.read(entry, now -> now.state().answers()).join();
          looked.end();
        }
      }
    }
    opened.print("open");
    looked.print("look back");
    atTheTerminal(args[0], replay, folder);
  }

  /** From one line that was typed to when the next is waited for, with people at all seats. */
  private static void atTheTerminal(String game, Replay replay, Path folder) throws IOException {
    Files.writeString(folder.resolve("long.json"), ReplayJson.write(replay));
    Times answered = new Times();
    InputStream typed =
        new InputStream() {
          private int lines;

          @Override
          public int read() {
            throw new UnsupportedOperationException("lines only");
          }

          @Override
          public int read(byte[] into, int from, int most) {
            if (lines > 0) answered.end();
            if (lines++ == TYPED) return -1;
            into[from] = '1';
            into[from + 1] = '\n';
            answered.begin();
            return 2;
          }
        };
    Io io = Io.of(typed, OutputStream.nullOutputStream(), System.err, folder);
    Main.run(io, Games.registered(), "play", game, "--from", "long.json", "--bots", "0");
    answered.print("answer at the terminal");
  }

  /** The first game of so many random answers that is not over. */
  private static <S extends State<S>> Replay played(Game<S> game, int players, int answers) {
    Setup setup = Setup.of(game, players, Map.of());
    for (long number = 1; ; number++) {
      Seed seed = Seed.of(number);
      World<S> world = World.open(game, setup, seed).random(answers, number);
      if (world.state().over()) continue;
      return new Replay(game.id(), game.rules(), setup, seed, world.answers());
    }
  }

  /** What one thing took, time after time: by the clock, and of the processors. */
  private static final class Times {

    private static final OperatingSystemMXBean PROCESS =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final List<Long> wall = new ArrayList<>();
    private final List<Long> processors = new ArrayList<>();
    private long start;
    private long used;

    void begin() {
      used = PROCESS.getProcessCpuTime();
      start = System.nanoTime();
    }

    void end() {
      wall.add(System.nanoTime() - start);
      processors.add(PROCESS.getProcessCpuTime() - used);
    }

    void print(String what) {
      Collections.sort(wall);
      double cpu = processors.stream().mapToLong(Long::longValue).average().orElse(0);
      System.out.printf(
          "%s: %d times, p50 %.1f ms, p95 %.1f ms, most %.1f ms; of the processors %.1f ms each%n",
          what,
          wall.size(),
          wall.get(wall.size() / 2) / MILLI,
          wall.get(wall.size() * 95 / 100) / MILLI,
          wall.getLast() / MILLI,
          cpu / MILLI);
    }
  }
}
