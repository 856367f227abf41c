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
import starboard.table.history.Chronicle;

/** What is found in a small game that was told. */
class StoryTest {

  private static final Seat ONE = Seat.ONE;
  private static final Seat TWO = Seat.of(1);

  private final List<Chronicle.Step> steps = new ArrayList<>();

  /** The next step, in which that happened; nothing brought it about. */
  private StoryTest step(Beat... beats) {
    List<Event> events = new ArrayList<>();
    for (Beat beat : beats) events.add(event("event-" + steps.size(), Seats.EVERYONE, beat));
    steps.add(new Chronicle.Step(steps.size() + 1, ONE, events, List.of()));
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
    steps.add(new Chronicle.Step(steps.size() + 1, null, List.of(begins), List.of()));
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
    assertThat(story.counts())
        .containsExactly(new Story.Count(null, Beat.Kind.WOUND, "X1.1", List.of(2, 1)));
    assertThat(story.harm())
        .containsExactly(new Story.Source("X1.1", ONE, 2), new Story.Source("X1.1", TWO, 1));
    assertThat(story.danger(5)).containsExactly(0, 100, 0, 0, 50);
  }

  @Test
  void proceduresAreCountedWhereTheyBegin() {
    Text encounter = Text.of("encounter");
    round().step(Beat.of(Beat.Kind.REVEAL).step(encounter, 1, 2, null));
    step(Beat.of(Beat.Kind.REVEAL).step(encounter, 2, 2, null));
    round().step(Beat.of(Beat.Kind.REVEAL).step(encounter, 1, 2, null));
    assertThat(story(true).counts())
        .containsExactly(new Story.Count(encounter, Beat.Kind.REVEAL, null, List.of(1, 1)));
  }

  /** Plays that begin nothing again are no chapters; where there are no rounds turns are. */
  @Test
  void turnsAreTheChaptersOfAGameWithoutRounds() {
    for (int turn = 0; turn < 3; turn++) {
      Beat begins = Beat.of(Beat.Kind.SAY).seat(Seat.of(turn % 2));
      Event told = new Event(Text.of("turn"), Seats.EVERYONE, begins, new Event.At(0, 0), null);
      Event plays = new Event(Text.of("play"), Seats.EVERYONE, begins, new Event.At(0, 0), null);
      steps.add(new Chronicle.Step(turn + 1, ONE, List.of(told, plays), List.of(turn, 7)));
    }
    assertThat(story(true).chapters()).hasSize(3);
    assertThat(story(true).chapters())
        .extracting(Story.Chapter::name)
        .containsOnly(Text.of("turn"));
    assertThat(story(true).points())
        .containsExactly(List.of(0, 7), List.of(1, 7), List.of(2, 7), List.of(2, 7));
  }

  private static Beat drawn(Text from, int red, int redDrawn, int blue, int blueDrawn) {
    return Beat.of(Beat.Kind.DRAW)
        .shows(
            new Beat.Stock(
                from,
                List.of(
                    new Beat.Share(Text.of("red"), red, redDrawn),
                    new Beat.Share(Text.of("blue"), blue, blueDrawn))));
  }

  /** Two of four cubes, drawn together, and two again: expectation and spread by hand. */
  @Test
  void chanceIsHeldAgainstWhatWasToBeExpected() {
    Text bag = Text.of("bag");
    step(drawn(bag, 2, 2, 2, 0)).step(drawn(bag, 1, 0, 3, 2));
    step(drawn(Text.of("deck"), 0, 0, 0, 0));
    Luck luck = story(true).luck().getFirst();
    assertThat(luck.name()).isEqualTo(bag);
    assertThat(luck.draws()).isEqualTo(4);
    Luck.Kind red = luck.kinds().getFirst();
    assertThat(red.seen()).isEqualTo(2);
    assertThat(red.expected()).isCloseTo(1 + 0.5, within(1e-9));
    // 2 x 1/2 x 1/2 x 2/3 of the first draw, 2 x 1/4 x 3/4 x 2/3 of the second
    assertThat(red.usual()).isCloseTo(Math.sqrt(1.0 / 3 + 0.25), within(1e-9));
    assertThat(luck.kinds().getLast().seen()).isEqualTo(2);
  }

  @Test
  void whoGotToKnowWhatIsTold() {
    Event seen = event("engine works", Seats.of(TWO), Beat.of(Beat.Kind.REVEAL));
    Event drew = event("drew", Seats.of(TWO), Beat.of(Beat.Kind.DRAW));
    Event open = event("open", Seats.EVERYONE, Beat.of(Beat.Kind.REVEAL));
    Event again = event("engine works", Seats.of(ONE), Beat.of(Beat.Kind.REVEAL));
    steps.add(new Chronicle.Step(1, TWO, List.of(seen, drew, open), List.of()));
    steps.add(new Chronicle.Step(2, ONE, List.of(again, seen), List.of()));
    assertThat(story(true).secrets())
        .containsExactly(
            new Story.Secret(Text.of("engine works"), java.util.Map.of(TWO, 0, ONE, 1)));
  }

  @Test
  void nobodyIsToldWhatOthersHeardAlone() {
    Event secret = event("secret", Seats.of(TWO), wound(TWO).held());
    steps.add(new Chronicle.Step(1, TWO, List.of(secret), List.of()));
    Chronicle all = new Chronicle(steps);
    assertThat(new Story(all.heardBy(Viewer.of(ONE)), true).moments()).isEmpty();
    assertThat(new Story(all.heardBy(Viewer.of(TWO)), true).moments()).hasSize(1);
    assertThat(new Story(all.heardBy(Viewer.ALL), true).moments()).hasSize(1);
  }
}
