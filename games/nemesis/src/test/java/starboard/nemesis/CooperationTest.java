package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Finish.JUMP;
import static starboard.nemesis.Finish.asleep;
import static starboard.nemesis.Finish.discovered;
import static starboard.nemesis.Finish.launched;
import static starboard.nemesis.Finish.signal;
import static starboard.nemesis.Finish.together;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.ship.Destination;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.3 All win or nobody does. */
final class CooperationTest {

  private static final String EARTH = "obj-destination-earth";
  private static final String CONTACT = "obj-first-contact-protocol";
  private static final String EGG = "obj-special-delivery";
  private static final String QUEEN = "obj-cutting-off-the-head";
  private static final String NEST = "obj-clean-up-crew";
  private static final String ROOMS = "obj-no-man-left-behind";

  /** At the jump everybody wins. */
  private static void won(Scenario<Nemesis> table) {
    table
        .perform(JUMP)
        .ends(result -> assertThat(result.winners()).isEqualTo(table.state().seats()));
  }

  /** At the jump nobody wins. */
  private static void lost(Scenario<Nemesis> table) {
    table.perform(JUMP).ends(result -> assertThat(result.winners()).isEqualTo(Seats.NONE));
  }

  /** Two weaknesses are known. */
  private static Scenario<Nemesis> analysed(Scenario<Nemesis> table) {
    return table.given(discovered("egg")).given(discovered("carcass"));
  }

  @Test
  @Rule("N26.3")
  void withAllObjectivesMetOneSurvivorIsEnough() {
    won(analysed(together(EARTH, CONTACT, ROOMS)).given(ready(THREE)).given(asleep(TWO)));
    won(analysed(together(EARTH, CONTACT, ROOMS)).given(ready(ONE)).given(launched(THREE)));
  }

  /** What the objective about rooms asks for. */
  private static Consumer<Nemesis> ready(Seat seat) {
    return signal(seat).andThen(Finish::allExplored);
  }

  @Test
  @Rule("N26.3")
  void oneObjectiveNotMetAndAllAreLost() {
    lost(together(EARTH, CONTACT).given(asleep(ONE)).given(asleep(TWO)));
    lost(together(CONTACT, EARTH).given(asleep(ONE)).given(asleep(TWO)));
    lost(
        analysed(together(EARTH, CONTACT))
            .given(launched(ONE))
            .given(launched(TWO))
            .given(Laid.course(Destination.VENUS)));
  }

  @Test
  @Rule("N26.3")
  void withoutASurvivorAllAreLost() {
    lost(analysed(together(EARTH, CONTACT)));
    won(analysed(together(EARTH, CONTACT)).given(launched(TWO)));
  }

  @Test
  @Rule("N26.3")
  void asManyCharactersSendTheSignalAsObjectivesNeedIt() {
    lost(signals());
    lost(signals().given(signal(TWO)));
    lost(signals().given(signal(ONE)));
    won(signals().given(signal(ONE)).given(signal(TWO)));
    won(signals().given(signal(TWO)).given(signal(THREE)));
    won(signals().given(signal(ONE)).given(signal(TWO)).given(signal(THREE)));
  }

  /** Two of three objectives need a signal; the rest of all is met, and one has survived. */
  private static Scenario<Nemesis> signals() {
    return analysed(together(NEST, CONTACT, ROOMS))
        .given(Finish::allExplored)
        .given(s -> s.creatures().destroyNest())
        .given(asleep(THREE));
  }

  @Test
  @Rule("N26.3")
  void withoutAnObjectiveThatNeedsItNoSignalIsSent() {
    won(analysed(together(CONTACT, EARTH)).given(asleep(ONE)));
  }

  @Test
  @Rule("N26.3")
  void aSignalAloneMeetsNoObjective() {
    lost(together(QUEEN, EARTH).given(signal(ONE)).given(signal(TWO)).given(asleep(ONE)));
  }

  @Test
  @Rule("N26.3")
  void anySurvivorMayFinishWithWhatIsAskedFor() {
    won(together(EGG, EARTH).given(Laid.carries(TWO, ObjectKind.EGG)).given(asleep(TWO)));
    won(together(EARTH, EGG).given(Laid.carries(ONE, ObjectKind.EGG)).given(launched(ONE)));
    lost(
        together(EARTH, EGG)
            .given(Laid.carries(ONE, ObjectKind.EGG))
            .perform(new Wounds.Death(ONE))
            .given(launched(TWO)));
    lost(together(EARTH, EGG).given(launched(ONE)));
  }

  @Test
  @Rule({"N26.3", "N26.2"})
  void roomsHoldAsManyItemsAsPrintedUnlessOneIsAlone() {
    assertThat(Laid.cooperating(2).state().rules().mode().itemNumber(3)).isEqualTo(3);
    assertThat(Laid.solo().state().rules().mode().itemNumber(3)).isLessThan(3);
  }
}
