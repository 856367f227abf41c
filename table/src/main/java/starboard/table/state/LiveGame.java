package starboard.table.state;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Seed;
import starboard.kernel.play.World;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.log.Line;
import starboard.table.log.Logged;

/**
 * The game at a table after an entry of its log.
 *
 * @param asked what each seat is asked, in the order of seats
 * @param recent the latest lines, the oldest of them first
 */
public record LiveGame<S extends State<S>>(World<S> world, List<Asked> asked, List<Line> recent) {

  public LiveGame {
    asked = List.copyOf(asked);
    recent = List.copyOf(recent);
  }

  /** Just dealt, with nothing behind it. */
  static <S extends State<S>> LiveGame<S> of(Origin<S> origin, TableFacts facts) {
    Entry.Opened opened = origin.opened();
    World<S> world =
        World.open(origin.game(), opened.setup(), opened.chance(facts.entropy(opened)));
    List<Asked> nobody = Collections.nCopies(opened.players(), new Asked(-1, origin.at()));
    Line first = new Line(1, origin.at(), opened, world.news(), null, false);
    return new LiveGame<>(world, asked(world, nobody, origin.at(), false), List.of(first));
  }

  /**
   * After the next entry.
   *
   * @param before the facts without it
   * @param facts the facts with it
   * @param answered the world after it, if that has been found out already
   */
  LiveGame<S> after(
      Origin<S> origin,
      Logged logged,
      TableFacts before,
      TableFacts facts,
      @Nullable World<S> answered) {
    Entry entry = logged.entry();
    World<S> next = answered == null ? next(origin, entry, before, facts) : answered;
    boolean told = entry instanceof Entry.Answered || entry instanceof Entry.Dealt;
    List<Event> events = told ? next.news() : List.of();
    Line line = new Line(logged.number(), logged.at(), entry, events, only(entry), false);
    List<Asked> now = asked(next, asked, logged.at(), entry instanceof Entry.Undone);
    return new LiveGame<>(next, now, lines(entry, line));
  }

  private @Nullable Text only(Entry entry) {
    if (!(entry instanceof Entry.Answered answer) || answer.by() != Entry.By.AUTO) return null;
    List<Option> options = world.state().decision(Seat.of(answer.seat())).options();
    return options.size() == 1 ? options.getFirst().text() : null;
  }

  private World<S> next(Origin<S> origin, Entry entry, TableFacts before, TableFacts facts) {
    Entry.Opened opened = origin.opened();
    return switch (entry) {
      case Entry.Gathering _ -> World.unopened(origin.game(), opened.setup());
      case Entry.Dealt _ ->
          World.open(origin.game(), opened.setup(), opened.chance(facts.entropy(opened)));
      case Entry.Answered _ -> {
        Given given = facts.given();
        yield given == null ? world : given.in(world);
      }
      case Entry.Undone undone -> undo(origin, undone, before);
      default -> world;
    };
  }

  /** The newest answers are undone together; one among newer ones of others is taken back. */
  private World<S> undo(Origin<S> origin, Entry.Undone undone, TableFacts before) {
    Set<Integer> gone = new HashSet<>(undone.answers());
    Given kept = before.given();
    while (kept != null && gone.contains(kept.entry())) kept = kept.before();
    int to = Given.total(kept);
    if (Given.total(before.given()) - to == gone.size()) {
      return world.first() <= to ? world.undo(to) : past(origin, before, kept, to);
    }
    int oldest = gone.stream().mapToInt(Integer::intValue).min().orElse(Integer.MAX_VALUE);
    World<S> all = reaching(origin, before, Given.total(Given.upTo(kept, oldest - 1)));
    for (int i = 0; i < gone.size(); i++) all = all.takeBack(Seat.of(undone.by()));
    return all;
  }

  /** This world as one that can go back to its first so many answers. */
  World<S> reaching(Origin<S> origin, TableFacts facts, int back) {
    return world.first() <= back ? world : past(origin, facts, facts.given(), back);
  }

  private World<S> past(Origin<S> origin, TableFacts facts, @Nullable Given last, int back) {
    Seed chance = origin.opened().chance(facts.entropy(origin.opened()));
    return origin.past().world(origin, chance, Given.behind(last, 0), back);
  }

  private List<Line> lines(Entry entry, Line line) {
    if (entry instanceof Entry.Gathering) {
      Line first = recent.getFirst(); // nothing was dealt, and nobody was told anything
      return List.of(new Line(1, first.at(), first.entry(), List.of(), null, false), line);
    }
    int skip = Math.max(0, recent.size() + 1 - TableState.RECENT);
    List<Line> lines = new ArrayList<>(recent.subList(skip, recent.size()));
    if (entry instanceof Entry.Undone undone) {
      Set<Integer> gone = new HashSet<>(undone.answers());
      lines.replaceAll(old -> gone.contains(old.number()) ? old.takenBack() : old);
    }
    lines.add(line);
    return lines;
  }

  /** Since when each seat has had its question; after an undo it is new to all. */
  private static List<Asked> asked(World<?> world, List<Asked> before, Instant at, boolean anew) {
    List<Asked> now = new ArrayList<>(before);
    for (int i = 0; i < now.size(); i++) {
      int number = world.state().numberOf(Seat.of(i));
      if (anew || now.get(i).decision() != number) now.set(i, new Asked(number, at));
    }
    return now;
  }
}
