package starboard.web;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.secret.Seeds;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;
import tools.jackson.databind.JsonNode;

/**
 * What it costs to show tables to all who sit at them, without sockets and disk: plays by chance at
 * some tables of two people, all of whom are shown every change, and prints the processor time per
 * choice. Arguments: game, tables, choices to warm up, choices measured.
 */
final class ViewCosts {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int PEOPLE = 2;

  private final Clocks clocks = new Clocks();
  private final SplittableRandom random = new SplittableRandom(1);
  private final String game;
  private final Tables tables =
      new Tables(
          Games.registered(),
          new Roster(Roster.OWN),
          new MemoryStore(),
          Clock.systemUTC(),
          Pace.STANDARD.hurried(),
          Seeds.from(1));
  private final Feeds feeds = new Feeds(tables, clocks);
  private long characters;
  private int choices;

  private ViewCosts(String game) {
    this.game = game;
  }

  public static void main(String[] args) {
    ViewCosts costs = new ViewCosts(args[0]);
    List<Sitting> sittings = new ArrayList<>();
    for (int i = 0; i < Integer.parseInt(args[1]); i++) sittings.add(costs.sit());
    costs.play(sittings, Integer.parseInt(args[2]));
    costs.clocks.reset();
    costs.characters = 0;
    int measured = Integer.parseInt(args[3]);
    costs.play(sittings, measured);
    costs.clocks.print(measured);
    System.out.printf("characters per choice: %d%n", costs.characters / measured);
    System.exit(0);
  }

  private void play(List<Sitting> sittings, int count) {
    for (int end = choices + count; choices < end; choices++) {
      int at = choices % sittings.size();
      if (!sittings.get(at).choose()) sittings.set(at, sit());
    }
  }

  private Sitting sit() {
    List<NewTable.Wanted> seats = new ArrayList<>();
    for (int i = 0; i < PEOPLE; i++) seats.add(new NewTable.Wanted.Here("P" + i));
    NewTable wanted = new NewTable(game, PEOPLE, Map.of(), "Costs", seats, null, "", false, false);
    return new Sitting(tables.open(wanted).join());
  }

  /** The people of one table. */
  private final class Sitting {
    private final Table<?> table;
    private final List<Shown> shown = new ArrayList<>();

    Sitting(NewTable.Laid laid) {
      table = laid.table();
      Feed feed = feeds.of(table.id());
      for (NewTable.Key key : laid.seats()) {
        Keys keys = Keys.of(key.value());
        Shown one = new Shown(new Audience(keys, Seat.of(key.seat()), Language.EN));
        shown.add(one);
        feed.join(one).join();
      }
    }

    /** Whether somebody could choose; not if the game is over. */
    boolean choose() {
      for (Shown one : shown) {
        View view = one.view;
        JsonNode asked = view == null ? null : view.tree().get("decisions").get(0);
        if (view == null || asked == null) continue;
        JsonNode options = asked.get("options");
        String option = options.get(random.nextInt(options.size())).get("id").asString();
        Command choice =
            new Command.Choose(
                asked.get("seat").asInt(), asked.get("decision").asInt(), option, view.entry());
        table.order(one.audience.keys(), choice).join();
        table.inTurn(_ -> 0).join();
        return true;
      }
      return false;
    }
  }

  /** What one of them sees. */
  private final class Shown implements Follower {
    private final Audience audience;
    private volatile @Nullable View view;

    Shown(Audience audience) {
      this.audience = audience;
    }

    @Override
    public Audience audience() {
      return audience;
    }

    @Override
    public void show(View next) {
      View last = view;
      String message = last == null ? next.whole() : next.since(last);
      characters += message.length();
      view = next;
    }
  }

  /** Processor time of the threads that show, by what it went into. */
  private static final class Clocks implements Timers {
    private final AtomicLong scene = new AtomicLong();
    private final AtomicLong json = new AtomicLong();
    private final AtomicLong delta = new AtomicLong();
    private long process;
    private long allocated;

    @Override
    public long now() {
      return THREADS.getCurrentThreadCpuTime();
    }

    @Override
    public long scene(long since) {
      return add(scene, since);
    }

    @Override
    public long json(long since) {
      return add(json, since);
    }

    @Override
    public long delta(long since) {
      return add(delta, since);
    }

    private long add(AtomicLong to, long since) {
      long now = now();
      to.addAndGet(now - since);
      return now;
    }

    private static long processTime() {
      return ((com.sun.management.OperatingSystemMXBean)
              ManagementFactory.getOperatingSystemMXBean())
          .getProcessCpuTime();
    }

    void reset() {
      scene.set(0);
      json.set(0);
      delta.set(0);
      process = processTime();
      allocated = THREADS.getTotalThreadAllocatedBytes();
    }

    void print(int choices) {
      double micro = 1e3 * choices;
      System.out.printf(
          "scenes %.0f us, JSON %.0f us, deltas %.0f us, whole process %.0f us, %d KB allocated%n",
          scene.get() / micro,
          json.get() / micro,
          delta.get() / micro,
          (processTime() - process) / micro,
          (THREADS.getTotalThreadAllocatedBytes() - allocated) / choices / 1000);
    }
  }
}
