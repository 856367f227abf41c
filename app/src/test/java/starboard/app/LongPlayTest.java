package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.kernel.game.Games;

/** However long a game at the terminal is, the next answer costs no more than the first. */
class LongPlayTest {

  /** An answer itself, and before it every option once, to see whether it can be taken back. */
  private static final int EACH = 1 + 3;

  /** No way back to a remembered state is longer. */
  private static final int WAY_BACK = 50;

  private final Pebbles game = new Pebbles();

  @TempDir Path folder;

  /** How many answers the rules carry out while somebody alone types that. */
  private int cost(String typed, String... more) {
    int before = game.carriedOut.get();
    List<String> args = new ArrayList<>(List.of("play", "pebbles", "--bots", "0"));
    args.addAll(List.of(more));
    Run run = Run.in(folder, Games.of(List.of(game)), typed, args.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return game.carriedOut.get() - before;
  }

  @Test
  void anAnswerCostsTheSameAfterManyOthers() {
    int cost = cost("1\n".repeat(1800) + "quit\nn\n", "--option", "broken=endless");
    assertThat(cost).isBetween(1800, EACH * 1800 + EACH);
  }

  @Test
  void aStepBackCostsTheSameAfterManyAnswers() {
    cost("1\n".repeat(1000) + "save long\nquit\n", "--option", "broken=endless");
    int loaded = cost("quit\n", "--from", "long");
    int undone = cost("undo\n".repeat(100) + "quit\nn\n", "--from", "long");
    assertThat(undone - loaded).isBetween(1, 100 * (EACH + WAY_BACK));
  }
}
