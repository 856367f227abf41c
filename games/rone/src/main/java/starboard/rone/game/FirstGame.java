package starboard.rone.game;

import java.util.List;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;

/** The guided first game: a duel against a bot. */
final class FirstGame {

  private FirstGame() {}

  /** Lessons in the order in which they come up. */
  static final Guide GUIDE =
      new Guide(
          2,
          112,
          35,
          List.of(
              Lesson.of("leader", "R11.2", new Lesson.Asked("choose-leader")),
              Lesson.of(
                      "compensation",
                      "R10.1",
                      new Lesson.Asked("choose-compensation"),
                      new Lesson.Told("first-player"))
                  .showing(),
              Lesson.of("draw", "R8.2", new Lesson.Asked("choose-draw")).showing("you-drew"),
              Lesson.of("dice", "R4.1", new Lesson.Asked("choose-action")).showing("rolled"),
              Lesson.of("play", "R8.4.3", new Lesson.Possible("play")).showing("plays"),
              Lesson.of("reroll", "R8.4.6", new Lesson.Possible("reroll")).showing("rerolled"),
              Lesson.of("base", "R5.2", new Lesson.Possible("activate")).showing("set-off"),
              Lesson.of("damage", "R9.1", new Lesson.Told("hit")),
              Lesson.of("parts", "R8.8", new Lesson.Asked("choose-parts")).showing("parts-gained"),
              Lesson.of("recruit", "R6.1", new Lesson.Asked("choose-recruit")).showing("recruited"),
              Lesson.of("screw", "R6.2", new Lesson.Asked("choose-screw")).showing("screw-placed"),
              Lesson.of("store", "R3.5", new Lesson.Asked("choose-store")).showing("stored"),
              Lesson.of("reshuffle", "R7.1", new Lesson.Told("reshuffles"))));
}
