package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.discardPile;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.owns;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.clank.Laid.turn;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.clank.attack.Scoring;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.testkit.Rule;

/** C5 Conditional effects. */
final class ConditionsTest {

  @Test
  @Rule("C5.1")
  void giftsComeBeforeConditions() {
    table(2)
        .given(hand(ONE, "furry-copilot", "rebel-scout"))
        .given(drawPile(ONE, "hack"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.rebel-scout")
        .then(s -> assertThat(s.boots()).isEqualTo(1))
        .choose(ONE, "play:hand-0.furry-copilot")
        .then(
            s -> {
              assertThat(s.swords()).isEqualTo(3);
              assertThat(s.boots()).isEqualTo(3);
              assertThat(s.area().count(0)).isEqualTo(1);
              assertThat(s.hand(ONE).size()).isEqualTo(1);
            });
  }

  @Test
  @Rule("C5.1")
  void theOrderIsAskedWhereOneOfThemPutsAQuestion() {
    table(2)
        .given(hand(ONE, "mad-scientist", "lab-assistant"))
        .given(drawPile(ONE, "hack", "access"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.mad-scientist", "play:hand-0.lab-assistant")
        .asks(ONE, "ask.first")
        .choose(ONE, "first-lab-assistant-1")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1))
        .asks(ONE, "ask.trash")
        .choose(ONE, "keep")
        .asks(ONE, "ask.action");
  }

  @Test
  @Rule("C5.1")
  void healingDoesNotWaitForTheQuestionOfAnother() {
    table(2)
        .given(wounds(ONE, 3))
        .given(hand(ONE, "mad-scientist", "xenobiologist"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.mad-scientist", "play:hand-0.xenobiologist")
        .asks(ONE, "ask.trash")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"C5.1", "C6.2"})
  void silenceDoesNotWaitForTheQuestionOfAnother() {
    table(2)
        .given(hand(ONE, "mad-scientist", "robo-op-30000"))
        .given(drawPile(ONE, "hack", "hack", "hack"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.mad-scientist", "play:hand-0.robo-op-30000")
        .asks(ONE, "ask.trash")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(1));
  }

  @Test
  @Rule("C5.1")
  void twoDrawsAskForNoOrder() {
    table(2)
        .given(hand(ONE, "rebel-pilot", "princess-leye"))
        .given(drawPile(ONE, "hack", "access"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.rebel-pilot", "play:hand-0.princess-leye")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(2));
  }

  @Test
  @Rule({"C5.2", "C5.3"})
  void aPartnerOfTheSameNameIsEnoughAndMoreBringNothing() {
    turn("rebel-scout", "rebel-scout", "rebel-scout")
        .choose(ONE, "play:hand-0.rebel-scout", "play:hand-0.rebel-scout")
        .then(s -> assertThat(s.boots()).isEqualTo(4))
        .choose(ONE, "play:hand-0.rebel-scout")
        .then(s -> assertThat(s.boots()).isEqualTo(6));
  }

  @Test
  @Rule("C5.4")
  void aCrystalFoundLaterCounts() {
    table(2)
        .given(hand(ONE, "crystallographer"))
        .given(drawPile(ONE, "access"))
        .given(at(ONE, "doomsday-cannon-d3"))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.crystallographer")
        .then(s -> assertThat(s.hand(ONE).isEmpty()).isTrue())
        .choose(ONE, "walk:doomsday-cannon-d6")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"C5.4", "C5.5"})
  void aCrystalCountsAtOnceBeforeTheSecretIsAskedFor() {
    table(2)
        .given(hand(ONE, "crystallographer"))
        .given(drawPile(ONE, "access"))
        .given(at(ONE, "hydroponics-h11"))
        .given(pools(0, 0, 2))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.crystallographer", "walk:hydroponics-h12")
        .asks(ONE, "ask.secret")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"C5.4", "C20.1"})
  void theSixthCrystalCounts() {
    table(2)
        .given(token(ONE, "sixth-crystal"))
        .given(hand(ONE, "replicator"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.replicator")
        .then(s -> assertThat(s.skill()).isEqualTo(2));
  }

  @Test
  @Rule({"C5.4", "C9.2"})
  void contrabandBoughtLaterCounts() {
    table(2)
        .given(hand(ONE, "black-marketeer"))
        .given(drawPile(ONE, "hack"))
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(s -> s.gainCredits(ONE, 6))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.black-marketeer")
        .then(s -> assertThat(s.hand(ONE).isEmpty()).isTrue())
        .choose(ONE, "buy:market.contraband")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("C5.5")
  void theArtifactStolenLaterCounts() {
    table(4)
        .given(Laid.code(ONE))
        .given(at(ONE, "cm-a5"))
        .given(hand(ONE, "getaway-driver"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.getaway-driver")
        .then(s -> assertThat(s.boots()).isEqualTo(2))
        .choose(ONE, "steal:cm-a5")
        .then(s -> assertThat(s.boots()).isEqualTo(3));
  }

  @Test
  @Rule({"C5.5", "C5.7"})
  void aCaptiveShuffledAwayBeforeTheSkunkCounts() {
    table(2)
        .given(hand(ONE, "replicator", "space-skunk"))
        .given(discardPile(ONE, "captive"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.replicator")
        .then(s -> assertThat(s.discardPile(ONE).isEmpty()).isTrue())
        .choose(ONE, "play:hand-0.space-skunk")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(3));
  }

  @Test
  @Rule({"C5.5", "C21.1"})
  void aCaptiveDiscardedAndShuffledAwayAtOnceCounts() {
    turn("space-skunk", "kockolit", "captive")
        .choose(ONE, "play:hand-0.space-skunk", "play:hand-0.kockolit")
        .choose(ONE, "offer-kockolit", "discard:hand-0.captive")
        .then(s -> assertThat(s.discardPile(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(3));
  }

  @Test
  @Rule({"C5.5", "C5.11"})
  void aCaptiveTrashedBeforeTheSkunkCountsInThatTurnOnly() {
    table(2)
        .given(hand(ONE, "captive", "code-red", "space-skunk"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.captive", "play:hand-0.code-red", "trash:play-0.captive")
        .choose(ONE, "play:hand-0.space-skunk")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(3));
    table(2)
        .given(discardPile(ONE, "captive"))
        .given(s -> s.remove(ONE, Laid.card("captive"), false))
        .perform(new Turns.CleanUp(ONE))
        .perform(new Turns.Begin(ONE))
        .given(hand(ONE, "space-skunk"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.space-skunk")
        .then(s -> assertThat(s.credits(ONE)).isZero());
  }

  @Test
  @Rule("C5.8")
  void trashingMayBeDeclinedNoiseMayNot() {
    turn("code-red")
        .choose(ONE, "play:hand-0.code-red")
        .offers(ONE, "keep")
        .choose(ONE, "keep")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(1))
        .then(s -> assertThat(s.trash().isEmpty()).isTrue());
  }

  @Test
  @Rule("C5.9")
  void teleportsWaitForTheirMoment() {
    turn("pocket-teleporter", "hack")
        .choose(ONE, "play:hand-0.pocket-teleporter", "play:hand-0.hack")
        .choose(ONE, "teleport:cb-lift")
        .then(s -> assertThat(s.teleports()).isZero())
        .doesNotOffer(ONE, "teleport:cb-start");
  }

  @Test
  @Rule("C5.11")
  void aTrashedPartnerStillCounts() {
    table(2)
        .given(hand(ONE, "moisture-farmer", "code-red", "voice-of-revolt"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.moisture-farmer", "play:hand-0.code-red")
        .choose(ONE, "trash:play-0.moisture-farmer", "play:hand-0.voice-of-revolt")
        .then(s -> assertThat(s.swords()).isEqualTo(2))
        .then(s -> assertThat(s.skill()).isEqualTo(1 + 2 + 2 + 1));
  }

  @Test
  @Rule({"C20.2", "C20.4"})
  void theFactionBonusCoversCardsBeforeAndAfterIt() {
    table(2)
        .given(token(ONE, "faction-bonus"))
        .given(hand(ONE, "fence", "rebel-medic", "crystallographer"))
        .given(wounds(ONE, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.fence", "use:tokens-0.faction-bonus")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2))
        .choose(ONE, "play:hand-0.rebel-medic")
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .choose(ONE, "play:hand-0.crystallographer")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(3))
        .then(s -> assertThat(s.hand(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule("C19.4")
  void theBonusOfHynDuoNeedsContraband() {
    table(2)
        .given(hand(ONE, "hyn-duo"))
        .given(artifact(ONE, 15))
        .then(s -> assertThat(Scoring.of(s, ONE).cards()).isEqualTo(2))
        .given(owns(ONE, "contraband"))
        .then(s -> assertThat(Scoring.of(s, ONE).cards()).isEqualTo(5))
        .then(s -> assertThat(Scoring.of(s, TWO).cards()).isZero());
  }

  @Test
  @Rule("C10.5")
  void jetpacksIgnoreEnemies() {
    table(2)
        .given(hand(ONE, "jetpack"))
        .given(at(ONE, "doomsday-cannon-d9"))
        .given(row("captive"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.jetpack", "walk:doomsday-cannon-d11")
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .asks(ONE, "ask.secret");
  }

  /** The only card of a pile counts like any other. */
  @Test
  @Rule({"C5.5", "C5.7"})
  void whereverItLiesAloneItHasLain() {
    int pilot = Laid.card("rebel-pilot");
    table(2)
        .given(hand(ONE, "replicator"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.replicator")
        .then(s -> assertThat(s.discardPile(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.hasLain(ONE, pilot)).isFalse())
        .given(discardPile(ONE, "rebel-pilot"))
        .then(s -> assertThat(s.hasLain(ONE, pilot)).isTrue());
    turn("rebel-pilot")
        .then(s -> assertThat(s.hasLain(ONE, pilot)).isFalse())
        .choose(ONE, "play:hand-0.rebel-pilot")
        .then(s -> assertThat(s.hasLain(ONE, pilot)).isTrue());
  }

  @Test
  @Rule({"C5.3", "C5.4"})
  void ofThreeThatHoldAtOnceAndAskNothingNoOrderIsAskedFor() {
    table(2)
        .given(hand(ONE, "crystallographer", "replicator", "pocket-teleporter"))
        .given(drawPile(ONE, "hack", "hack", "hack"))
        .given(at(ONE, "doomsday-cannon-d3"))
        .given(pools(0, 0, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.crystallographer", "play:hand-0.replicator")
        .choose(ONE, "play:hand-0.pocket-teleporter")
        .choose(ONE, "walk:doomsday-cannon-d6")
        .then(s -> assertThat(s.skill()).isEqualTo(4))
        .asks(ONE, "ask.action");
  }
}
