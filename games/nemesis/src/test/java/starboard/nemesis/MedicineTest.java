package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Laid.hand;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Laid.lightWounds;
import static starboard.nemesis.Laid.slimed;
import static starboard.nemesis.Laid.wounds;
import static starboard.nemesis.Turns.hasItem;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Medkit, Bandages and Clothes: each does one of two things for its user. */
final class MedicineTest {

  /** The Captain uses that item, paying a card. */
  private static Scenario<Nemesis> used(String item, Consumer<Nemesis> state) {
    return Laid.of(2)
        .given(item(ONE, item))
        .given(state)
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-" + item, "pay:hand-0-rest");
  }

  /** The same, with nothing to choose: the item is gone then. */
  private static Scenario<Nemesis> usedUp(String item, Consumer<Nemesis> state) {
    return used(item, state).then(s -> assertThat(hasItem(s, ONE, item)).as(item).isFalse());
  }

  private static void uselessWhenWell(String item) {
    Laid.of(2)
        .given(item(ONE, item))
        .given(hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "use:items-0-" + item);
  }

  private static void dressesOneWound(String item) {
    usedUp(item, wounds(ONE, "wound-leg"))
        .then(s -> assertThat(s.crew().wounds(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().dressed(ONE).size()).isEqualTo(1));
  }

  @Test
  @Covers("medkit")
  @Rule({"N16.4", "N16.5", "N18.11", "N4.4"})
  void medkit() {
    dressesOneWound("medkit");
    usedUp("medkit", wounds(ONE, "wound-leg").andThen(s -> s.crew().dress(ONE, 0)))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero());
    uselessWhenWell("medkit");
  }

  @Test
  @Covers("bandages")
  @Rule({"N16.4", "N16.5", "N18.11", "N4.4"})
  void bandages() {
    dressesOneWound("bandages");
    usedUp("bandages", lightWounds(ONE, 2))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
    uselessWhenWell("bandages");
  }

  @Test
  @Covers({"clothes", "clothes-yellow"})
  @Rule({"N16.4", "N9.1", "N1.7", "N18.11", "N4.4"})
  void clothes() {
    for (String item : new String[] {"clothes", "clothes-yellow"}) {
      dressesOneWound(item);
      usedUp(item, slimed(ONE)).then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse());
      uselessWhenWell(item);
    }
  }

  private static boolean isOnly(Nemesis s, Pile wounds, String wound) {
    int entry = s.kit().content().seriousWounds().indexOf(wound);
    return wounds.size() == 1 && s.kit().box().entry(wounds.number(0)) == entry;
  }

  @Test
  @Rule("N16.4")
  void ofSeveralWoundsTheChosenOneIsDressed() {
    used("medkit", wounds(ONE, "wound-leg", "wound-body"))
        .offersOnly(ONE, "dress:wounds-0-wound-leg", "dress:wounds-0-wound-body")
        .choose(ONE, "dress:wounds-0-wound-body")
        .then(s -> assertThat(isOnly(s, s.crew().wounds(ONE), "wound-leg")).isTrue())
        .then(s -> assertThat(isOnly(s, s.crew().dressed(ONE), "wound-body")).isTrue());
  }

  @Test
  @Rule("N16.5")
  void ofSeveralDressedWoundsTheChosenOneIsHealed() {
    used("medkit", wounds(ONE, "wound-leg", "wound-body").andThen(MedicineTest::dressBoth))
        .offersOnly(ONE, "heal:dressed-0-wound-leg", "heal:dressed-0-wound-body")
        .choose(ONE, "heal:dressed-0-wound-body")
        .then(s -> assertThat(s.crew().wounds(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(isOnly(s, s.crew().dressed(ONE), "wound-leg")).isTrue());
  }

  private static void dressBoth(Nemesis s) {
    s.crew().dress(ONE, 1);
    s.crew().dress(ONE, 0);
  }
}
