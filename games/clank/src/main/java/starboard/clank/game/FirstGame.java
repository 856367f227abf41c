package starboard.clank.game;

import java.util.List;
import starboard.kernel.game.Guide;
import starboard.kernel.game.Lesson;

/** The guided first game, against one bot. */
final class FirstGame {

  private FirstGame() {}

  /** Lessons in the order in which they come up. */
  static final Guide GUIDE =
      new Guide(
          2,
          10,
          35,
          List.of(
              Lesson.of("cards", "C4.2", new Lesson.Asked("ask.action")).showing("played"),
              Lesson.of("aim", "C3.1", new Lesson.Told("played")).showing(),
              Lesson.of("walk", "C10.1", new Lesson.Possible("walk")).showing("moved"),
              Lesson.of("row", "C7.1", new Lesson.Possible("acquire")).showing("acquired"),
              Lesson.of("noise", "C6.1", new Lesson.Told("noise")),
              Lesson.of("gap", "C15.1", new Lesson.Told("turn-ends")).showing("revealed"),
              Lesson.of(
                  "attack", "C16.1", new Lesson.Told("cubes-drawn"), new Lesson.Told("attack")),
              Lesson.of("secret", "C10.6", new Lesson.Asked("ask.secret")).showing("found"),
              Lesson.of("hack", "C12.1", new Lesson.Possible("hack")).showing("hacked"),
              Lesson.of("fight", "C8.1", new Lesson.Possible("fight")).showing("beaten"),
              Lesson.of("code", "C12.4", new Lesson.Told("code")),
              Lesson.of("steal", "C13.1", new Lesson.Told("stole")).showing(),
              Lesson.of("pod", "C18.1", new Lesson.Asked("ask.board"))));
}
