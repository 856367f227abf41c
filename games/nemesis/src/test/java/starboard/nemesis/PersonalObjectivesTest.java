package starboard.nemesis;

import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Finish.EXPLOSION;
import static starboard.nemesis.Finish.asleep;
import static starboard.nemesis.Finish.ends;
import static starboard.nemesis.Finish.launched;
import static starboard.nemesis.Finish.loses;
import static starboard.nemesis.Finish.signal;
import static starboard.nemesis.Finish.wins;
import static starboard.nemesis.Laid.carries;
import static starboard.nemesis.Laid.course;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.ship.Destination;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** Every personal objective, met and not met. */
final class PersonalObjectivesTest {

  @Test
  @Covers("obj-salvaging-the-prime-asset")
  @Rule({"N24.1", "N24.5", "N24.8"})
  void salvagingThePrimeAsset() {
    earthOrAlone(2, "obj-salvaging-the-prime-asset");
  }

  @Test
  @Covers("obj-the-oldest-friend")
  @Rule({"N24.1", "N24.5", "N24.8"})
  void theOldestFriend() {
    earthOrAlone(3, "obj-the-oldest-friend");
  }

  /** The ship reaches Earth, or nobody else lives. */
  private static void earthOrAlone(int players, String objective) {
    wins(Finish.with(players, objective).given(asleep(ONE)).given(launched(TWO)));
    wins(Finish.with(players, objective).given(launched(ONE)).given(asleep(TWO)));
    wins(
        Finish.with(players, objective)
            .given(launched(ONE))
            .given(asleep(TWO))
            .given(course(Destination.VENUS)));
    loses(
        Finish.with(players, objective)
            .given(launched(ONE))
            .given(launched(TWO))
            .given(course(Destination.VENUS)));
    loses(
        Finish.with(players, objective)
            .given(launched(ONE))
            .given(launched(TWO))
            .given(Finish::damaged));
    loses(Finish.with(players, objective).given(launched(TWO)));
  }

  @Test
  @Covers("obj-quarantine")
  @Rule({"N23.4", "N24.1", "N24.2"})
  void quarantine() {
    String id = "obj-quarantine";
    wins(Finish.with(2, id).given(asleep(ONE)).given(course(Destination.MARS)));
    wins(Finish.with(2, id).given(launched(ONE)).given(course(Destination.MARS)));
    wins(Finish.with(2, id).given(asleep(ONE)).given(s -> s.creatures().destroyNest()));
    loses(Finish.with(2, id).given(asleep(ONE)));
    loses(Finish.with(2, id).given(asleep(ONE)).given(course(Destination.VENUS)));
    loses(
        Finish.with(2, id)
            .given(launched(ONE))
            .given(s -> s.creatures().destroyNest())
            .given(Finish::damaged));
  }

  @Test
  @Covers("obj-relentless-investigator")
  @Rule({"N24.2", "N24.3"})
  void relentlessInvestigator() {
    String id = "obj-relentless-investigator";
    wins(Finish.with(2, id).given(launched(ONE)).given(signal(ONE)).given(Finish::allExplored));
    loses(Finish.with(2, id).given(launched(ONE)).given(signal(TWO)).given(Finish::allExplored));
    loses(Finish.with(2, id).given(launched(ONE)).given(signal(ONE)));
  }

  @Test
  @Covers("obj-a-proper-burial")
  @Rule({"N24.2", "N24.4"})
  void aProperBurial() {
    wins(burial(ObjectKind.CORPSE_BLUE).given(signal(ONE)).given(asleep(ONE)));
    wins(burial(ObjectKind.CORPSE_BLUE).given(signal(ONE)).given(launched(ONE)));
    loses(burial(ObjectKind.CORPSE_BLUE).given(asleep(ONE)));
    loses(burial(ObjectKind.CORPSE_RED).given(signal(ONE)).given(asleep(ONE)));
  }

  private static Scenario<Nemesis> burial(ObjectKind corpse) {
    return Finish.with(2, "obj-a-proper-burial").given(carries(ONE, corpse));
  }

