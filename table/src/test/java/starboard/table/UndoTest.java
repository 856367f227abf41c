package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Roster;
import starboard.table.command.Claim;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.log.Logged;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** Going back, alone and by consent. */
class UndoTest {

  @Test
  void everyAnswerCanBeTakenBackFreelyOrByConsentAndNothingIsRolledAnew() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      int free = 0;
      int asked = 0;
      for (int i = 0; i < 60 && !party.questions().isEmpty(); i++) {
        String before = party.views();
        Party.Question question = party.questions().getFirst();
        int seat = question.seat();
        party.choose(question, i % question.options().size());
        if (party.is(TableState::over)) break;
        String after = party.views();
        party.order(seat, new Command.Back(seat));
        int request = party.request();
        if (request == 0) free++;
        else asked++;
        if (request > 0) agree(party, request, seat);
        assertThat(party.views()).isEqualTo(before);
        Party.Question again = party.questions().getFirst();
        party.choose(again, i % again.options().size());
        assertThat(party.views()).isEqualTo(after);
      }
      assertThat(free).isPositive();
      assertThat(asked).isPositive();
    }
  }

  private static void agree(Party party, int request, int by) {
    for (int other = 0; other < 3; other++) {
      if (other != by) party.order(other, new Command.Agree(other, request));
    }
  }

  @Test
  void undoneAnswersStayInTheLogMarked() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(6);
      String before = party.views();
      int entry = party.look(TableState::entry);
      party.play(6);
      party.order(0, new Command.Undo(0, entry));
      party.order(1, new Command.Agree(1, party.request()));
      assertThat(party.views()).isEqualTo(before);
      List<Line> lines = party.look(TableState::recent);
      for (Line line : lines) {
        boolean answer = line.entry() instanceof Entry.Answered;
        assertThat(line.undone()).isEqualTo(answer && line.number() > entry);
      }
    }
  }

  @Test
  void oneRefusalIsEnough() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      party.play(12);
      String before = party.views();
      party.order(0, new Command.Undo(0, 1));
      int id = party.request();
      party.order(1, new Command.Agree(1, id));
      assertThatThrownBy(() -> party.order(1, new Command.Agree(1, id)))
          .isInstanceOf(Refusal.class);
      party.order(2, new Command.Refuse(2, id));
      assertThat(party.is(p -> p.request() == null)).isTrue();
      assertThat(party.views()).isEqualTo(before);
    }
  }

  @Test
  void botsAgreeSoOneAmongThemGoesBackAtOnce() {
    List<NewTable.Wanted> seats =
        List.of(
            new NewTable.Wanted.Here("Ada"),
            new NewTable.Wanted.Robot("", Roster.RANDOM),
            new NewTable.Wanted.Robot("", Roster.RANDOM));
    try (Party party = Party.of(Party.tables(new MemoryStore()), seats)) {
      for (int i = 0; i < 5; i++) Bots.answer(party, 0);
      Bots.waitFor(party, 0);
      party.order(0, new Command.Undo(0, 1));
      assertThat(party.is(p -> p.request() == null)).isTrue();
      assertThat(party.is(p -> p.recent().stream().anyMatch(UndoTest::isUndo))).isTrue();
      Bots.waitFor(party, 0);
    }
  }

  /** Who is away for good cannot agree: what was answered before the bot came stays. */
  @Test
  void aBotTheHostSetInAPersonsPlaceDoesNotAgreeForThem() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(6);
      int before = party.look(TableState::entry);
      Keys host = Keys.of(party.host);
      party.table.order(host, new Command.Hand(1, Roster.RANDOM)).join();
      Bots.waitFor(party, 0);
      party.order(0, new Command.Undo(0, before - 3));
      assertThat(party.<List<Integer>>look(TableState::waiting)).containsExactly(1);
      party.order(1, new Command.Agree(1, party.request()));
      assertThat(party.is(p -> p.recent().stream().anyMatch(UndoTest::isUndo))).isTrue();
    }
  }

  @Test
  void whatWasAnsweredSinceTheBotCameIsTakenBackWithoutThePerson() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Keys host = Keys.of(party.host);
      party.table.order(host, new Command.Hand(1, Roster.RANDOM)).join();
      int since = party.look(TableState::entry);
      for (int i = 0; i < 3; i++) Bots.answer(party, 0);
      assertThat(Bots.haveAnswered(party)).isTrue();
      party.order(0, new Command.Undo(0, since));
      assertThat(party.request()).isZero();
      assertThat(party.is(p -> p.recent().stream().anyMatch(UndoTest::isUndo))).isTrue();
    }
  }

  @Test
  void aBotAgreesForWhoeverHandedTheSeatOver() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(6);
      Keys host = Keys.of(party.host);
      party.table.order(host, new Command.Hand(1, Roster.RANDOM)).join();
      party.order(1, new Command.Hand(1, Roster.RANDOM));
      Bots.waitFor(party, 0);
      party.order(0, new Command.Undo(0, 1));
      assertThat(party.request()).isZero();
    }
  }

  /** Who re-issues a seat could sit there and agree. */
  @Test
  void nobodyGoesBackBehindTheReissueOfASeat() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(6);
      party.order(0, new Command.Undo(0, 1));
      Keys host = Keys.of(party.host);
      Receipt receipt = party.table.order(host, new Command.Reissue(1)).join();
      assertThat(party.request()).as("the request that was open").isZero();
      Claim claim =
          party.table.claim(Secret.of(String.valueOf(receipt.given())), "Somebody else").join();
      assertThatThrownBy(() -> party.order(0, new Command.Undo(0, 1)))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("undo-walled");
      Party.Question next = party.questions().getFirst();
      Keys asked = next.seat() == 0 ? party.keys(0) : Keys.of(claim.secret());
      party.choose(asked, next, 0);
      party.order(0, new Command.Undo(0, claim.entry()));
      assertThat(party.<List<Integer>>look(TableState::waiting)).containsExactly(1);
    }
  }

  private static boolean isUndo(Line line) {
    return line.entry() instanceof Entry.Undone;
  }

  @Test
  void theBackButtonTellsWhatItWouldDo() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Party.Question question = party.questions().getFirst();
      Seat seat = Seat.of(question.seat());
      assertThat(party.<TableState.Back>look(p -> p.back(seat))).isEqualTo(TableState.Back.NOTHING);
      party.choose(question, 0);
      assertThat(party.<TableState.Back>look(p -> p.back(seat)))
          .isNotEqualTo(TableState.Back.NOTHING);
    }
  }

  @Test
  void aFinishedGameIsNotTakenBack() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(10_000);
      assertThatThrownBy(() -> party.order(0, new Command.Back(0)))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("over");
    }
  }

  /** An answer the table gave may end the game while somebody asks to go back. */
  @Test
  void aRequestEndsWithTheGame() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.play(3);
      assertThat(party.is(p -> afterTheEnd(p).request() == null)).isTrue();
    }
  }

  private static TableState<?> afterTheEnd(TableState<?> position) {
    int next = position.entry() + 1;
    Entry asked = new Entry.UndoAsked(0, 1);
    Entry closed = new Entry.Closed(List.of(), position.opened().seed());
    return position
        .after(new Logged(next, Instant.EPOCH, asked))
        .after(new Logged(next + 1, Instant.EPOCH, closed));
  }
}
