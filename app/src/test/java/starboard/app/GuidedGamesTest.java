package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Result;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.bot.Coaching;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.secret.Seeds;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;

/** Every guided first game, played to its end by somebody who does what the guide marks first. */
class GuidedGamesTest {

  private static final int MOST = 3000;
  private static final Seat NOVICE = Seat.of(0);

  /** A title with a guide, and the game that plays it. */
  record Guided(Game<?> game, Title title, Guide guide) {
    @Override
    public String toString() {
      return title.id();
    }
  }

  static Stream<Guided> guided() {
    List<Guided> guided = new ArrayList<>();
    for (Game<?> game : Games.registered().offered()) {
      for (Title title : game.titles()) {
        Guide guide = title.guide();
        if (guide != null) guided.add(new Guided(game, title, guide));
      }
    }
    return guided.stream();
  }

  /**
   * How things stand for the novice.
   *
   * @param asked whether only the novice is: bots are quicker than somebody who reads
   */
  private record Standing(@Nullable Result result, boolean asked, int entry) {}

  @ParameterizedTest
  @MethodSource("guided")
  void teachesAllItsLessonsAndIsWon(Guided first) throws InterruptedException {
    try (Tables tables = tables()) {
      NewTable.Laid laid =
          tables.guided(first.game().id(), first.title().id(), "First", "Ada").join();
      Keys keys = Keys.of(laid.seats().getFirst().value());
      Table<?> table = laid.table();
      Set<String> taught = new LinkedHashSet<>();
      int answers = 0;
      Standing now = standing(table);
      for (; now.result() == null && answers < MOST; now = standing(table)) {
        if (!now.asked()) {
          Thread.sleep(1); // a bot thinks; it has its own time limit
          continue;
        }
        Coaching coaching = table.coach(keys, 0).join();
        Lesson lesson = coaching.lesson();
        if (lesson != null) {
          assertThat(taught.add(lesson.id())).as("told once: %s", lesson.id()).isTrue();
          table.order(keys, new Command.Learn(0, lesson.id())).join();
        }
        assertThat(coaching.hints()).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        String option = coaching.hints().getFirst().option();
        int seen = standing(table).entry();
        table.order(keys, new Command.Choose(0, coaching.decision(), option, seen)).join();
        answers++;
      }
      assertThat(taught)
          .containsExactlyInAnyOrderElementsOf(
              first.guide().lessons().stream().map(Lesson::id).toList());
      Result result = now.result();
      if (result == null) throw new AssertionError("no end after " + MOST + " answers");
      assertThat(result.winners().has(NOVICE)).as("who follows the guide wins").isTrue();
    }
  }

  /** An example is of its lesson, told to the first seat, and the same for everybody. */
  @ParameterizedTest
  @MethodSource("guided")
  void showsWhatItsLessonsLookLike(Guided first) throws InterruptedException {
    try (Tables tables = tables()) {
      NewTable.Laid laid =
          tables.guided(first.game().id(), first.title().id(), "First", "Ada").join();
      Keys keys = Keys.of(laid.seats().getFirst().value());
      Table<?> table = laid.table();
      while (!standing(table).asked()) Thread.sleep(1); // a bot thinks
      Standing before = standing(table);
      int shown = 0;
      for (Lesson lesson : first.guide().lessons()) {
        List<Event> example = table.example(keys, 0, lesson.id()).join();
        assertThat(example).isEqualTo(table.example(keys, 0, lesson.id()).join());
        if (!lesson.shows().isEmpty()) shown++;
        assertThat(example.stream().anyMatch(event -> lesson.shows().contains(event.id())))
            .as("example of %s", lesson.id())
            .isEqualTo(!lesson.shows().isEmpty());
        assertThat(example).hasSizeLessThan(10).allMatch(Viewer.of(NOVICE)::hears);
        assertThat(example).noneMatch(event -> event.beat().kind() == Beat.Kind.END);
      }
      assertThat(shown).isGreaterThan(first.guide().lessons().size() / 2);
      assertThat(standing(table)).isEqualTo(before);
      assertThatThrownBy(() -> table.example(keys, 0, "no-such").join())
          .hasMessageContaining("no-such");
    }
  }

  private static Tables tables() {
    return new Tables(
        Games.registered(),
        new Roster(Roster.OWN),
        new MemoryStore(),
        Clock.systemUTC(),
        Pace.STANDARD.hurried(),
        Seeds.from(1));
  }

  private static Standing standing(Table<?> table) {
    return table
        .read(
            now ->
                new Standing(
                    now.over() ? now.state().result() : null,
                    now.state().deciding().equals(Seats.of(NOVICE)),
                    now.entry()))
        .join();
  }

  @ParameterizedTest
  @MethodSource("guided")
  void saysItsLessonsInEveryLanguageAndNamesRulesThatExist(Guided first) {
    for (Lesson lesson : first.guide().lessons()) {
      for (Language language : Language.values()) {
        for (String key : List.of(lesson.title(), lesson.text())) {
          assertThat(first.game().words().say(Text.of(key), language))
              .as("%s in %s", key, language)
              .isNotEqualTo(key)
              .isNotBlank();
        }
        assertThat(first.game().book().entry(lesson.rule(), language))
            .as("%s of lesson %s", lesson.rule(), lesson.id())
            .isNotNull();
      }
      assertThat(first.game().words().say(Text.of(lesson.text()), Language.CS))
          .isNotEqualTo(first.game().words().say(Text.of(lesson.text()), Language.EN));
    }
  }
}