  @Test
  @Covers("obj-hoarder")
  @Rule({"N24.4", "N24.6"})
  void hoarder() {
    wins(hoard(6).given(launched(ONE)));
    loses(hoard(5).given(launched(ONE)));
    loses(hoard(6).given(asleep(ONE)));
    loses(hoard(5).given(carries(ONE, ObjectKind.EGG)).given(launched(ONE)));
  }

  /** So many items beside the starting weapon; the quest items are locked. */
  private static Scenario<Nemesis> hoard(int items) {
    Scenario<Nemesis> table = Finish.with(2, "obj-hoarder");
    for (int i = 0; i < items; i++) table.given(Laid.item(ONE, "chemicals"));
    return table;
  }

  @Test
  @Covers("obj-the-great-hunt")
  @Rule({"N24.2", "N24.6", "N24.8"})
  void theGreatHunt() {
    String id = "obj-the-great-hunt";
    wins(
        Finish.with(2, id)
            .given(launched(ONE))
            .given(signal(ONE))
            .given(s -> s.creatures().killMatriarch()));
    ends(Finish.with(2, id).given(launched(ONE)).given(signal(ONE)), ONE, EXPLOSION, true);
    wins(Finish.with(2, id).given(launched(ONE)).given(signal(ONE)).given(Finish::damaged));
    loses(Finish.with(2, id).given(launched(ONE)).given(s -> s.creatures().killMatriarch()));
    loses(
        Finish.with(2, id)
            .given(launched(ONE))
            .given(signal(ONE))
            .given(s -> s.creatures().destroyNest()));
  }

  @Test
  @Covers("obj-best-friends-forever")
  @Rule({"N24.6", "N23.6"})
  void bestFriendsForever() {
    String id = "obj-best-friends-forever";
    wins(Finish.with(4, id).given(launched(ONE)).given(asleep(FOUR)));
    loses(Finish.with(4, id).given(launched(ONE)));
    loses(
        Finish.with(4, id)
            .given(launched(ONE))
            .given(asleep(THREE))
            .given(course(Destination.MARS)));
  }

  @Test
  @Covers("obj-aliens-on-a-spaceship")
  @Rule({"N24.2", "N24.6", "N24.8"})
  void aliensOnASpaceship() {
    String id = "obj-aliens-on-a-spaceship";
    wins(
        Finish.with(5, id)
            .given(asleep(ONE))
            .given(signal(ONE))
            .given(s -> s.creatures().destroyNest()));
    ends(Finish.with(5, id).given(launched(ONE)).given(signal(ONE)), ONE, EXPLOSION, true);
    loses(Finish.with(5, id).given(asleep(ONE)).given(signal(ONE)));
    ends(Finish.with(5, id).given(launched(ONE)), ONE, EXPLOSION, false);
    ends(Finish.with(5, id).given(asleep(ONE)).given(signal(ONE)), ONE, EXPLOSION, false);
  }

  @Test
  @Rule({"N24.4", "N18.9", "N18.10"})
  void cardsAttachedAndTapedAreHoardedToo() {
    loses(equipped(2).given(launched(ONE)));
    wins(equipped(3).given(launched(ONE)));
    loses(
        equipped(3)
            .given(launched(ONE))
            .given(
                s ->
                    s.belongings()
                        .discardItem(ONE, Laid.thing(s, ONE, "prototype-rifle"), "event.drops")));
  }

  /** So many items beside two weapons, the tape around them and what is attached to one. */
  private static Scenario<Nemesis> equipped(int items) {
    return hoard(items)
        .given(Laid.item(ONE, "prototype-rifle"))
        .given(Laid.item(ONE, "extended-magazine"))
        .given(Laid.item(ONE, "duct-tape"))
        .given(
            s ->
                s.belongings()
                    .attach(
                        s.belongings().takeItem(ONE, Laid.thing(s, ONE, "extended-magazine")),
                        s.kit().weaponOf(Laid.thing(s, ONE, "prototype-rifle"))))
        .given(
            s ->
                s.belongings()
                    .tape(
                        s.belongings().takeItem(ONE, Laid.thing(s, ONE, "duct-tape")),
                        s.belongings().held(ONE).number(0),
                        s.belongings().held(ONE).number(1)));
  }
}
