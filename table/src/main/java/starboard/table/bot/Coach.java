package starboard.table.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Advice;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.table.log.Line;
import starboard.table.state.TableState;

/** Helps a seat with the question it is asked, from what that seat may know. */
public final class Coach<S extends State<S>> {

  /** How many options it marks: a hint, and in a guided game. */
  private static final int HINTS = 2;

  private static final int GUIDED = 3;

  private final Bot<S> bot;
  private final S world;
  private final Seat seat;
  private final int decision;
  private final SplittableRandom chance;
  private final List<Option> options;
  private final int most;
  private final @Nullable Lesson lesson;
  private final int at;
  private final int of;

  /** To be made where the position may be read. */
  public Coach(TableState<S> position, Seat seat, Bot<S> bot) {
    this.bot = bot;
    this.seat = seat;
    S state = position.state();
    Decision asked = state.decision(seat);
    decision = state.numberOf(seat);
    options = asked.options();
    chance = new SplittableRandom(decision);
    world = state.imagine(seat, chance.nextLong());
    Title title = position.guided();
    Guide guide = title == null ? null : title.guide();
    most = guide == null ? HINTS : GUIDED;
    lesson = guide == null ? null : lesson(guide, position, asked);
    of = guide == null ? 0 : guide.lessons().size();
    int had = 0;
    if (guide != null) {
      for (Lesson one : guide.lessons()) if (position.hasLearnt(seat, one.id())) had++;
    }
    at = had;
  }

  /** What it says; takes as long as the bot thinks. */
  public Coaching advise(Budget budget) {
    List<Coaching.Hint> hints = new ArrayList<>();
    Choices<?> choices = world.copy().choices(seat);
    for (Advice advice : bot.advise(world, seat, budget, chance, most)) {
      for (int i = 0; i < options.size() && i < choices.size(); i++) {
        if (!choices.at(i).equals(advice.choice())) continue;
        hints.add(new Coaching.Hint(options.get(i).id(), anew(advice.why(), hints)));
      }
    }
    return new Coaching(decision, hints, lesson, at, of);
  }

  /** A reason is said once: what holds for the best does not tell why another is good. */
  private static @Nullable Text anew(@Nullable Text why, List<Coaching.Hint> before) {
    for (Coaching.Hint hint : before) if (hint.why() != null && hint.why().equals(why)) return null;
    return why;
  }

  /** The first lesson that the seat has not had and whose moment this is. */
  private @Nullable Lesson lesson(Guide guide, TableState<S> position, Decision asked) {
    List<String> news = news(position);
    for (Lesson one : guide.lessons()) {
      if (!position.hasLearnt(seat, one.id()) && isTime(one, asked, news)) return one;
    }
    return null;
  }

  private static boolean isTime(Lesson lesson, Decision asked, List<String> news) {
    if (lesson.when().isEmpty()) return true;
    for (Lesson.Moment moment : lesson.when()) {
      boolean now =
          switch (moment) {
            case Lesson.Asked(String question) -> asked.question().key().equals(question);
            case Lesson.Possible(String verb) -> isPossible(verb, asked);
            case Lesson.Told(String event) -> news.contains(event);
          };
      if (now) return true;
    }
    return false;
  }

  private static boolean isPossible(String verb, Decision asked) {
    for (Option option : asked.options()) {
      if (option.id().equals(verb) || option.id().startsWith(verb + ":")) return true;
    }
    return false;
  }

  /** What the seat was told since it acted last, and by that. */
  private List<String> news(TableState<S> position) {
    List<String> news = new ArrayList<>();
    int since = position.lastActed(seat);
    Viewer viewer = Viewer.of(seat);
    for (Line line : position.recent()) {
      if (line.number() < since || line.undone()) continue;
      for (Event event : line.events()) if (viewer.hears(event)) news.add(event.text().key());
    }
    return news;
  }
}
