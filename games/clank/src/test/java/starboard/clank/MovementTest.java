package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.code;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.owns;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.turn;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import starboard.clank.attack.Scoring;
import starboard.clank.turn.Turn;
import starboard.kernel.words.Text;
import starboard.testkit.Rule;

/** C9 Shopping, C10 walking, C11 hyperlift and telepad, C21.5 teleports. */
final class MovementTest {

  @Test
  @Rule("C9.1")
  void eachItemOnce() {
    table(3)
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(s -> s.gainCredits(ONE, 20))
        .perform(new Turn(ONE))
        .choose(ONE, "buy:market.telepass", "buy:market.master-key")
        .refuses(ONE, "buy:market.telepass", "refused.owned")
        .refuses(ONE, "buy:market.contraband", Text.of("refused.credits", 7, 6))
        .then(s -> assertThat(s.stock(Laid.item("telepass"))).isEqualTo(1));
  }

  @Test
  @Rule({"C9.1", "C1.5"})
  void soldOut() {
    table(2)
        .given(owns(TWO, "medkit"))
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(s -> s.gainCredits(ONE, 7))
        .perform(new Turn(ONE))
        .refuses(ONE, "buy:market.medkit", "refused.sold-out");
  }

  @Test
  @Rule("C9.2")
  void theMedkitHealsTwo() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(s -> s.gainCredits(ONE, 7))
        .given(wounds(ONE, 3))
        .perform(new Turn(ONE))
        .choose(ONE, "buy:market.medkit")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(Scoring.of(s, ONE).tokens()).isEqualTo(5));
  }

  @Test
  @Rule("C10.1")
  void twoFootprintsCostTwo() {
    table(2)
        .given(at(ONE, "cb-customs"))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:cb-cold", Text.of("refused.boots", 2, 1))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cb-cold")
        .notTold(ONE, "enemies")
        .choose(ONE, "leave")
        .then(s -> assertThat(s.boots()).isZero());
  }

  @Test
  @Rule({"C10.2", "C17.2"})
  void enemiesWoundUnlessSwordsAreSpent() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d10"))
        .given(pools(0, 1, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d12")
        .offersOnly(ONE, "spend-0", "spend-1")
        .choose(ONE, "spend-1")
        .told(TWO, "enemies")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.supply(0)).isEqualTo(29))
        .then(s -> assertThat(s.swords()).isZero());
  }

  @Test
  @Rule("C10.2")
  void noMoreSwordsThanEnemiesAreSpent() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d10"))
        .given(pools(0, 3, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d12")
        .offersOnly(ONE, "spend-0", "spend-1", "spend-2")
        .choose(ONE, "spend-2")
        .then(s -> assertThat(s.swords()).isEqualTo(1));
  }

  @Test
  @Rule({"C10.3", "C17.6"})
  void aCorridorCannotKnockOut() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d10"))
        .given(wounds(ONE, 8))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:doomsday-cannon-d12", Text.of("refused.wounds", 1, 0))
        .given(pools(0, 2, 0))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d12")
        .offersOnly(ONE, "spend-1", "spend-2");
  }

  @Test
  @Rule({"C10.3", "C17.7"})
  void withoutCubesNoCorridorWounds() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d10"))
        .given(Laid.noise(ONE, 30))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:doomsday-cannon-d12", Text.of("refused.wounds", 2, 0))
        .given(Laid.noise(ONE, 1))
        .then(s -> assertThat(s.area().count(0)).isEqualTo(30));
  }

  @Test
  @Rule("C10.4")
  void locksAndArrows() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d8"))
        .given(pools(0, 0, 2))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:doomsday-cannon-d11", "refused.locked")
        .given(owns(ONE, "master-key"))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d11", "leave")
        .then(s -> assertThat(s.owns(ONE, Laid.item("master-key"))).isTrue())
        .given(at(ONE, "doomsday-cannon-d12"))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:doomsday-cannon-d6", "refused.one-way")
        .given(at(ONE, "doomsday-cannon-d6"))
        .perform(new Turn(ONE))
        .offers(ONE, "walk:doomsday-cannon-d12");
  }

  @Test
  @Rule("C10.7")
  void everyEntryPays() {
    table(2)
        .given(pools(0, 0, 3))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cb-loader", "walk:cb-start", "walk:cb-loader")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2));
  }

  @Test
  @Rule("C10.8")
  void aCheckpointStopsBootsButNotTeleports() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(pools(0, 0, 3))
        .given(s -> s.gainTeleports(1))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d5")
        .refuses(ONE, "walk:doomsday-cannon-d9", "refused.stopped")
        .choose(ONE, "teleport:doomsday-cannon-d9")
        .refuses(ONE, "walk:doomsday-cannon-d8", "refused.stopped");
  }

  @Test
  @Rule({"C10.8", "C21.5"})
  void aCheckpointStopsNoHyperlift() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(pools(0, 0, 2))
        .given(s -> s.gainTeleports(2))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d5")
        .choose(ONE, "teleport:doomsday-cannon-d1", "teleport:co-1")
        .refuses(ONE, "walk:co-2", "refused.stopped")
        .choose(ONE, "lift:co-4")
        .then(s -> assertThat(s.wounds(ONE)).isZero());
  }

  @Test
  @Rule("C10.9")
  void pawnsDoNotBlock() {
    table(2)
        .given(at(TWO, "cb-lift"))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cb-lift")
        .then(s -> assertThat(s.spaceOf(ONE)).isEqualTo(s.spaceOf(TWO)));
  }

  @Test
  @Rule({"C10.10", "C12.4"})
  void theCommandModuleNeedsTheCode() {
    table(2)
        .given(at(ONE, "hydroponics-h9"))
        .given(pools(0, 0, 2))
        .given(s -> s.gainTeleports(1))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:cm-gate-n", "refused.code")
        .refuses(ONE, "teleport:cm-gate-n", "refused.code")
        .given(code(ONE))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cm-gate-n")
        .refuses(ONE, "walk:cm-a5", "refused.stopped");
  }

  @Test
  @Rule("C10.10")
  void aPodNeedsAnArtifactAndItsToken() {
    table(3)
        .given(at(ONE, "cb-vault"))
        .given(pools(0, 0, 1))
        .given(s -> s.gainTeleports(1))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:cb-pod-1", "refused.no-artifact")
        .refuses(ONE, "teleport:cb-pod-1", "refused.no-artifact")
        .given(artifact(ONE, 30))
        .perform(new Turn(ONE))
        .offers(ONE, "walk:cb-pod-1", "teleport:cb-pod-1")
        .given(s -> s.launchPod(TWO, 0))
        .given(s -> s.leave(TWO, true, true))
        .perform(new Turn(ONE))
        .refuses(ONE, "walk:cb-pod-1", "refused.pod-gone");
  }

  @Nested
  final class Lifts {
    @Test
    @Rule({"C11.1", "C11.3", "C11.5"})
    void ridesAlongTheLine() {
      table(2)
          .given(at(ONE, "co-2"))
          .given(pools(0, 0, 1))
          .perform(new Turn(ONE))
          .offers(ONE, "lift:cb-lift", "lift:co-1", "lift:co-3", "lift:co-4")
          .refuses(ONE, "lift:cm-lift", "refused.locked")
          .choose(ONE, "lift:co-4", "lift:cb-lift")
          .refuses(ONE, "walk:cb-start", "refused.stopped");
    }

    @Test
    @Rule("C11.1")
    void theCommandStopNeedsKeyAndCode() {
      table(2)
          .given(at(ONE, "co-4"))
          .given(owns(ONE, "master-key"))
          .perform(new Turn(ONE))
          .refuses(ONE, "lift:cm-lift", "refused.code")
          .given(code(ONE))
          .perform(new Turn(ONE))
          .choose(ONE, "lift:cm-lift")
          .offers(ONE, "lift:cb-lift");
    }

    @Test
    @Rule("C11.4")
    void liftStopsAreOrdinaryNeighbours() {
      table(2)
          .given(at(ONE, "cb-lift"))
          .given(pools(0, 0, 2))
          .perform(new Turn(ONE))
          .choose(ONE, "walk:co-1", "walk:doomsday-cannon-d1");
    }

    @Test
    @Rule("C14.3")
    void theBlockadeClosesTheCargoBay() {
      table(2)
          .given(s -> s.placeTyrant(11))
          .given(at(ONE, "co-1"))
          .given(pools(0, 0, 1))
          .given(s -> s.gainTeleports(1))
          .perform(new Turn(ONE))
          .refuses(ONE, "lift:cb-lift", "refused.blockade")
          .refuses(ONE, "walk:cb-lift", "refused.blockade")
          .refuses(ONE, "teleport:cb-lift", "refused.blockade")
          .offers(ONE, "lift:co-3");
    }

    @Test
    @Rule({"C11.2", "C11.3"})
    void telepadsNeedTheTelepass() {
      table(2)
          .given(at(ONE, "doomsday-cannon-d9"))
          .given(pools(0, 0, 1))
          .perform(new Turn(ONE))
          .doesNotOffer(ONE, "telepad:med-lab-m8")
          .given(owns(ONE, "telepass"))
          .perform(new Turn(ONE))
          .refuses(ONE, "telepad:cm-rotunda", "refused.code")
          .choose(ONE, "telepad:med-lab-m8", "telepad:hydroponics-h10")
          .refuses(ONE, "walk:cb-airlock", "refused.stopped");
    }
  }

  @Test
  @Rule({"C21.5", "C21.5.1"})
  void teleportsIgnoreLocksArrowsAndEnemies() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d12"))
        .given(s -> s.gainTeleports(3))
        .perform(new Turn(ONE))
        .choose(ONE, "teleport:doomsday-cannon-d6")
        .given(at(ONE, "doomsday-cannon-d8"))
        .perform(new Turn(ONE))
        .choose(ONE, "teleport:doomsday-cannon-d11", "leave")
        .choose(ONE, "teleport:doomsday-cannon-d9")
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .then(s -> assertThat(s.teleports()).isZero());
  }

  @Test
  @Rule("C21.6")
  void theTechnicianJumpsToTheTelepadOfTheModule() {
    table(2)
        .given(hand(ONE, "telepad-technician", "telepad-technician"))
        .given(at(ONE, "med-lab-m1"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.telepad-technician")
        .doesNotOffer(ONE, "jump:med-lab-m8")
        .choose(ONE, "play:hand-0.telepad-technician")
        .choose(ONE, "jump:med-lab-m8", "walk:med-lab-m7")
        .then(s -> assertThat(s.jumps()).isEqualTo(1));
    turn("telepad-technician", "telepad-technician")
        .choose(ONE, "play:hand-0.telepad-technician", "play:hand-0.telepad-technician")
        .doesNotOffer(ONE, "jump:med-lab-m8");
  }
}
