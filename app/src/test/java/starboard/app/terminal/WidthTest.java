package starboard.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/** Text fits the terminal. */
class WidthTest {

  private static final String LONG = "You walk on until somebody or something bars your way.";

  private static Session session(int width) {
    Io io = Nobody.IO;
    Io narrow =
        new Io(
            io.bytesIn(),
            io.bytesOut(),
            io.in(),
            io.out(),
            io.err(),
            io.folder(),
            false,
            width,
            false);
    return new Session(narrow, Games.of(List.of()), Language.EN);
  }

  @ParameterizedTest
  @CsvSource({"80, 80", "60, 60", "200, 80", "9, 40", "0, 40", "wide, 80", ", 80", "-3, 80"})
  void itIsThatOfTheTerminalWithinReason(String columns, int width) {
    assertThat(Io.width(columns)).isEqualTo(width);
  }

  @Test
  void aQuestionFitsAndSaysOnceWhatSeveralOptionsDo() {
    Option one = Option.of("one", Text.of("Go left")).explained(Text.of(LONG));
    Option two = Option.of("two", Text.of("Go right")).explained(Text.of(LONG));
    Option three = Option.of("three", Text.of("Stay")).explained(Text.of("Rest."));
    Option four = Option.of("four", Text.of("Sleep")).explained(Text.of("Rest."));
    Decision decision =
        new Decision(
            1,
            Seat.ONE,
            Text.of("Where to?"),
            Text.of("A turn"),
            null,
            false,
            List.of(one, two, three, four),
            List.of(),
            List.of());
    SceneText text = new SceneText(session(40), (said, _) -> said.key(), Seat.ONE);
    Lines lines = text.lines();
    text.question(lines, 0, new Question(decision, Set.of("two")));
    assertThat(lines.toString())
        .isEqualTo(
            """
            Where to? [A turn]
              1. Go left – You walk on until
                  somebody or something bars your
                  way.
              2. Go right (!) – as 1
              3. Stay – Rest.
              4. Sleep – Rest.
              (!) after this undo may need
                  everybody's consent
            """);
  }
}
