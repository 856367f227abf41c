package starboard.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The page says how many were killed and where the others live. */
final class ReportTest {

  private static Mutant mutant(String file, int line, String change, boolean killed, boolean run) {
    return new Mutant("Turns$End", file, line, "run", change, killed, run);
  }

  @Test
  void countsByFileAndListsSurvivorsByPlace() {
    List<Mutant> mutants =
        List.of(
            mutant("Turns.java", 9, "removed call to starboard/clank/Clank::then", false, true),
            mutant("Turns.java", 4, "negated conditional", false, false),
            mutant("Turns.java", 5, "negated conditional", true, true),
            mutant("Board.java", 1, "negated conditional", true, true));
    assertThat(new Report(mutants).page("Mutants", "Why."))
        .isEqualTo(
            """
            # Mutants

            Why.

            Killed: **2 of 4, 50.0 %**

            | file | killed | of | share |
            |---|---|---|---|
            | Board.java | 1 | 1 | 100.0 % |
            | Turns.java | 1 | 3 | 33.3 % |

            ## Survivors

            - Turns.java:4 `Turns$End.run` negated conditional (no rule test comes by)
            - Turns.java:9 `Turns$End.run` removed call to Clank.then
            """);
  }
}
