package starboard.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/** What is shown again after an answer, and what the question mark finds. */
class ChangesTest {

  private static Label label(String name) {
    return Label.of(name, Text.of(name));
  }

  private static Widget.Region region(String name, int left) {
    return new Widget.Region(
        label(name),
        List.of(
            new Widget.Point(left, 0),
            new Widget.Point(left + 50, 0),
            new Widget.Point(left + 50, 100),
            new Widget.Point(left, 100)));
  }

  private static Widget.Node node(String name, int x) {
    return new Widget.Node(label(name), new Widget.Point(x, 50), List.of());
  }

  /** A pawn on a board of two halves, and a mat with two counters. */
  private static Scene scene(String pawnAt, int coins) {
    Label pawn = Label.of("pawn", Text.of("pawn"));
    return new Scene(
        List.of(
            new Widget.Map(
                label("ship").explained(Text.of("A corridor may hold an enemy.")),
                100,
                100,
                List.of(region("bow", 0), region("stern", 50)),
                List.of(node("bridge", 20), node("cabin", 30), node("engine", 80)),
                List.of(new Widget.Link(label("way"), "bridge", "engine", null, null, List.of())),
                List.of(new Widget.Piece(pawn, pawnAt, null, List.of()))),
            new Widget.Mat(
                label("mat"),
                Seat.ONE,
                List.of(
                    Widget.Counter.of(label("coins"), coins),
                    Widget.Counter.of(label("keys"), 1)))));
  }

  private static final Session SESSION = new Session(Nobody.IO, Games.of(List.of()), Language.EN);
  private static final SceneText TEXT = new SceneText(SESSION, (said, _) -> said.key(), Seat.ONE);

  @Test
  void atFirstEverythingIsShownByRegions() {
    assertThat(new Changes().of(scene("bridge", 3), TEXT))
        .isEqualTo(
            """
            ship – bow:
              - bridge: here: pawn; ways: engine
              - cabin
            ship – stern:
              - engine: ways: bridge
            mat (you):
              coins: 3
              keys: 1
            """);
  }

  @Test
  void laterOnlyPlacesAndThingsThatChanged() {
    Changes changes = new Changes();
    assertThat(changes.of(scene("bridge", 3), TEXT)).isNotEmpty();
    assertThat(changes.of(scene("bridge", 3), TEXT)).isEmpty();
    assertThat(changes.of(scene("engine", 4), TEXT))
        .isEqualTo(
            """
            ship – bow:
              - bridge: ways: engine
            ship – stern:
              - engine: here: pawn; ways: bridge
            mat (you):
              coins: 4
            """);
    changes.forget();
    assertThat(changes.of(scene("engine", 4), TEXT)).contains("keys: 1");
  }

  @Test
  void aThingIsFoundByItsNameOrByWhatIsSaidOfIt() {
    Explanations explanations = new Explanations(SESSION, TEXT, scene("bridge", 3));
    assertThat(explanations.of("Brid")).isEqualTo("bridge: here: pawn; ways: engine\n");
    assertThat(explanations.of("enemy")).isEqualTo("ship: A corridor may hold an enemy.\n");
    assertThat(explanations.of("dragon")).isNull();
  }

  @Test
  void anOptionSaysWhatItDoesUnlessItsThingDoes() {
    Decision decision =
        new Decision(
            1,
            Seat.ONE,
            Text.of("Where to?"),
            Text.of("A turn"),
            null,
            false,
            List.of(
                Option.of("go", Text.of("Go"), "bridge").explained(Text.of("here: pawn")),
                Option.of("end", Text.of("End")).explained(Text.of("Others play."))),
            List.of(),
            List.of());
    Question question = new Question(decision, Set.of("end"));
    Explanations explanations = new Explanations(SESSION, TEXT, scene("bridge", 3));
    assertThat(explanations.of(question, 1))
        .isEqualTo(
            """
              1. Go
                 bridge: here: pawn; ways: engine
              Asked by: A turn
              This can be taken back freely.
            """);
    assertThat(explanations.of(question, 2))
        .contains("End (!)\n     Others play.\n")
        .contains("undo may need everybody's consent after it.");
  }
}
