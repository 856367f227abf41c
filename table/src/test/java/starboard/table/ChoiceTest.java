package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Refusal;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.log.Entry;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** Stale, foreign and repeated choices. */
class ChoiceTest {

  private static void refused(String code, Runnable doing) {
    assertThatThrownBy(doing::run)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  @Test
  void theSameChoiceTwiceIsAppliedOnceAndAcknowledgedTwice() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      Party.Question question = party.questions().getFirst();
      Command.Choose choice =
          new Command.Choose(
              question.seat(), question.decision(), question.options().getFirst(), 1);
      Keys keys = party.keys(question.seat());
      CompletableFuture<Receipt> once = party.table.order(keys, choice);
      CompletableFuture<Receipt> twice = party.table.order(keys, choice);
      assertThat(twice.join()).isEqualTo(once.join());
      assertThat(party.<Long>look(ChoiceTest::persons)).isEqualTo(1);
    }
  }

  private static long persons(TableState<?> position) {
    return position.recent().stream()
        .filter(
            line ->
                line.entry() instanceof Entry.Answered answered && answered.by() == Entry.By.PERSON)
        .count();
  }

  @Test
  void anAnsweredQuestionIsNotAnsweredDifferently() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Party.Question question = party.questions().getFirst();
      party.choose(question, 0);
      refused("stale-decision", () -> party.choose(question, 1));
    }
  }

  @Test
  void aChoiceMadeBeforeAnUndoWasSeenIsStaleThoughItsNumberIsOpenAgain() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Party.Question question = party.questions().getFirst();
      int seat = question.seat();
      party.choose(question, 0);
      party.order(seat, new Command.Back(seat));
      int request = party.request();
      if (request > 0) party.order(1 - seat, new Command.Agree(1 - seat, request));
      assertThat(party.questions().getFirst().decision()).isEqualTo(question.decision());
      refused("stale-decision", () -> party.choose(question, 0));
      party.choose(party.questions().getFirst(), 0);
    }
  }

  @Test
  void nobodyChoosesForAnotherSeat() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Party.Question question = party.questions().getFirst();
      int other = 1 - question.seat();
      String option = question.options().getFirst();
      Command forged = new Command.Choose(question.seat(), question.decision(), option, 1);
      refused("not-your-seat", () -> party.order(other, forged));
      refused("not-your-seat", () -> Party.joined(party.table.order(Keys.NONE, forged)));
      assertThat(party.<Integer>look(TableState::entry)).isEqualTo(1);
    }
  }

  @Test
  void nonsenseIsRefusedAndNothingChanges() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Party.Question question = party.questions().getFirst();
      int seat = question.seat();
      int number = question.decision();
      int other = 1 - seat;
      refused(
          "unknown-choice",
          () -> party.order(seat, new Command.Choose(seat, number, "no:such", 1)));
      refused(
          "stale-decision",
          () -> party.order(seat, new Command.Choose(seat, number + 7, "pass", 1)));
      refused("bad-request", () -> party.order(seat, new Command.Choose(9, number, "pass", 1)));
      if (party.questions().size() == 1) {
        refused(
            "not-your-decision",
            () -> party.order(other, new Command.Choose(other, number, "pass", 1)));
      }
      refused(
          "unknown-choice", () -> party.order(seat, new Command.Shortcut(seat, number, "all", 1)));
      assertThat(party.<Integer>look(TableState::entry)).isEqualTo(1);
    }
  }

  @Test
  void aPausedGameTakesNoChoicesUntilItIsResumed() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      Party.Question question = party.questions().getFirst();
      party.order(1 - question.seat(), new Command.Pause());
      refused("paused", () -> party.choose(question, 0));
      refused("paused", () -> party.order(0, new Command.Pause()));
      party.order(0, new Command.Resume());
      party.choose(question, 0);
    }
  }

  @Test
  void watchersHearEveryEntryInOrder() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      Heard heard = new Heard();
      party.table.watch(heard).join();
      party.play(40);
      List<Integer> numbers = heard.numbers();
      for (int i = 0; i < numbers.size(); i++) assertThat(numbers.get(i)).isEqualTo(i + 2);
      assertThat(numbers).hasSizeGreaterThanOrEqualTo(40);
    }
  }
}
