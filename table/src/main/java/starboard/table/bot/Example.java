package starboard.table.bot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import starboard.kernel.game.Game;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.game.Title;
import starboard.kernel.play.World;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/**
 * What the idea of a lesson looks like: how it went the first time in games apart, the same for
 * everybody, in which all seats did anything.
 */
public final class Example {

  /** So many answers are looked through at most. */
  private static final int ANSWERS = 60_000;

  /** So many events before it, and after it, belong to it at most. */
  private static final int BEFORE = 3;

  private static final int AFTER = 5;

  private static final Viewer LEARNER = Viewer.of(Seat.of(0));

  private Example() {}

  /** What the first seat was told; nothing if the lesson has no example. */
  public static <S extends State<S>> List<Event> of(Game<S> game, Title title, Lesson lesson) {
    Guide guide = title.guide();
    if (guide == null || lesson.shows().isEmpty()) return List.of();
    Setup setup = Setup.of(game, guide.players(), title.options());
    int answers = 0;
    for (long number = 1; answers < ANSWERS; number++) {
      World<S> world = World.open(game, setup, new Seed.Number(number));
      SplittableRandom random = new SplittableRandom(number);
      for (; !world.state().over() && answers < ANSWERS; answers++) {
        Seat seat = world.state().next();
        Choices<?> choices = world.state().choices(seat);
        world = world.answer(seat, choices.at(random.nextInt(choices.size())));
        List<Event> found = around(world.news(), lesson);
        if (!found.isEmpty()) return found;
      }
    }
    return List.of();
  }

  /** Whether it is about the learner, or about all. */
  private static boolean isOwn(Event event) {
    Seat seat = event.beat().seat();
    return seat == null || LEARNER.is(seat);
  }

  /**
   * The event that shows it, with what led to it and what came of it; nothing if it is not there.
   */
  private static List<Event> around(List<Event> news, Lesson lesson) {
    Map<Event.At, Event.At> beginnings = new HashMap<>();
    List<Event> heard = new ArrayList<>();
    int at = -1;
    for (Event event : news) {
      Event.At cause = event.cause() == null ? null : beginnings.get(event.cause());
      beginnings.put(event.at(), cause == null ? event.at() : cause);
      if (!LEARNER.hears(event) || event.beat().kind() == Beat.Kind.END) continue;
      if (at < 0 && lesson.shows().contains(event.id()) && isOwn(event)) at = heard.size();
      heard.add(event);
    }
    if (at < 0) return List.of();
    Event.At beginning = beginnings.get(heard.get(at).at());
    List<Event> found = new ArrayList<>();
    for (int i = Math.max(0, at - BEFORE); i < Math.min(heard.size(), at + 1 + AFTER); i++) {
      if (Objects.equals(beginnings.get(heard.get(i).at()), beginning)) found.add(heard.get(i));
    }
    return found;
  }
}
