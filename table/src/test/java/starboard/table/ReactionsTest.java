package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import starboard.demo.DemoGame;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.table.command.Command;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.log.Reaction;
import starboard.table.secret.Keys;
import starboard.table.state.Chair;
import starboard.table.store.MemoryStore;

/** 13.2 Who is asked although there is nothing to choose, and who is not asked at all. */
class ReactionsTest {

  /** The question keys of the secret questions open now that have a single option. */
  private static List<String> loneSecrets(Party party) {
    return party
        .table
        .read(
            position -> {
              List<String> keys = new ArrayList<>();
              for (Seat seat : position.state().deciding()) {
                var decision = position.state().decision(seat);
                if (decision.secret() && decision.options().size() == 1) {
                  keys.add(decision.question().key());
                }
              }
              return keys;
            })
        .join();
  }

  private static List<String> playThrough(Party party) {
    List<String> keys = new ArrayList<>();
    boolean more = true;
    while (more) {
      keys.addAll(loneSecrets(party));
      more = party.play(1);
    }
    return keys;
  }

  private static List<Entry.Answered> automatic(Party party) {
    List<Entry.Answered> answers = new ArrayList<>();
    for (Logged logged : party.table.log()) {
      if (logged.entry() instanceof Entry.Answered answered && answered.by() == Entry.By.AUTO) {
        answers.add(answered);
      }
    }
    return answers;
  }

  @Test
  void usuallyNobodyIsAskedWithoutAChoiceAndTheTablesAnswersAreLogged() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      assertThat(playThrough(party)).isEmpty();
      assertThat(automatic(party)).isNotEmpty();
    }
  }

  @Test
  void whoeverWantsToBeAskedAlwaysIs() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      party.order(1, new Command.Reactions(1, Chair.ALL, Reaction.ALWAYS));
      assertThat(playThrough(party)).isNotEmpty();
      assertThat(automatic(party)).isNotEmpty().noneMatch(answer -> answer.seat() == 1);
    }
  }

  @Test
  void theHostMayHaveEverybodyAlwaysAsked() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      party.table.order(Keys.of(party.host), new Command.AlwaysAsk(true)).join();
      assertThat(playThrough(party)).isNotEmpty();
      long later = automatic(party).stream().filter(answer -> answer.decision() > 0).count();
      assertThat(later).isZero();
    }
  }

  @Test
  void whoeverDoesNotWantToBeAskedLetsThingsBe() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      for (int seat = 0; seat < 3; seat++) {
        for (String kind : List.of("choose-reaction", "choose-answer")) {
          party.order(seat, new Command.Reactions(seat, kind, Reaction.NOT_UNTIL_I_SAY));
        }
      }
      boolean more = true;
      while (more) {
        for (Party.Question question : party.questions()) {
          assertThat(question.options()).doesNotContain("jam");
        }
        more = party.play(1);
      }
      assertThat(automatic(party)).isNotEmpty();
    }
  }

  /** A table of three at which nobody is asked about jamming who has not said so. */
  private static Party quiet() {
    Games games = Games.of(List.of(new Quiet<>(new DemoGame())));
    List<NewTable.Wanted> seats = new ArrayList<>();
    for (String name : List.of("Ada", "Bob", "Cyd")) seats.add(new NewTable.Wanted.Here(name));
    return Party.of(Party.tables(new MemoryStore(), games), seats);
  }

  /** Plays on; which seats were asked whether they jam. */
  private static Set<Integer> jamming(Party party) {
    Set<Integer> seats = new TreeSet<>();
    boolean more = true;
    while (more) {
      for (Party.Question question : party.questions()) {
        if (question.options().contains("let-it-be")) seats.add(question.seat());
      }
      more = party.play(1);
    }
    return seats;
  }

  @Test
  void aQuestionNobodyIsAskedWhoHasNotSaidSo() {
    try (Party party = quiet()) {
      assertThat(jamming(party)).isEmpty();
      assertThat(automatic(party)).isNotEmpty();
    }
  }

  @Test
  void whoHasSaidSoIsAskedSuchAQuestion() {
    try (Party party = quiet()) {
      party.order(1, new Command.Reactions(1, "choose-reaction", Reaction.ALWAYS));
      assertThat(jamming(party)).containsExactly(1);
    }
  }

  /**
   * It is each seat's own matter: neither the setting for all reactions nor the host decides it.
   */
  @Test
  void nothingElseMakesTheTableAskSuchAQuestion() {
    try (Party party = quiet()) {
      party.order(1, new Command.Reactions(1, Chair.ALL, Reaction.ALWAYS));
      party.table.order(Keys.of(party.host), new Command.AlwaysAsk(true)).join();
      assertThat(jamming(party)).isEmpty();
    }
  }
}
