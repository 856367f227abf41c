package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.figure;
import static starboard.nemesis.Laid.item;
import static starboard.nemesis.Turns.ammo;
import static starboard.nemesis.Turns.loaded;
import static starboard.nemesis.Turns.table;

import org.junit.jupiter.api.Test;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** How every weapon hits the Queen, whom neither of the lesser faces hurts. */
@Rule({"N11.2", "N11.3"})
final class WeaponsTest {

  private static final int BLANK = 1;
  private static final int CREEPER = 2;
  private static final int HIT = 5;
  private static final int DOUBLE_HIT = 6;

  /** The Queen is here and takes 6 injuries and more; the shots will show these faces. */
  private static Scenario<Nemesis> atTheQueen(String character, int... faces) {
    return table(character, character.equals("captain") ? "pilot" : "captain")
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder("queen", "011"))
        .given(Stacked.attack("at-bite-6", "at-scratch-6"))
        .given(Laid.hand(ONE, "rest"))
        .rolls(Chance.COMBAT, faces);
  }

  /** The Character fires its own weapon. */
  private static Scenario<Nemesis> fires(String character, int face) {
    return atTheQueen(character, face)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "pay:hand-0-rest");
  }

  /** The Captain fires a weapon that is neither his own nor anybody's. */
  private static Scenario<Nemesis> firesFound(String weapon, int ammo, int... faces) {
    return atTheQueen("captain", faces)
        .given(item(ONE, weapon))
        .given(loaded(ONE, weapon, ammo))
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "weapon:held-0-1", "pay:hand-0-rest");
  }

  private static void hurts(Scenario<Nemesis> shot, int injuries, String weapon, int ammoLeft) {
    assertThat(shot.state().creatures().injuries(figure("queen", 1)))
        .as(weapon)
        .isEqualTo(injuries);
    assertThat(ammo(shot.state(), ONE, weapon)).as(weapon).isEqualTo(ammoLeft);
  }

  @Test
  @Covers("revolver")
  void theRevolverHurtsMoreOnADoubleHit() {
    hurts(fires("captain", DOUBLE_HIT), 3, "revolver", 5);
    hurts(fires("captain", HIT), 1, "revolver", 5);
  }

  @Test
  @Covers("shotgun")
  void theShotgunHurtsMoreWheneverItHits() {
    hurts(fires("pilot", HIT), 2, "shotgun", 1);
    hurts(fires("pilot", BLANK), 0, "shotgun", 1);
  }

  @Test
  @Covers("assault-rifle")
  void theAssaultRifleToo() {
    hurts(fires("soldier", HIT), 2, "assault-rifle", 4);
    hurts(fires("soldier", CREEPER), 0, "assault-rifle", 4);
  }

  @Test
  @Covers("rifle")
  void theRifleHurtsAsTheDieSays() {
    hurts(fires("scout", HIT), 1, "rifle", 3);
    hurts(fires("scout", DOUBLE_HIT), 2, "rifle", 3);
  }

  @Test
  @Covers("sawed-off-shotgun")
  void theSawedOffShotgunHitsDoubly() {
    hurts(fires("mechanic", HIT), 2, "sawed-off-shotgun", 1);
    hurts(fires("mechanic", CREEPER), 0, "sawed-off-shotgun", 1);
  }

  @Test
  @Covers("pistol")
  void thePistolNeverHitsDoubly() {
    hurts(fires("scientist", DOUBLE_HIT), 1, "pistol", 2);
  }

  @Test
  @Covers("prototype-rifle")
  void thePrototypeRifleMayFireOneMoreOnADoubleHit() {
    hurts(firesFound("prototype-rifle", 2, DOUBLE_HIT).choose(ONE, "yes"), 3, "prototype-rifle", 0);
    hurts(firesFound("prototype-rifle", 2, DOUBLE_HIT).choose(ONE, "no"), 2, "prototype-rifle", 1);
    hurts(firesFound("prototype-rifle", 2, HIT), 1, "prototype-rifle", 1);
  }

  @Test
  @Covers("prototype-shotgun")
  void thePrototypeShotgunHurtsUnlessBlankAndMoreOnAHit() {
    hurts(firesFound("prototype-shotgun", 1, BLANK), 0, "prototype-shotgun", 0);
    hurts(firesFound("prototype-shotgun", 1, CREEPER), 1, "prototype-shotgun", 0);
    hurts(firesFound("prototype-shotgun", 1, DOUBLE_HIT), 3, "prototype-shotgun", 0);
  }

  @Test
  @Covers("prototype-pistol")
  void thePrototypePistolMayRollAgain() {
    hurts(
        firesFound("prototype-pistol", 1, BLANK, DOUBLE_HIT).choose(ONE, "yes"),
        2,
        "prototype-pistol",
        0);
  }

  @Test
  @Covers("flamethrower")
  void theFlamethrowerHurtsUnlessBlankAndSetsFireOnADoubleHit() {
    hurts(firesFound("flamethrower", 4, CREEPER), 1, "flamethrower", 3);
    Scenario<Nemesis> burning = firesFound("flamethrower", 4, DOUBLE_HIT);
    hurts(burning, 2, "flamethrower", 3);
    assertThat(burning.state().interior().burns(Laid.room("011"))).isTrue();
  }
}
