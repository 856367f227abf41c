package starboard.table.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.table.history.Chronicle;

/** Finds the moments of a game by its beats; it knows no game. */
final class Moments {

  /** So many are kept. */
  private static final int MOST = 16;

  /** What was no likelier than one in so many is rare. */
  private static final int RARE = 8;

  private static final int MOST_RARE = 4;

  /** A change of this share of what can be had is much. */
  private static final int SHARE = 4;

  private final Chronicle chronicle;
  private final boolean over;
  private final List<Moment> found = new ArrayList<>();

  Moments(Chronicle chronicle, boolean over) {
    this.chronicle = chronicle;
    this.over = over;
  }

  /** In the order in which they happened, one of each step. */
  List<Moment> find() {
    ends();
    firsts();
    swings();
    gains();
    rarities();
    Map<Integer, Moment> ofSteps = new TreeMap<>();
    found.sort(Comparator.comparing(Moment::why));
    for (Moment moment : found) {
      if (ofSteps.size() < MOST) ofSteps.putIfAbsent(moment.step(), moment);
    }
    return List.copyOf(ofSteps.values());
  }

  private interface Heard {
    void hear(int step, Event event);
  }

  private void each(Heard heard) {
    for (int i = 0; i < chronicle.steps().size(); i++) {
      for (Event event : chronicle.steps().get(i).events()) heard.hear(i, event);
    }
  }

  private void find(int step, Moment.Why why, Event event) {
    found.add(new Moment(step, why, event));
  }

  /** Of a finished game the last end of every seat; of one that goes on only what waits for it. */
  private void ends() {
    Map<Seat, Moment> last = new HashMap<>();
    each(
        (step, event) -> {
          Beat beat = event.beat();
          Seat seat = beat.seat();
          if (beat.kind() != Beat.Kind.END || seat == null || !(over || beat.hold())) return;
          last.put(seat, new Moment(step, Moment.Why.END, event));
        });
    found.addAll(last.values());
  }

  private void firsts() {
    Set<String> procedures = new HashSet<>();
    Set<Seat> hurt = new HashSet<>();
    each(
        (step, event) -> {
          Beat beat = event.beat();
          Beat.Stage stage = beat.step();
          if (stage != null && procedures.add(stage.procedure().key())) {
            find(step, Moment.Why.FIRST, event);
          }
          Seat seat = beat.seat();
          if (beat.kind() != Beat.Kind.WOUND || seat == null) return;
          if (hurt.add(seat) || beat.hold()) find(step, Moment.Why.HURT, event);
        });
  }

  /** What is counted of a limit jumped. */
  private void swings() {
    Map<String, Integer> values = new HashMap<>();
    each(
        (step, event) -> {
          for (Beat.Shown shown : event.beat().shows()) {
            if (!(shown instanceof Beat.Tally(var name, int value, int limit))) continue;
            Integer before = values.put(name.key() + " " + event.beat().seat(), value);
            if (before != null && Math.abs(value - before) * SHARE >= limit && limit > SHARE) {
              find(step, Moment.Why.SWING, event);
            }
          }
        });
  }

  /** What is got no more often than there are seats. */
  private void gains() {
    Map<String, Integer> times = new HashMap<>();
    Set<Seat> seats = new HashSet<>();
    each(
        (_, event) -> {
          Seat seat = event.beat().seat();
          if (seat != null) seats.add(seat);
          if (event.beat().kind() == Beat.Kind.GAIN) times.merge(event.id(), 1, Integer::sum);
        });
    each(
        (step, event) -> {
          boolean gain = event.beat().kind() == Beat.Kind.GAIN && event.beat().seat() != null;
          if (gain && times.getOrDefault(event.id(), 0) <= seats.size()) {
            find(step, Moment.Why.GAIN, event);
          }
        });
  }

  private void rarities() {
    List<Moment> rare = new ArrayList<>();
    each(
        (step, event) -> {
          Beat.Odds odds = event.beat().odds();
          if (odds != null && odds.hit() > 0 && odds.hit() * RARE <= odds.of()) {
            rare.add(new Moment(step, Moment.Why.RARE, event));
          }
        });
    rare.sort(Comparator.comparingDouble(moment -> likelihood(moment.event().beat().odds())));
    found.addAll(rare.subList(0, Math.min(MOST_RARE, rare.size())));
  }

  private static double likelihood(Beat.@Nullable Odds odds) {
    return odds == null ? 1 : (double) odds.hit() / odds.of();
  }
}
