package starboard.table.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.table.Chronicle;

/**
 * A game told afterwards, from what one viewer was told and nothing else: its chapters, its
 * moments, how much happened when, how chance fell.
 */
public final class Story {

  /** Kinds of beats that are counted chapter by chapter. */
  private static final List<Beat.Kind> COUNTED =
      List.of(Beat.Kind.ROLL, Beat.Kind.DRAW, Beat.Kind.APPEAR, Beat.Kind.WOUND);

  private final Chronicle chronicle;
  private final boolean over;

  /**
   * The story of a game.
   *
   * @param chronicle as its viewer heard it
   */
  public Story(Chronicle chronicle, boolean over) {
    this.chronicle = chronicle;
    this.over = over;
  }

  public List<Moment> moments() {
    return new Moments(chronicle, over).find();
  }

  /**
   * A round, or a turn in a game that has no rounds.
   *
   * @param step after how many answers it begins
   */
  public record Chapter(int step, Text name) {}

  /** What begins with nothing before it and is nobody's; if there is no such thing, turns. */
  public List<Chapter> chapters() {
    List<Chapter> rounds = new ArrayList<>();
    List<Chapter> turns = new ArrayList<>();
    for (int i = 0; i < chronicle.steps().size(); i++) {
      for (Event event : chronicle.steps().get(i).events()) {
        if (event.cause() != null || !event.seats().hasSpectators()) continue;
        Chapter begun = new Chapter(i, event.text());
        if (event.beat().seat() == null && event.beat().kind() == Beat.Kind.MOVE) rounds.add(begun);
        else turns.add(begun);
      }
    }
    return rounds.size() > 1 ? rounds : turns;
  }

  /**
   * Chapter by chapter how often something of a kind happened; kinds that never did are left out.
   */
  public Map<Beat.Kind, List<Integer>> counts() {
    List<Chapter> chapters = chapters();
    Map<Beat.Kind, List<Integer>> counts = new LinkedHashMap<>();
    for (Beat.Kind kind : COUNTED) {
      int[] times = new int[Math.max(1, chapters.size())];
      boolean any = false;
      int chapter = 0;
      for (int i = 0; i < chronicle.steps().size(); i++) {
        while (chapter + 1 < chapters.size() && chapters.get(chapter + 1).step() <= i) chapter++;
        for (Event event : chronicle.steps().get(i).events()) {
          if (event.beat().kind() != kind) continue;
          times[chapter]++;
          any = true;
        }
      }
      if (any) counts.put(kind, Arrays.stream(times).boxed().toList());
    }
    return counts;
  }

  /** By which paragraph seats were hurt, the most frequent first. */
  public List<Source> harm() {
    Map<String, Integer> times = new TreeMap<>();
    for (Chronicle.Step step : chronicle.steps()) {
      for (Event event : step.events()) {
        Beat beat = event.beat();
        if (beat.kind() != Beat.Kind.WOUND || beat.seat() == null || beat.rule() == null) continue;
        times.merge(beat.rule(), 1, Integer::sum);
      }
    }
    List<Source> sources = new ArrayList<>();
    times.forEach((rule, count) -> sources.add(new Source(rule, count)));
    sources.sort((one, other) -> other.times() - one.times());
    return sources;
  }

  /** So often harm came by that paragraph. */
  public record Source(String rule, int times) {}

  /**
   * Something counted of a limit, such as life, over the game.
   *
   * @param points after how many answers it had which value
   */
  public record Course(Text name, @Nullable Seat seat, int limit, List<Point> points) {}

  /** A value and since which step. */
  public record Point(int step, int value) {}

  /** What changed more than once. */
  public List<Course> courses() {
    Map<String, Course> courses = new LinkedHashMap<>();
    for (int i = 0; i < chronicle.steps().size(); i++) {
      for (Event event : chronicle.steps().get(i).events()) {
        for (Beat.Shown shown : event.beat().shows()) {
          if (!(shown instanceof Beat.Tally(Text name, int value, int limit))) continue;
          Seat seat = event.beat().seat();
          courses
              .computeIfAbsent(
                  name.key() + " " + seat, _ -> new Course(name, seat, limit, new ArrayList<>()))
              .points()
              .add(new Point(i, value));
        }
      }
    }
    return courses.values().stream().filter(course -> course.points().size() > 1).toList();
  }

  /** Every die with how often each face came, against how often that was to be expected. */
  public List<Luck> luck() {
    return Luck.of(chronicle);
  }

  /** So many parts of the game, with how much harm each did: at most 100 in the worst one. */
  public List<Integer> danger(int parts) {
    int[] harm = new int[parts];
    int steps = chronicle.steps().size();
    for (int i = 0; i < steps; i++) {
      for (Event event : chronicle.steps().get(i).events()) {
        int weight =
            switch (event.beat().kind()) {
              case WOUND -> 3;
              case APPEAR -> 1;
              default -> 0;
            };
        harm[i * parts / steps] += weight;
      }
    }
    int worst = 1;
    for (int one : harm) worst = Math.max(worst, one);
    List<Integer> danger = new ArrayList<>();
    for (int one : harm) danger.add(100 * one / worst);
    return danger;
  }
}
