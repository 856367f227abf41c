package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Coaching;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** Who may be helped, and with what. */
class CoachTest {

  private static final List<NewTable.Wanted> TWO =
      List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Ben"));

  private static Party party() {
    return Party.of(Party.tables(new MemoryStore()), TWO);
  }

  private static void isRefused(Runnable deed, String code) {
    assertThatThrownBy(deed::run)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  @Test
  void nobodyIsHelpedBeforeTheHostAllowsIt() {
    try (Party party = party()) {
      int seat = party.questions().getFirst().seat();
      isRefused(() -> Party.joined(party.table.coach(party.keys(seat), seat)), "no-hints");
      isRefused(() -> party.order(1, new Command.Hints(true)), "host-only");
      party.order(0, new Command.Hints(true));
      assertThat(party.table.read(TableState::hints).join()).isTrue();
      Coaching coaching = Party.joined(party.table.coach(party.keys(seat), seat));
      Party.Question asked = party.questions().getFirst();
      assertThat(coaching.decision()).isEqualTo(asked.decision());
      assertThat(asked.options()).contains(coaching.hints().getFirst().option());
      assertThat(coaching.lesson()).isNull();
      party.order(0, new Command.Hints(false));
      isRefused(() -> Party.joined(party.table.coach(party.keys(seat), seat)), "no-hints");
    }
  }

  /** A hint is from what a seat may know: only its own person may ask for it. */
  @Test
  void nobodyAsksForTheHintsOfAnother() {
    try (Party party = party()) {
      party.order(0, new Command.Hints(true));
      int seat = party.questions().getFirst().seat();
      Keys other = party.keys(1 - seat);
      isRefused(() -> Party.joined(party.table.coach(other, seat)), "not-your-seat");
      while (party.questions().size() > 1) party.choose(party.questions().getFirst(), 0);
      int asked = party.questions().getFirst().seat();
      isRefused(
          () -> Party.joined(party.table.coach(party.keys(1 - asked), 1 - asked)),
          "not-your-decision");
    }
  }

  @Test
  void thereAreNoLessonsWithoutAGuide() {
    try (Party party = party()) {
      isRefused(() -> party.order(0, new Command.Learn(0, "turn")), "bad-request");
      isRefused(() -> Party.joined(party.tables.guided("demo", "demo", "G", "Ada")), "no-guide");
    }
  }

  @Test
  void theSameQuestionHasTheSameHints() {
    try (Party party = party()) {
      party.order(0, new Command.Hints(true));
      int seat = party.questions().getFirst().seat();
      Coaching once = Party.joined(party.table.coach(party.keys(seat), seat));
      assertThat(Party.joined(party.table.coach(party.keys(seat), seat))).isEqualTo(once);
    }
  }
}
