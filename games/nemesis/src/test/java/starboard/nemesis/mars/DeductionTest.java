package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.scene.Widget;
import starboard.nemesis.Nemesis;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L21 What can be deduced of the active contingency, and of the capsules (L10). */
final class DeductionTest {

  private static int kind(Nemesis s, String contingency) {
    return MarsState.of(s).base().content().contingencyTokens().indexOf(contingency);
  }

  /** That contingency is active, and the first player has seen all others. */
  private static Scenario<Nemesis> known(String contingency) {
    return Stalked.two()
        .given(Sited.active(contingency))
        .given(
            s -> {
              for (int i = 0; i < MarsState.of(s).neutral().size(); i++) {
                MarsState.of(s).peekNeutral(ONE, i);
              }
            });
  }

  @Test
  @Rule({"L21.1", "L21.2"})
  void whatOneHasSeenIsCountedForOneselfAlone() {
    known("contingency-ignorant")
        .then(
            s -> {
              Deduction mine = new Deduction(s, ONE);
              assertThat(mine.seen(kind(s, "contingency-no-signal"))).isEqualTo(2);
              assertThat(mine.seen(kind(s, "contingency-ignorant"))).isEqualTo(1);
              assertThat(mine.left(kind(s, "contingency-ignorant"))).isEqualTo(1);
              assertThat(mine.left(kind(s, "contingency-no-signal"))).isZero();
              Deduction others = new Deduction(s, TWO);
              assertThat(others.seen(kind(s, "contingency-no-signal"))).isZero();
              assertThat(others.left(kind(s, "contingency-no-signal"))).isEqualTo(2);
            });
  }

  @Test
  @Rule("L23.5")
  void theActiveOneIsKnownOnceItIsTurnedUp() {
    Stalked.two()
        .given(Sited.active("contingency-css"))
        .then(s -> assertThat(new Deduction(s, ONE).risk(MarsWayOut.POD)).isEqualTo(100 / 7))
        .perform(s -> MarsState.of(s).revealActive())
        .then(s -> assertThat(new Deduction(s, ONE).risk(MarsWayOut.POD)).isEqualTo(100))
        .then(s -> assertThat(new Deduction(s, ONE).risk(MarsWayOut.ISOLATION)).isZero())
        .then(s -> assertThat(new Deduction(s, ONE).left(kind(s, "contingency-css"))).isOne());
  }

  @Test
  @Rule("L21.2")
  void aSignalIsNeededAsLongAsACodeMayAskForIt() {
    known("contingency-no-signal")
        .then(s -> assertThat(new Deduction(s, ONE).needsSignal()).isTrue())
        .given(s -> s.crew().sendSignal(ONE))
        .then(s -> assertThat(new Deduction(s, ONE).needsSignal()).isFalse())
        .then(s -> assertThat(new Deduction(s, TWO).needsSignal()).isTrue());
    known("contingency-css").then(s -> assertThat(new Deduction(s, ONE).needsSignal()).isFalse());
  }

  @Test
  @Rule("L21.2")
  void knowledgeIsNeededAsLongAsACodeMayAskForIt() {
    known("contingency-ignorant")
        .given(Stalked.knows(ONE, 4))
        .then(s -> assertThat(new Deduction(s, ONE).needsKnowledge()).isTrue())
        .given(Stalked.knows(ONE, 1))
        .then(s -> assertThat(new Deduction(s, ONE).needsKnowledge()).isFalse());
    known("contingency-css")
        .then(s -> assertThat(new Deduction(s, ONE).needsKnowledge()).isFalse());
  }

  @Test
  @Rule({"L21.1", "L21.2"})
  void theSheetSaysWhatIsRuledOutAndWhatItWouldMean() {
    Widget.Sheet sheet =
        known("contingency-no-signal").scene(ONE).widget(Widget.Sheet.class, "deductions");
    assertThat(sheet.rows())
        .extracting(row -> row.label().style())
        .containsExactly("possible", "ruled-out", "ruled-out", "ruled-out", "ruled-out");
    assertThat(sheet.rows().getFirst().cells())
        .extracting(cell -> cell.key())
        .containsExactly("cell.seen-tokens", "cell.possible", "cell.threat.dies");
    assertThat(sheet.rows().get(2).cells().get(2).key()).isEqualTo("cell.threat.way-pod");
  }

  @ParameterizedTest
  @CsvSource({"A, 100, 0", "B, 0, 100", "C, 0, 0"})
  @Rule({"L10.2", "L16.13"})
  void aTokenThatWasLookedAtIsCertain(Dock dock, int first, int second) {
    Stalked.two()
        .given(Sited.css("css-tok-a", "6"))
        .given(s -> MarsState.of(s).peekCss(ONE, 0))
        .then(s -> assertThat(chance(s, dock, "6")).isEqualTo(first))
        .then(s -> assertThat(chance(s, dock, "5")).isZero());
    Stalked.two()
        .given(Sited.css("css-tok-b", "6"))
        .given(s -> MarsState.of(s).peekCss(ONE, 0))
        .then(s -> assertThat(chance(s, dock, "6")).isEqualTo(second));
  }

  @Test
  @Rule({"L10.2", "L2.6"})
  void otherwiseItIsOneOfThoseNotSeen() {
    Stalked.two()
        .given(Sited.css("css-tok-c", "6"))
        .then(s -> assertThat(chance(s, Dock.A, "6")).isEqualTo(100 * 4 / 7))
        .then(s -> assertThat(chance(s, Dock.C, "6")).isEqualTo(100 * 3 / 7));
    Stalked.two()
        .given(Sited.time("10"))
        .given(Sited.css("css-tok-all", "10"))
        .perform(new Capsules.Launch())
        .given(Sited.css("css-tok-none", "8"))
        .then(s -> assertThat(chance(s, Dock.A, "8")).isEqualTo(100 * 3 / 6));
  }

  private static int chance(Nemesis s, Dock dock, String label) {
    return Launches.chance(s, ONE, dock, Sited.field(label));
  }
}
