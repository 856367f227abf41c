package starboard.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A toy class is broken: a strong test notices, a weak one does not. */
final class TrialTest {

  @TempDir private Path work;

  private Trial.Outcome tried(String tests, int size) throws IOException, URISyntaxException {
    return tried(tests, size, "");
  }

  private Trial.Outcome tried(String tests, int size, String page)
      throws IOException, URISyntaxException {
    Path code = Path.of(Fare.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> broken = List.of(Fare.class.getName(), Ticket.class.getName());
    return new Trial(
            code,
            broken,
            List.of(),
            List.of("*." + tests),
            List.of(),
            work,
            size,
            1,
            page,
            1,
            false)
        .run();
  }

  private static List<String> survivors(Trial.Outcome outcome) {
    return outcome.mutants().stream()
        .filter(mutant -> !mutant.killed())
        .map(mutant -> mutant.method() + ": " + mutant.change())
        .toList();
  }

  @Test
  void aStrongTestKillsAllAndWhatIsNoRuleIsNotTried() throws IOException, URISyntaxException {
    Trial.Outcome outcome = tried("StrongFares", Integer.MAX_VALUE);
    assertThat(outcome.mutants()).hasSize(outcome.all());
    assertThat(outcome.mutants())
        .extracting(Mutant::method)
        .contains("price", "whyNot", "pay", "paid")
        .doesNotContain("wording", "thank", "back", "<init>", "atLeastOne", "show");
    assertThat(survivors(outcome)).isEmpty();
  }

  @Test
  void aWeakTestLetsMutantsLive() throws IOException, URISyntaxException {
    Trial.Outcome outcome = tried("WeakFares", Integer.MAX_VALUE);
    assertThat(survivors(outcome))
        .contains("price: changed conditional boundary")
        .doesNotContain("price: negated conditional");
    assertThat(outcome.mutants())
        .filteredOn(mutant -> mutant.method().equals("whyNot"))
        .isNotEmpty()
        .allMatch(mutant -> mutant.fate() == Mutant.Fate.UNTRIED);
  }

  @Test
  void aSampleIsTheSameForTheSameSeed() throws IOException, URISyntaxException {
    Trial.Outcome one = tried("WeakFares", 4);
    assertThat(one.mutants()).hasSize(4);
    assertThat(one.all()).isGreaterThan(4);
    assertThat(tried("WeakFares", 4)).isEqualTo(one);
  }

  @Test
  void thoseThatAPageListsAreTriedAgain() throws IOException, URISyntaxException {
    Trial.Outcome weak = tried("WeakFares", Integer.MAX_VALUE);
    String page = new Report(weak.mutants()).page("Mutants", "Why.");
    Trial.Outcome again = tried("StrongFares", Integer.MAX_VALUE, page);
    assertThat(again.mutants()).hasSameSizeAs(survivors(weak)).allMatch(Mutant::killed);
  }
}
