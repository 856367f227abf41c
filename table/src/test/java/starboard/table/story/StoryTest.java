package starboard.table.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.table.Chronicle;

/** What is found in a small game that was told. */
class StoryTest {

  private static final Seat ONE = Seat.ONE;
  private static final Seat TWO = Seat.of(1);

  private final List<Chronicle.Step> steps = new ArrayList<>();

  /** The next step, in which that happened; nothing brought it about. */
  private StoryTest step(Beat... beats) {
    List<Event> events = new ArrayList<>();
    for (Beat beat : beats) events.add(event("event-" + steps.size(), Seats.EVERYONE, beat));
    steps.add(new Chronicle.Step(steps.size() + 1, ONE, events));
    return this;
  }

  private Event event(String key, Seats seats, Beat beat) {
    Event.At at = new Event.At(steps.size(), 0);
    return new Event(Text.of(key), seats, beat, at, new Event.At(0, 0));
  }

  private StoryTest round() {
    Event begins =
        new Event(
            Text.of("round"),
            Seats.EVERYONE,
            Beat.of(Beat.Kind.MOVE),
            new Event.At(steps.size(), 0),
            null);
    steps.add(new Chronicle.Step(steps.size() + 1, null, List.of(begins)));
    return this;
  }

  private Story story(boolean over) {
    return new Story(new Chronicle(steps), over);
  }

  private static Beat roll(int face, int hit, int of) {
    return Beat.of(Beat.Kind.ROLL)
        .shows(new Beat.Face("die", face, Text.of("face-" + face)))
        .odds(hit, of);
  }

  private static Beat wound(Seat seat) {
    return Beat.of(Beat.Kind.WOUND, "X1.1").seat(seat);
  }

  @Test
  void momentsAreFoundByThemselves() {
    Text encounter = Text.of("encounter");
    step(Beat.of(Beat.Kind.ROLL).step(encounter, 1, 2, null));
    step(Beat.of(Beat.Kind.ROLL).step(encounter, 1, 2, null));
    step(wound(ONE)).step(wound(ONE)).step(wound(ONE).held()).step(wound(TWO));
    step(roll(1, 1, 10)).step(roll(2, 5, 10));
    step(Beat.of(Beat.Kind.GAIN).seat(TWO));
    step(Beat.of(Beat.Kind.END).seat(ONE)).step(Beat.of(Beat.Kind.END).seat(ONE));
    List<String> found =
        story(true).moments().stream().map(one -> one.step() + " " + one.why()).toList();
    assertThat(found)
        .containsExactly("0 FIRST", "2 HURT", "4 HURT", "5 HURT", "6 RARE", "8 GAIN", "10 END");
    assertThat(story(false).moments()).noneMatch(one -> one.why() == Moment.Why.END);
  }

  @Test
  void muchLostAtOnceIsASwing() {
    for (int life : new int[] {40, 38, 25, 24}) {
      step(Beat.of(Beat.Kind.MOVE).seat(ONE).shows(new Beat.Tally(Text.of("life"), life, 40)));
    }
    assertThat(story(true).moments()).singleElement().matches(one -> one.step() == 2);
    assertThat(story(true).courses())
        .singleElement()
        .matches(
            course ->
                course
                    .points()
                    .equals(
                        List.of(
                            new Story.Point(0, 40),
                            new Story.Point(1, 38),
                            new Story.Point(2, 25),
                            new Story.Point(3, 24))));
  }

  @Test
  void whatHappenedIsCountedRoundByRound() {
    round().step(wound(ONE), wound(TWO)).round().step(roll(1, 1, 2)).step(wound(ONE));
    Story story = story(true);
    assertThat(story.chapters()).extracting(Story.Chapter::step).containsExactly(0, 2);
    assertThat(story.counts().get(Beat.Kind.WOUND)).containsExactly(2, 1);
    assertThat(story.counts().get(Beat.Kind.ROLL)).containsExactly(0, 1);
    assertThat(story.counts()).doesNotContainKey(Beat.Kind.APPEAR);
    assertThat(story.harm()).containsExactly(new Story.Source("X1.1", 3));
    assertThat(story.danger(5)).containsExactly(0, 100, 0, 0, 50);
  }

  @Test
  void chanceIsHeldAgainstWhatWasToBeExpected() {
    for (int i = 0; i < 9; i++) step(roll(0, 1, 2));
    for (int i = 0; i < 3; i++) step(roll(1, 1, 6));
    Luck die = story(true).luck().getFirst();
    assertThat(die.rolls()).isEqualTo(12);
    assertThat(die.faces().getFirst().seen()).isEqualTo(9);
    assertThat(die.faces().getFirst().expected()).isEqualTo(6);
    assertThat(die.faces().getFirst().usual()).isCloseTo(Math.sqrt(3), within(1e-9));
    assertThat(die.faces().getLast().expected()).isCloseTo(2, within(1e-9));
  }

  @Test
  void nobodyIsToldWhatOthersHeardAlone() {
    Event secret = event("secret", Seats.of(TWO), wound(TWO).held());
    steps.add(new Chronicle.Step(1, TWO, List.of(secret)));
    Chronicle all = new Chronicle(steps);
    assertThat(new Story(all.heardBy(Viewer.of(ONE)), true).moments()).isEmpty();
    assertThat(new Story(all.heardBy(Viewer.of(TWO)), true).moments()).hasSize(1);
    assertThat(new Story(all.heardBy(Viewer.ALL), true).moments()).hasSize(1);
  }
}
