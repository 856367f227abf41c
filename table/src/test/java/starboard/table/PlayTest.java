package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.table.secret.Seeds;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;

/** A game is played through at a table. */
class PlayTest {

  @Test
  void aWholeGameIsPlayedAndItsSeedRevealed() {
    try (Party party = Party.of(new MemoryStore(), 3)) {
      String commitment = party.look(TableState::commitment);
      assertThat(party.is(p -> p.seed() == null)).isTrue();
      assertThat(party.play(10_000)).isFalse();
      assertThat(party.is(TableState::over)).isTrue();
      assertThat(Seeds.commitment(party.<String>look(p -> "" + p.seed()))).isEqualTo(commitment);
    }
  }
}
