package starboard.kernel.game;

import java.util.List;

/**
 * A first game with somebody who explains: the same start for everybody, and lessons told when they
 * are needed.
 *
 * @param players how many play; behind the first seat sit bots
 * @param seed the number that chance grows from
 * @param minutes how long it takes somebody who reads everything
 */
public record Guide(int players, long seed, int minutes, List<Lesson> lessons) {
  public Guide {
    lessons = List.copyOf(lessons);
  }

  /** The lesson of that name. */
  public Lesson lesson(String id) {
    for (Lesson lesson : lessons) if (lesson.id().equals(id)) return lesson;
    throw new IllegalArgumentException("no lesson " + id);
  }
}
