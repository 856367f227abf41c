package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.nemesis.action.Paying;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.body.Passing;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.items.Trade;
import starboard.nemesis.round.CriticalMoments;
import starboard.nemesis.round.Turn;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Scenario;

/** What the cadet does in situations where a sensible player has no doubt. */
class CadetTest {

  private static Scenario<Nemesis> turn(Scenario<Nemesis> table) {
    return table.perform(new Turn(Seat.ONE));
  }

  @Test
  void fleesFromTheQueenWhenUnarmed() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "search")
            .given(Turns.loaded(Seat.ONE, "revolver", 0))
            .given(Laid.intruder("queen", "006")))
        .then(s -> assertThat(Cadets.choice(s)).startsWith("escape:"));
  }

  @Test
  void shootsAnAdultThatIsLikelyToDie() {
    turn(Turns.with("soldier", "armory", "006", "rest", "demolition", "search", "basic-repairs")
            .given(Laid.intruder("adult", "006")))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("shoot"));
  }

  @Test
  void fleesFromAnAdultThatIsNot() {
    turn(Turns.with("scientist", "armory", "006", "rest", "demolition", "search")
            .given(Laid.intruder("adult", "006")))
        .then(s -> assertThat(Cadets.choice(s)).startsWith("escape:"));
  }

  @Test
  void doesNotFleeFromOneIntruderToAnother() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "search")
            .given(Turns.loaded(Seat.ONE, "revolver", 0))
            .given(Laid.intruder("queen", "006"))
            .given(Laid.intruder("adult", "002"))
            .given(Laid.intruder("adult", "005"))
            .given(Laid.intruder("breeder", "007"))
            .given(Laid.intruder("creeper", "011")))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("pass"));
  }

  @Test
  void doesNotHurryToAPodBesideAnIntruder() {
    turn(Turns.with("captain", "evacuation-section-a", "006", "rest", "demolition", "search")
            .given(Laid.stands(Seat.ONE, "011"))
            .given(s -> ShipState.of(s).unlockAll())
            .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 2))
            .given(Laid.intruder("adult", "006")))
        .then(s -> assertThat(Cadets.choice(s)).doesNotContain("move:room-006"));
  }

  @Test
  void hibernatesWhenTimeIsShortAndTheShipIsRight() {
    turn(Turns.withPrinted("captain", "011", "rest", "demolition", "search")
            .given(CadetTest::flyingHome)
            .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 2)))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("use:action-hibernate"));
  }

  /** The Captain knows that two engines work and that the course leads to Earth. */
  private static void flyingHome(Nemesis s) {
    ShipState.of(s).peekCourse(Seat.ONE);
    Laid.course(Destination.EARTH).accept(s);
    for (int engine = 0; 2 * engine < ShipState.of(s).engines().size(); engine++) {
      ShipState.of(s).peekBothTokens(Seat.ONE, engine);
    }
    Laid.working(s);
  }

  @Test
  void takesAnOpenPodWhenTimeIsShort() {
    turn(Turns.with("captain", "evacuation-section-a", "006", "rest", "demolition", "search")
            .given(s -> ShipState.of(s).unlockAll())
            .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 2)))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("use:action-enter-pod"));
  }

  @Test
  void leavesASectionWhosePodsAreGone() {
    turn(Turns.with("captain", "evacuation-section-b", "006", "rest", "demolition", "search")
            .given(s -> ShipState.of(s).unlockAll())
            .given(s -> ShipState.of(s).removePod(1))
            .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 2)))
        .then(s -> assertThat(Cadets.choice(s)).contains("move:room-"));
  }

  @Test
  void paysWithTheLeastUsefulCard() {
    Turns.with("captain", "armory", "006", "suppressive-fire", "demolition", "search")
        .perform(new Paying(Seat.ONE, 1, new Trade(Seat.ONE)))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("pay:hand-0-demolition"));
  }

  @Test
  void discardsContaminationOnPassingAndKeepsTheRest() {
    Turns.with("captain", "armory", "006", "search")
        .given(Laid.contamination(Seat.ONE, false))
        .perform(new Passing.DiscardAny(Seat.ONE, 0))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("discard:hand-0-contamination"))
        .choose(Seat.ONE, "discard:hand-0-contamination")
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("done"));
  }

  @Test
  void ignoresASurpriseAttackWithNervesOfSteel() {
    Turns.with("soldier", "armory", "006", "nerves-of-steel", "demolition")
        .given(Laid.intruder("adult", "006"))
        .perform(
            s ->
                s.then(
                    Reactions.toAttack(
                        s, Seat.ONE, true, new Attack.Nothing(), new Attack.Nothing())))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("react:hand-0-nerves-of-steel"));
  }

  @Test
  void neverTakesAnAdultByHand() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "search")
            .given(Turns.loaded(Seat.ONE, "revolver", 0))
            .given(Laid.intruder("adult", "006")))
        .then(s -> assertThat(Cadets.choice(s)).startsWith("escape:"));
  }

  @Test
  void fightsALarvaEvenWithoutAmmo() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "search")
            .given(Turns.loaded(Seat.ONE, "revolver", 0))
            .given(Laid.intruder("larva", "006")))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("melee"));
  }

  @Test
  void doesNotWalkIntoCombat() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "interruption", "order")
            .given(CadetTest::flyingHome)
            .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 8))
            .given(Laid.intruder("queen", "011")))
        .then(s -> assertThat(Cadets.choice(s)).doesNotContain("room-011"));
  }

  @Test
  void neverScansWithALarva() {
    Scenario<Nemesis> table =
        Turns.withPrinted("captain", "011", "rest", "demolition", "interruption")
            .given(Laid.contamination(Seat.ONE, true));
    turn(table).then(s -> assertThat(Cadets.choice(s)).isEqualTo("play:hand-0-rest"));
    turn(table.given(Laid.larva(Seat.ONE)))
        .then(s -> assertThat(Cadets.choice(s)).isNotEqualTo("play:hand-0-rest"));
  }

  @Test
  void dressesABleedingWoundFirst() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "search")
            .given(Laid.wounds(Seat.ONE, "wound-bleeding"))
            .given(Laid.item(Seat.ONE, "bandages")))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("use:items-0-bandages"));
  }

  @Test
  void leavesAFireThatWouldKill() {
    turn(Turns.with("captain", "armory", "006", "rest", "demolition", "search")
            .given(Laid.wounds(Seat.ONE, "wound-body", "wound-leg", "wound-hand"))
            .given(Laid.burning("006")))
        .then(s -> assertThat(Cadets.choice(s)).contains("move:room-"));
  }

  @Test
  void craftsAnAntidoteAgainstItsLarva() {
    Scenario<Nemesis> table =
        Turns.with("captain", "armory", "006", "demolition", "interruption", "order")
            .given(Laid.item(Seat.ONE, "chemicals"))
            .given(Laid.item(Seat.ONE, "medkit"));
    turn(table).then(s -> assertThat(Cadets.choice(s)).doesNotStartWith("craft:"));
    turn(table.given(Laid.larva(Seat.ONE)))
        .then(s -> assertThat(Cadets.choice(s)).startsWith("craft:deck-blue-antidote"));
  }

  @Test
  void throwsAGrenadeAtTheEggsFromTheNextRoom() {
    turn(Turns.with("captain", "armory", "006", "demolition", "interruption", "order")
            .given(Laid.explored("002", "nest"))
            .given(Laid.objective(Seat.ONE, "obj-clean-up-crew"))
            .given(s -> s.crew().sendSignal(Seat.ONE))
            .given(s -> ShipState.of(s).hibernate(Seat.TWO))
            .given(Laid.item(Seat.ONE, "grenade")))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("use:items-0-grenade"));
  }

  @Test
  void emptiesAHandForWhatItCameFor() {
    turn(Turns.with("captain", "nest", "003", "demolition", "interruption", "order")
            .given(Laid.objective(Seat.ONE, "obj-special-delivery"))
            .given(Laid.carries(Seat.ONE, ObjectKind.CARCASS)))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("drop:carried-0-carcass"));
  }

  @Test
  void hibernatesWithoutHavingSeenTheEnginesWhenItIsLate() {
    turn(Turns.withPrinted("captain", "011", "rest", "demolition", "search")
            .given(s -> ShipState.of(s).peekCourse(Seat.ONE))
            .given(Laid.course(Destination.EARTH))
            .given(s -> s.clock().setTime(s.kit().content().tracks().time().last() - 6)))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("use:action-hibernate"));
  }

  @Test
  void repairsAnEngineAtHandThatItHasNotSeen() {
    turn(Turns.withPrinted("mechanic", "020", "fast-repairs", "demolition", "interruption")
            .given(Laid.objective(Seat.ONE, "obj-destination-earth"))
            .given(s -> ShipState.of(s).peekCourse(Seat.ONE))
            .given(Laid.course(Destination.EARTH)))
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("play:hand-0-fast-repairs"));
  }

  @Test
  void dressesTheWoundThatBleedsBeforeOthers() {
    turn(Turns.with("captain", "armory", "006", "demolition", "search")
            .given(Laid.wounds(Seat.ONE, "wound-arm", "wound-bleeding"))
            .given(Laid.item(Seat.ONE, "medkit")))
        .choose(Seat.ONE, "use:items-0-medkit", "pay:hand-0-demolition")
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("dress:wounds-0-wound-bleeding"));
  }

  @Test
  void keepsNothingThatLoadsAWeaponItDoesNotHold() {
    Scenario<Nemesis> search =
        Turns.with("captain", "generator", "002", "search")
            .given(s -> s.interior().setCounter(Laid.room("002"), 2))
            .given(Stacked.items(ItemDeck.YELLOW, "chemicals", "tools"));
    turn(search)
        .choose(Seat.ONE, "play:hand-0-search")
        .then(s -> assertThat(Cadets.choice(s)).isEqualTo("keep:finds-0-tools"));
  }

  @Test
  void choosesTheObjectiveThatNeedsLeast() {
    Laid.of(2)
        .given(Laid.objective(Seat.ONE, "obj-my-precious"))
        .given(Laid.objective(Seat.ONE, "obj-salvaging-the-prime-asset"))
        .perform(new CriticalMoments.ChooseObjective(Seat.ONE))
        .then(s -> assertThat(Cadets.choice(s)).endsWith("obj-salvaging-the-prime-asset"));
    Laid.of(2)
        .given(Laid.objective(Seat.ONE, "obj-hoarder"))
        .given(Laid.objective(Seat.ONE, "obj-greener-pastures"))
        .perform(new CriticalMoments.ChooseObjective(Seat.ONE))
        .then(s -> assertThat(Cadets.choice(s)).endsWith("obj-greener-pastures"));
  }
}
