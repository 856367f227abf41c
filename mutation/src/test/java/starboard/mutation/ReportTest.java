package starboard.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.mutation.Mutant.Fate;

/** The page says how many were killed and where the others live. */
final class ReportTest {

  private static Mutant mutant(String file, int line, String change, Fate fate) {
    return new Mutant("Turns$End", file, line, "run", change, fate);
  }

  @Test
  void countsByFileAndListsSurvivorsByPlace() {
    List<Mutant> mutants =
        List.of(
            mutant("Turns.java", 9, "removed call to starboard/clank/Clank::then", Fate.SURVIVED),
            mutant("Turns.java", 4, "negated conditional", Fate.UNTRIED),
            mutant("Turns.java", 5, "negated conditional", Fate.KILLED),
            mutant("Board.java", 1, "negated conditional", Fate.ENDLESS));
    assertThat(new Report(mutants).page("Mutants", "Why."))
        .isEqualTo(
            """
            # Mutants

            Why.

            Killed: **2 of 4, 50.0 %**; of these 1 by tests that did not end

            | file | killed | of | share |
            |---|---|---|---|
            | Board.java | 1 | 1 | 100.0 % |
            | Turns.java | 1 | 3 | 33.3 % |

            ## Survivors

            - Turns.java:4 `Turns$End.run` negated conditional (no rule test comes by)
            - Turns.java:9 `Turns$End.run` removed call to Clank.then

            ## Killed by tests that did not end

            - Board.java:1 `Turns$End.run` negated conditional
            """);
  }
}
