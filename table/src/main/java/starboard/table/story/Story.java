package starboard.table.story;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.table.history.Chronicle;

/**
 * A game told afterwards, from what one viewer was told and nothing else: its chapters, its
 * moments, how much happened when, how chance fell.
 */
public final class Story {

  /** Kinds of beats that are counted chapter by chapter, by the paragraph that says so. */
  private static final List<Beat.Kind> COUNTED =
      List.of(Beat.Kind.ROLL, Beat.Kind.APPEAR, Beat.Kind.WOUND);

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

  /** Where the one whom a moment concerns had gone last; null if that was not told. */
  public @Nullable String place(Moment moment) {
    String place = null;
    Seat seat = moment.event().beat().seat();
    for (Chronicle.Step step : chronicle.steps().subList(0, moment.step() + 1)) {
      for (Event event : step.events()) {
        Beat beat = event.beat();
        boolean went = beat.kind() == Beat.Kind.MOVE || beat.kind() == Beat.Kind.APPEAR;
        if (went && seat != null && beat.seat() == seat && beat.to() != null) place = beat.to();
      }
    }
    return place;
  }

  /**
   * A round, or a turn in a game that has no rounds.
   *
   * @param step after how many answers it begins
   */
  public record Chapter(int step, Text name) {}

  /**
   * What begins with nothing before it again and again: rounds, which are nobody's, or else turns.
   * Of what begins so the first to be told names the chapters.
   */
  public List<Chapter> chapters() {
    Map<String, List<Chapter>> rounds = new LinkedHashMap<>();
    Map<String, List<Chapter>> turns = new LinkedHashMap<>();
    each(
        (step, event) -> {
          if (event.cause() != null || !event.seats().hasSpectators()) return;
          Beat beat = event.beat();
          boolean round = beat.seat() == null && beat.kind() == Beat.Kind.MOVE;
          (round ? rounds : turns)
              .computeIfAbsent(event.id(), _ -> new ArrayList<>())
              .add(new Chapter(step, event.text()));
        });
    List<Chapter> found = repeated(rounds);
    return found.isEmpty() ? repeated(turns) : found;
  }

  private static List<Chapter> repeated(Map<String, List<Chapter>> begun) {
    for (List<Chapter> chapters : begun.values()) if (chapters.size() > 1) return chapters;
    return List.of();
  }

  private interface Heard {
    void hear(int step, Event event);
  }

  private void each(Heard heard) {
    for (int i = 0; i < chronicle.steps().size(); i++) {
      for (Event event : chronicle.steps().get(i).events()) heard.hear(i, event);
    }
  }

  /**
   * How often something happened, chapter by chapter.
   *
   * @param procedure of the rules that began; null if something of the kind happened
   * @param kind of what happened
   * @param rule the paragraph by which it did
   */
  public record Count(
      @Nullable Text procedure, Beat.Kind kind, @Nullable String rule, List<Integer> times) {}

  /** The procedures that began, and what was rolled, appeared and hurt by each paragraph. */
  public List<Count> counts() {
    List<Chapter> chapters = chapters();
    Map<String, Count> counts = new LinkedHashMap<>();
    each(
        (step, event) -> {
          Beat beat = event.beat();
          Beat.Stage stage = beat.step();
          int chapter = 0;
          while (chapter + 1 < chapters.size() && chapters.get(chapter + 1).step() <= step) {
            chapter++;
          }
          if (stage != null && stage.at() == 1) {
            count(
                counts,
                new Count(stage.procedure(), beat.kind(), beat.rule(), none(chapters)),
                chapter);
          }
          if (beat.rule() != null && COUNTED.contains(beat.kind())) {
            count(counts, new Count(null, beat.kind(), beat.rule(), none(chapters)), chapter);
          }
        });
    return counts.values().stream()
        .filter(count -> count.times().stream().mapToInt(Integer::intValue).sum() > 1)
        .toList();
  }

  private static void count(Map<String, Count> counts, Count fresh, int chapter) {
    Text procedure = fresh.procedure();
    String key = procedure == null ? fresh.kind() + " " + fresh.rule() : procedure.key();
    List<Integer> times = counts.computeIfAbsent(key, _ -> fresh).times();
    times.set(chapter, times.get(chapter) + 1);
  }

  /** Nothing in any chapter yet. */
  private static List<Integer> none(List<Chapter> chapters) {
    return new ArrayList<>(Collections.nCopies(Math.max(1, chapters.size()), 0));
  }

  /**
   * So often harm came to a seat by that paragraph.
   *
   * @param seat who was hurt
   */
  public record Source(String rule, Seat seat, int times) {}

  /** By which paragraph seats were hurt, the most frequent first. */
  public List<Source> harm() {
    Map<Source, Integer> times = new LinkedHashMap<>();
    each(
        (_, event) -> {
          Beat beat = event.beat();
          Seat seat = beat.seat();
          String rule = beat.rule();
          if (beat.kind() != Beat.Kind.WOUND || seat == null || rule == null) return;
          times.merge(new Source(rule, seat, 0), 1, Integer::sum);
        });
    List<Source> sources = new ArrayList<>();
    times.forEach((one, count) -> sources.add(new Source(one.rule(), one.seat(), count)));
    sources.sort((one, other) -> other.times() - one.times());
    return sources;
  }

  /**
   * Something that was not told to everybody.
   *
   * @param seats who got to know it, each since which step
   */
  public record Secret(Text text, Map<Seat, Integer> seats) {}

  /** Who got to know what when: what was turned up, shown or seen by some and not by all. */
  public List<Secret> secrets() {
    Map<Text, Map<Seat, Integer>> secrets = new LinkedHashMap<>();
    each(
        (step, event) -> {
          boolean open = event.seats().hasSpectators();
          if (open || event.beat().kind() != Beat.Kind.REVEAL) return;
          Map<Seat, Integer> seats =
              secrets.computeIfAbsent(event.text(), _ -> new LinkedHashMap<>());
          for (Seat seat : event.seats()) seats.putIfAbsent(seat, step);
        });
    List<Secret> list = new ArrayList<>();
    secrets.forEach((text, seats) -> list.add(new Secret(text, seats)));
    return list;
  }

  /** What every seat would have scored, chapter by chapter and at the end; empty without points. */
  public List<List<Integer>> points() {
    List<Chronicle.Step> steps = chronicle.steps();
    List<List<Integer>> points = new ArrayList<>();
    for (Chapter chapter : chapters()) points.add(steps.get(chapter.step()).points());
    if (!steps.isEmpty()) points.add(steps.getLast().points());
    return points.stream().allMatch(List::isEmpty) ? List.of() : points;
  }

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

  /** Every die, bag and deck with how often each kind came, and how often it was to be expected. */
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
