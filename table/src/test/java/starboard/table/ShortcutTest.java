package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.seats.Seat;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** Several options with one press. */
class ShortcutTest {

  /** The open decisions that have a shortcut of at least two options. */
  private static List<Decision> withShortcuts(TableState<?> position) {
    List<Decision> found = new ArrayList<>();
    for (Seat seat : position.state().deciding()) {
      Decision decision = position.state().decision(seat);
      if (decision.shortcuts().stream().anyMatch(one -> one.options().size() > 1)) {
        found.add(decision);
      }
    }
    return found;
  }

  @Test
  void itsOptionsAreAnsweredOneAfterAnotherAndEachIsLogged() {
    int used = 0;
    for (int game = 0; game < 60 && used < 2; game++) {
      try (Party party = Party.of(new MemoryStore(), 2, game)) {
        boolean more = true;
        while (more && used < 2) {
          for (Decision decision : party.table.read(ShortcutTest::withShortcuts).join()) {
            use(party, decision);
            used++;
          }
          more = party.play(1);
        }
      }
    }
    assertThat(used).isPositive();
  }

  private static void use(Party party, Decision decision) {
    int seat = decision.seat().index();
    Shortcut shortcut = decision.shortcuts().getFirst();
    int before = party.look(TableState::entry);
    Receipt receipt =
        party.order(seat, new Command.Shortcut(seat, decision.number(), shortcut.id(), before));
    List<String> logged = new ArrayList<>();
    for (Line line : party.<List<Line>>look(TableState::recent)) {
      if (line.number() > before
          && line.entry() instanceof Entry.Answered answered
          && answered.seat() == seat
          && answered.by() == Entry.By.PERSON) {
        logged.add(answered.option());
        assertThat(line.number()).isLessThanOrEqualTo(receipt.entry());
      }
    }
    assertThat(logged).isEqualTo(shortcut.options());
  }
}
