package starboard.nemesis;

import static starboard.kernel.seats.Seat.FIVE;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Finish.JUMP;
import static starboard.nemesis.Finish.asleep;
import static starboard.nemesis.Finish.discovered;
import static starboard.nemesis.Finish.ends;
import static starboard.nemesis.Finish.launched;
import static starboard.nemesis.Finish.loses;
import static starboard.nemesis.Finish.signal;
import static starboard.nemesis.Finish.wins;
import static starboard.nemesis.Laid.carries;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.term.ObjectKind;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Every corporate objective, met and not met. */
final class CorporateObjectivesTest {

  @Test
  @Covers("obj-my-precious")
  @Rule({"N24.2", "N24.4"})
  void myPrecious() {
    String id = "obj-my-precious";
    wins(
        Finish.with(2, id)
            .given(signal(ONE))
            .given(carries(ONE, ObjectKind.EGG))
            .given(launched(ONE)));
    loses(Finish.with(2, id).given(carries(ONE, ObjectKind.EGG)).given(launched(ONE)));
    loses(
        Finish.with(2, id)
            .given(signal(ONE))
            .given(carries(TWO, ObjectKind.EGG))
            .given(launched(ONE))
            .given(launched(TWO)));
  }

  @Test
  @Covers("obj-necroscopy")
  @Rule({"N24.2", "N24.3"})
  void necroscopy() {
    String id = "obj-necroscopy";
    wins(Finish.with(2, id).given(signal(ONE)).given(discovered("carcass")).given(asleep(ONE)));
    loses(Finish.with(2, id).given(signal(ONE)).given(discovered("egg")).given(asleep(ONE)));
    loses(Finish.with(2, id).given(discovered("carcass")).given(asleep(ONE)));
  }

  @Test
  @Covers("obj-ab-ovo")
  @Rule("N24.3")
  void abOvo() {
    wins(Finish.with(2, "obj-ab-ovo").given(discovered("egg")).given(asleep(ONE)));
    loses(Finish.with(2, "obj-ab-ovo").given(discovered("corpse")).given(asleep(ONE)));
  }

  @Test
  @Covers("obj-extreme-field-biology")
  @Rule("N24.3")
  void extremeFieldBiology() {
    String id = "obj-extreme-field-biology";
    wins(
        Finish.with(2, id)
            .given(discovered("corpse"))
            .given(discovered("carcass"))
            .given(asleep(ONE)));
    loses(Finish.with(2, id).given(discovered("corpse")).given(asleep(ONE)));
  }

  @Test
  @Covers("obj-the-right-moment-to-strike")
  @Rule({"N24.5", "N23.6"})
  void theRightMomentToStrike() {
    playerMustDie(2, TWO, ONE, "obj-the-right-moment-to-strike");
  }

  @Test
  @Covers("obj-greener-pastures")
  @Rule({"N24.5", "N23.6"})
  void greenerPastures() {
    playerMustDie(2, ONE, TWO, "obj-greener-pastures");
  }

  @Test
  @Covers("obj-an-old-feud")
  @Rule({"N24.5", "N23.6"})
  void anOldFeud() {
    playerMustDie(3, ONE, THREE, "obj-an-old-feud");
    onlyTheNamedOneCounts(3, ONE, TWO, THREE, "obj-an-old-feud");
  }

  @Test
  @Rule({"N24.5", "N2.11"})
  void theNumberIsThatOfTheHelpCardNotOfTheSeat() {
    Finish.wins(feud().given(Finish.asleep(THREE)).given(Finish.asleep(ONE)));
    Finish.loses(feud().given(Finish.asleep(TWO)).given(Finish.asleep(ONE)));
  }

  /** An Old Feud is against number 3, who sits second; the others hibernate or die. */
  private static Scenario<Nemesis> feud() {
    return Finish.with(3, "obj-an-old-feud").given(Laid.numbers(1, 3, 2));
  }

  @Test
  @Covers("obj-hostile-takeover")
  @Rule({"N24.5", "N23.6"})
  void hostileTakeover() {
    playerMustDie(4, ONE, FOUR, "obj-hostile-takeover");
    onlyTheNamedOneCounts(4, ONE, TWO, FOUR, "obj-hostile-takeover");
  }

  @Test
  @Covers("obj-the-final-enlightenment")
  @Rule({"N24.5", "N23.6"})
  void theFinalEnlightenment() {
    playerMustDie(5, THREE, FIVE, "obj-the-final-enlightenment");
    onlyTheNamedOneCounts(5, THREE, ONE, FIVE, "obj-the-final-enlightenment");
  }

  /** The named Character stays aboard, or dies of the last check; alive it spoils the objective. */
  private static void playerMustDie(int players, Seat owner, Seat named, String id) {
    ends(Finish.with(players, owner, id).given(launched(owner)), owner, JUMP, true);
    ends(
        Finish.with(players, owner, id).given(launched(owner)).given(launched(named)),
        owner,
        JUMP,
        false);
    ends(
        Finish.with(players, owner, id)
            .given(launched(owner))
            .given(Laid.larva(named))
            .given(s -> s.cards().keepCards(named, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY))
            .given(Laid.hand(named, "clean"))
            .given(launched(named)),
        owner,
        JUMP,
        true);
    ends(Finish.with(players, owner, id), owner, JUMP, false);
  }

  /** With another survivor it depends on the named one; its owner cannot be the named one. */
  private static void onlyTheNamedOneCounts(
      int players, Seat owner, Seat other, Seat named, String id) {
    ends(
        Finish.with(players, owner, id).given(launched(owner)).given(asleep(other)),
        owner,
        JUMP,
        true);
    ends(
        Finish.with(players, named, id).given(launched(named)).given(launched(other)),
        named,
        JUMP,
        false);
    ends(Finish.with(players, named, id).given(launched(named)), named, JUMP, true);
  }
}
