package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.nemesis.Nemesis;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L9.3, L16.1, L16.20, L21 Whose tokens may be looked at, and how many. */
final class ContingencyLooksTest {

  private static Scenario<Nemesis> hacker() {
    return Stalked.of("hacker", "sentry").given(Stalked.stands(TWO, "018"));
  }

  @Test
  @Rule({"L16.1", "L21.1"})
  void theArchiveShowsEveryTokenButTheActiveOneAndOnesOwn() {
    Stalked.two()
        .given(Stalked.explored("008", "archive"))
        .given(Stalked.stands(ONE, "008"))
        .perform(Sited.uses(ONE, 1))
        .offersOnly(
            ONE,
            "look:neutral-0",
            "look:neutral-1",
            "look:contingency-1-0",
            "look:contingency-1-1");
  }

  @Test
  @Rule({"L21.1", "L19.1"})
  void whoKnowsMuchLooksAtTwoNeutralTokens() {
    hacker()
        .given(Sited.active("contingency-css"))
        .given(Stalked.knows(ONE, 4))
        .perform(Stalked.plays(ONE, "data-mining"))
        .choose(ONE, "look:neutral-1")
        .offersOnly(
            ONE,
            "look:neutral-0",
            "look:neutral-2",
            "look:neutral-3",
            "look:neutral-4",
            "look:neutral-5")
        .choose(ONE, "look:neutral-3")
        .asksNobody()
        .then(s -> assertThat(seen(s)).isEqualTo("13"));
    hacker()
        .given(Stalked.knows(ONE, 3))
        .perform(Stalked.plays(ONE, "data-mining"))
        .choose(ONE, "look:neutral-1")
        .asksNobody()
        .then(s -> assertThat(seen(s)).isEqualTo("1"));
  }

  /** The neutral tokens that the first player has seen, by their places. */
  private static String seen(Nemesis s) {
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < MarsState.of(s).neutral().size(); i++) {
      if (Thing.isSeenBy(MarsState.of(s).neutral().at(i), ONE)) seen.append(i);
    }
    return seen.toString();
  }

  @Test
  @Rule({"L21.1", "L21.3"})
  void aDataCardShowsATokenOfSomebodyHere() {
    hacker()
        .given(Stalked.stands(TWO, "013"))
        .given(Stalked.item(ONE, "data-card"))
        .perform(Stalked.uses(ONE, "data-card", 1))
        .offersOnly(ONE, "look:contingency-1-0", "look:contingency-1-1");
    hacker()
        .given(Stalked.item(ONE, "data-card"))
        .then(
            s ->
                assertThat(Stalked.whyNot(s, ONE, "data-card", 1))
                    .isEqualTo("refused.no-contingency"))
        .then(s -> assertThat(Stalked.whyNot(s, ONE, "data-card", 2)).isNull());
  }

  @Test
  @Rule({"L9.3", "L8.1"})
  void aComputerShowsTheTokensOfSomebodyInTheSection() {
    hacker()
        .given(Sited.computer("computer-a", "computer-b"))
        .given(Stalked.stands(TWO, "014"))
        .perform(Sited.does(ONE, PlaceAction.Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-peek")
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).own(TWO).at(0), ONE)).isTrue())
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).own(TWO).at(1), ONE)).isTrue());
    hacker()
        .given(Sited.computer("computer-a", "computer-b"))
        .perform(Sited.does(ONE, PlaceAction.Kind.COMPUTER_ACTION))
        .refuses(ONE, "compute-peek", "refused.no-contingency");
  }

  @Test
  @Rule("L24.1")
  void togetherATokenThatLiesFaceUpIsNotTurnedUpAgain() {
    Scenario<Nemesis> table = Stalked.together("survivor", "sentry");
    assertThat(seen(table.state())).isEqualTo("0");
    table
        .perform(Sited.uses(ONE, 2))
        .offersOnly(
            ONE,
            "take:neutral-1",
            "take:neutral-2",
            "take:neutral-3",
            "take:neutral-4",
            "take:neutral-5");
  }

  @Test
  @Rule({"L21.1", "L18.3"})
  void tokensOfOthersThatWereSeenAreRuledOutToo() {
    Stalked.two()
        .then(s -> assertThat(left(s)).isEqualTo(5))
        .perform(s -> MarsState.of(s).peekOwn(ONE, TWO, 1))
        .then(s -> assertThat(left(s)).isEqualTo(4))
        .perform(s -> MarsState.of(s).returnContingencies(TWO))
        .then(s -> assertThat(left(s)).isEqualTo(4));
  }

  /** How many tokens the first player has not seen. */
  private static int left(Nemesis s) {
    Deduction mine = new Deduction(s, ONE);
    int left = 0;
    for (int kind = 0; kind < MarsState.of(s).base().content().contingencyTokens().size(); kind++) {
      left += mine.left(kind);
    }
    return left;
  }
}
