package starboard.kernel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Peek;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Text;

/** Who has seen what. */
class KnowledgeTest {

  private final Toy s = new Toy(3, Hooks.none());
  private final List<String> seen = new ArrayList<>();

  private void listen() {
    s.listen(
        new Listener<>() {
          @Override
          public void saw(Toy table, int thing, Seats seats) {
            seen.add(Thing.number(thing) + " by " + seats.size());
          }
        });
  }

  @Test
  void aLookIsRememberedWhereTheThingLies() {
    listen();
    int card = s.show(Thing.faceDown(5), Seats.of(TWO));
    assertThat(Thing.seenBy(card)).isEqualTo(Seats.of(TWO));
    assertThat(Thing.seenBy(s.show(card, Seats.of(ONE)))).isEqualTo(Seats.of(ONE, TWO));
    assertThat(seen).containsExactly("5 by 1", "5 by 1");
  }

  @Test
  void lookingAgainShowsNothingNew() {
    listen();
    int card = s.show(Thing.faceUp(5), Seats.of(TWO));
    assertThat(card).isEqualTo(Thing.faceUp(5));
    assertThat(seen).isEmpty();
  }

  @Test
  void aPileIsShownThingByThing() {
    listen();
    Pile shown = s.show(Pile.of(Thing.faceDown(1), Thing.faceUp(2)), Seats.of(ONE));
    assertThat(Thing.isSeenBy(shown.at(0), ONE)).isTrue();
    assertThat(shown.at(1)).isEqualTo(Thing.faceUp(2));
    assertThat(seen).containsExactly("1 by 1");
  }

  @Test
  void aShuffleWipesAll() {
    s.reds = s.show(s.reds, Seats.EVERYONE);
    s.reds = s.shuffle(Toy.Chance.CARDS, s.reds);
    for (int i = 0; i < s.reds.size(); i++)
      assertThat(Thing.seenBy(s.reds.at(i))).isEqualTo(Seats.NONE);
  }

  @Test
  void aSecretChoiceIsFollowedOnlyBySome() {
    Pile both = s.show(Pile.of(1, 2), Seats.of(ONE, TWO));
    Pile left = State.followed(both.without(0), Seats.of(TWO));
    int taken = State.followed(both.at(0), Seats.of(TWO, THREE));
    assertThat(Thing.seenBy(left.at(0))).isEqualTo(Seats.of(TWO));
    assertThat(Thing.seenBy(taken)).isEqualTo(Seats.of(TWO));
  }

  @Test
  void theTableKnowsWhoKnowsAComponent() {
    Toy played = ToyGame.play(new Peek(TWO));
    int card = played.reds.number(Toy.REDS - 1);
    assertThat(played.onlookers(card)).isEqualTo(Seats.of(TWO));
    assertThat(played.knows(TWO, card)).isTrue();
    assertThat(played.knows(ONE, card)).isFalse();
    assertThat(played.knows(TWO, Toy.REDS)).isFalse();
  }

  @Test
  void viewersSeeWhatTheirEyesHaveSeen() {
    int peeked = s.show(Thing.faceDown(1), Seats.of(TWO));
    int open = Thing.faceUp(2);
    assertThat(Viewer.of(TWO).sees(peeked)).isTrue();
    assertThat(Viewer.of(ONE).sees(peeked)).isFalse();
    assertThat(Viewer.PUBLIC.sees(peeked)).isFalse();
    assertThat(Viewer.PUBLIC.sees(s.show(peeked, Seats.table(Seat.MOST)))).isFalse();
    assertThat(Viewer.ALL.sees(Thing.faceDown(1))).isTrue();
    assertThat(Viewer.of(ONE).sees(open)).isTrue();
    assertThat(Viewer.PUBLIC.sees(open)).isTrue();
  }

  @Test
  void viewersHearWhatTheyMayKnow() {
    Event secret = new Event(Text.of("secret"), Seats.of(TWO), Beat.SAID, new Event.At(0, 0), null);
    Event open = new Event(Text.of("open"), Seats.EVERYONE, Beat.SAID, new Event.At(0, 0), null);
    Event players =
        new Event(Text.of("players"), Seats.table(Seat.MOST), Beat.SAID, new Event.At(0, 0), null);
    assertThat(Viewer.of(TWO).hears(secret)).isTrue();
    assertThat(Viewer.of(ONE).hears(secret)).isFalse();
    assertThat(Viewer.PUBLIC.hears(secret)).isFalse();
    assertThat(Viewer.PUBLIC.hears(players)).isFalse();
    assertThat(Viewer.PUBLIC.hears(open)).isTrue();
    assertThat(Viewer.ALL.hears(secret)).isTrue();
  }

  @Test
  void viewersSitSomewhereOrNowhere() {
    assertThat(Viewer.of(ONE).is(ONE)).isTrue();
    assertThat(Viewer.of(ONE).is(TWO)).isFalse();
    assertThat(Viewer.PUBLIC.is(ONE)).isFalse();
    assertThat(Viewer.ALL.is(TWO)).isTrue();
  }

  @Test
  void notesBelongToTheirSeatOldestFirst() {
    s.note(ONE, Text.of("first"));
    s.note(TWO, Text.of("private"));
    s.note(ONE, Text.of("second"));
    assertThat(s.notes(ONE)).containsExactly(Text.of("first"), Text.of("second"));
    assertThat(s.notes(TWO)).containsExactly(Text.of("private"));
    assertThat(s.notes(THREE)).isEmpty();
  }

  @Test
  void notesOfACopyAreItsOwn() {
    s.note(ONE, Text.of("first"));
    Toy copy = s.copy();
    copy.note(ONE, Text.of("second"));
    assertThat(s.notes(ONE)).hasSize(1);
    assertThat(copy.notes(ONE)).hasSize(2);
  }
}
