package starboard.kernel.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** What was drawn is handed on where it would come out the same, and nowhere else. */
class SketchbookTest {

  private static final Viewer ONE = Viewer.of(Seat.ONE);
  private static final Viewer TWO = Viewer.of(Seat.TWO);

  private final Sketchbook book = new Sketchbook();

  /** The numbers of the things that viewer sees; a list of its own each time it is drawn. */
  private List<Integer> seen(Viewer eyes, Pile pile) {
    Viewer viewer = book.lookedThroughBy(eyes);
    return viewer.drawn("pile", pile, () -> faces(viewer, pile));
  }

  private static List<Integer> faces(Viewer viewer, Pile pile) {
    List<Integer> faces = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) if (viewer.sees(pile.at(i))) faces.add(pile.number(i));
    return faces;
  }

  @Test
  void whoSeesTheSameIsHandedTheSame() {
    Pile pile = Pile.of(Thing.faceUp(7), Thing.faceDown(8));
    List<Integer> drawn = seen(ONE, pile);
    assertThat(drawn).containsExactly(7);
    assertThat(seen(TWO, pile)).isSameAs(drawn);
    assertThat(seen(Viewer.PUBLIC, pile)).isSameAs(drawn);
    assertThat(seen(ONE, Pile.of(Thing.faceUp(7), Thing.faceDown(8)))).isSameAs(drawn);
  }

  @Test
  void whoSeesLessIsNotHandedWhatAnotherSees() {
    Pile pile = Pile.of(Thing.faceUp(7), Thing.seenAlsoBy(8, Seats.of(Seat.ONE)));
    List<Integer> own = seen(ONE, pile);
    assertThat(own).containsExactly(7, 8);
    assertThat(seen(TWO, pile)).containsExactly(7);
    assertThat(seen(Viewer.PUBLIC, pile)).containsExactly(7);
    assertThat(seen(ONE, pile)).isSameAs(own);
    assertThat(seen(Viewer.ALL, pile)).containsExactly(7, 8);
  }

  @Test
  void whatIsDrawnFromSomethingElseIsDrawnAnew() {
    assertThat(seen(ONE, Pile.of(Thing.faceUp(7)))).containsExactly(7);
    assertThat(seen(ONE, Pile.of(Thing.faceUp(9)))).containsExactly(9);
    assertThat(seen(TWO, Pile.of(Thing.faceUp(9)))).containsExactly(9);
  }

  @Test
  void whatHoldsADrawingHangsOnAllThatThisWasAsked() {
    Pile pile = Pile.of(Thing.seenAlsoBy(8, Seats.of(Seat.ONE)));
    seen(ONE, pile);
    assertThat(outer(ONE, pile)).containsExactly(List.of(8));
    assertThat(outer(TWO, pile)).containsExactly(List.of());
    assertThat(outer(ONE, pile)).containsExactly(List.of(8));
  }

  private List<List<Integer>> outer(Viewer eyes, Pile pile) {
    Viewer viewer = book.lookedThroughBy(eyes);
    return viewer.drawn(
        "outer",
        "always the same",
        () -> List.of(viewer.drawn("pile", pile, () -> faces(viewer, pile))));
  }

  @Test
  void whereSomebodySitsIsAskedToo() {
    for (Viewer eyes : List.of(ONE, TWO, Viewer.PUBLIC, Viewer.ALL, ONE)) {
      Viewer viewer = book.lookedThroughBy(eyes);
      assertThat(viewer.<Object>drawn("seat", "here", () -> String.valueOf(viewer.seat())))
          .isEqualTo(String.valueOf(eyes.seat()));
      assertThat(viewer.<Boolean>drawn("is", "here", () -> viewer.is(Seat.ONE)))
          .isEqualTo(eyes.is(Seat.ONE));
    }
  }
}
