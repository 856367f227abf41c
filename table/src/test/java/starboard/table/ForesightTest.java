package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import starboard.kernel.seats.Seat;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.log.Reaction;
import starboard.table.state.Chair;
import starboard.table.state.Foresight;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** 13.7 Who is told before a choice whether it can be taken back is told the truth. */
class ForesightTest {

  private static Set<String> barriers(Foresight foresight, Party party, Seat seat) {
    return party
        .table
        .read(
            position -> {
              return foresight.barriers(position, position.state().decision(seat));
            })
        .join();
  }

  @ParameterizedTest
  @EnumSource(Reaction.class)
  void whatIsForetoldIsWhatTheBackButtonDoesAfterwards(Reaction setting) {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      for (int i = 0; i < 3; i++) party.order(i, new Command.Reactions(i, Chair.ALL, setting));
      Foresight foresight = new Foresight();
      int free = 0;
      int barred = 0;
      for (int i = 0; !party.questions().isEmpty(); i++) {
        Party.Question question = party.questions().getFirst();
        Seat seat = Seat.of(question.seat());
        int option = i % question.options().size();
        Set<String> foretold = barriers(foresight, party, seat);
        boolean barrier = foretold.contains(question.options().get(option));
        party.choose(question, option);
        TableState.Back back = party.look(position -> position.back(seat));
        assertThat(back == TableState.Back.FREE).isEqualTo(!barrier);
        if (barrier) barred++;
        else free++;
      }
      assertThat(free).isGreaterThan(5);
      assertThat(barred).isGreaterThan(5);
    }
  }

  @Test
  void whoPlaysAmongBotsIsToldOfTheEndOnlyAndMayAlwaysGoBack() {
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Robot("", Roster.RANDOM));
    try (Party party = Party.of(Party.tables(new MemoryStore()), seats)) {
      Foresight foresight = new Foresight();
      for (int i = 0; i < 6; i++) {
        Party.Question question = Bots.waitFor(party, 0);
        assertThat(barriers(foresight, party, Seat.ONE)).isEmpty();
        Bots.answer(party, 0);
        assertThat(party.<TableState.Back>look(p -> p.back(Seat.ONE)))
            .isEqualTo(TableState.Back.FREE);
        if (i % 3 > 0) continue;
        party.order(0, new Command.Back(0));
        assertThat(party.is(p -> p.request() == null)).isTrue();
        assertThat(Bots.waitFor(party, 0).decision()).isEqualTo(question.decision());
      }
    }
  }
}
