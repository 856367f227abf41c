package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.deck;
import static starboard.clank.Laid.discardPile;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.secretAt;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.clank.Laid.turn;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Box;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.words.Text;
import starboard.testkit.Rule;

/** C4 The turn, C6 noise, C7 acquiring, C8 fighting. */
final class TurnTest {

  @Test
  @Rule({"C4.1", "C4.3"})
  void cardsAndActionsMayBeMixed() {
    table(2)
        .given(hand(ONE, "boldly-go", "boldly-go"))
        .given(row("captive"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.boldly-go", "acquire:row.captive", "walk:cb-lift")
        .choose(ONE, "play:hand-0.boldly-go", "acquire:reserve.pasr", "walk:cb-start")
        .then(s -> assertThat(s.skill()).isZero());
  }

  @Test
  @Rule("C4.2")
  void allCardsMustBePlayed() {
    turn("hack", "hack")
        .refuses(ONE, "end-turn", "refused.cards-left")
        .choose(ONE, "play:hand-0.hack")
        .refuses(ONE, "end-turn", "refused.cards-left")
        .choose(ONE, "play:hand-0.hack")
        .offers(ONE, "end-turn");
  }

  @Test
  @Rule({"C4.4", "C23.4", "C23.5"})
  void theEndOfATurn() {
    table(2)
        .given(hand(ONE, "stealth-suit", "hack"))
        .given(row("captive", "fence"))
        .given(drawPile(ONE, "hack", "hack"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "play:hand-0.stealth-suit", "play:hand-0.hack", "end-turn")
        .asks(TWO)
        .then(
            s -> {
              assertThat(s.skill() + s.swords() + s.boots() + s.bank()).isZero();
              assertThat(s.playArea(ONE).isEmpty()).isTrue();
              assertThat(s.hand(ONE).size()).isEqualTo(5);
              assertThat(s.row().size()).isEqualTo(6);
            });
  }

  @Test
  @Rule({"C4.4", "C5.1"})
  void nothingOfATurnPassesToTheNextPlayer() {
    table(2)
        .given(hand(ONE, "rebel-scout", "jetpack", "pocket-teleporter"))
        .given(hand(TWO, "rebel-scout", "account-hack"))
        .given(at(TWO, "doomsday-cannon-d5"))
        .given(token(ONE, "faction-bonus"))
        .given(s -> s.remove(ONE, Laid.card("hack"), false))
        .given(row("captive", "captive", "fence", "fence", "card-shark", "kockolit"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "play:hand-0.rebel-scout", "use:tokens-0.faction-bonus")
        .choose(ONE, "play:hand-0.jetpack", "play:hand-0.pocket-teleporter")
        .choose(ONE, "walk:cb-lift", "lift:co-1", "end-turn")
        .choose(TWO, "play:hand-1.rebel-scout", "play:hand-1.account-hack")
        .then(s -> assertThat(s.boots()).isEqualTo(1))
        .then(s -> assertThat(s.credits(TWO)).isZero())
        .then(s -> assertThat(s.teleports()).isZero())
        .then(s -> assertThat(s.ignoresEnemies()).isFalse())
        .choose(TWO, "walk:doomsday-cannon-d4");
  }

  @Test
  @Rule("C4.5")
  void theDiscardPileIsShuffledWithoutThePlayArea() {
    table(2)
        .given(hand(ONE, "likvidator"))
        .given(s -> s.giveToDrawPile(ONE, Laid.card("access")))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.likvidator")
        .then(s -> assertThat(Box.find(s.hand(ONE), Laid.card("access"))).isZero())
        .perform(new Turns.CleanUp(ONE))
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(6))
        .then(s -> assertThat(s.discardPile(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.drawPile(ONE).size()).isEqualTo(5));
  }

  @Test
  @Rule({"C4.6", "C10.6", "C10.7"})
  void enteringPaysBeforeTheSecretIsAsked() {
    table(2)
        .given(at(ONE, "med-lab-m5"))
        .given(Laid.wounds(ONE, 2))
        .given(pools(0, 0, 3))
        .given(secretAt("med-lab-m9", "two-credit-chip"))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:med-lab-m9")
        .asks(ONE, "ask.secret")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .choose(ONE, "leave", "walk:med-lab-m5", "walk:med-lab-m9")
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .choose(ONE, "take:med-lab-m9")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.secretsAt(Laid.space("med-lab-m9"))).isEqualTo(1));
  }

  @Test
  @Rule("C4.7")
  void cardsDrawnByASecretMustBePlayed() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d9"))
        .given(pools(0, 1, 1))
        .given(secretAt("doomsday-cannon-d11", "flash-of-insight"))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d11", "spend-1", "take:doomsday-cannon-d11")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(3))
        .refuses(ONE, "end-turn", "refused.cards-left");
  }

  @Test
  @Rule({"C6.1", "C6.2"})
  void negativeNoiseIsBanked() {
    table(2)
        .given(hand(ONE, "stumble", "stumble", "stealth-suit", "stealth-suit"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.stumble", "play:hand-0.stealth-suit")
        .then(s -> assertThat(s.area().count(0)).isZero())
        .then(s -> assertThat(s.bank()).isEqualTo(1))
        .choose(ONE, "play:hand-0.stumble")
        .then(s -> assertThat(s.area().count(0)).isZero())
        .then(s -> assertThat(s.bank()).isZero())
        .choose(ONE, "play:hand-0.stealth-suit")
        .then(s -> assertThat(s.bank()).isEqualTo(2))
        .then(s -> assertThat(s.supply(0)).isEqualTo(30));
  }

  @Test
  @Rule("C6.2")
  void noiseInTheBagIsOutOfReach() {
    table(2)
        .given(noise(ONE, 2))
        .given(s -> s.drawCubes(0))
        .given(noise(ONE, 1))
        .given(hand(ONE, "stealth-suit"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.stealth-suit")
        .then(s -> assertThat(s.area().count(0)).isZero())
        .then(s -> assertThat(s.bag().count(0)).isEqualTo(2))
        .then(s -> assertThat(s.bank()).isEqualTo(1));
  }

  @Test
  @Rule("C6.3")
  void opponentsAndArrivalsUseNoBank() {
    table(2)
        .given(hand(ONE, "stealth-suit"))
        .given(row("captive", "captive", "fence", "fence", "gun-turret"))
        .given(deck("alarm-sphere"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "play:hand-0.stealth-suit", "end-turn")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(1))
        .then(s -> assertThat(s.area().count(1)).isEqualTo(1));
  }

  @Test
  @Rule("C6.4")
  void creditsAreKeptAndSpent() {
    table(2)
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(s -> s.gainCredits(ONE, 9))
        .perform(new Turn(ONE))
        .choose(ONE, "buy:market.telepass")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2))
        .then(s -> assertThat(Scoring.of(s, ONE).credits()).isEqualTo(2));
  }

  @Test
  @Rule({"C6.5", "C1.5"})
  void crystalsRunOut() {
    table(2)
        .given(s -> s.takeCrystals(TWO, 4))
        .given(at(ONE, "doomsday-cannon-d3"))
        .given(pools(0, 0, 3))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:doomsday-cannon-d6")
        .then(s -> assertThat(s.crystals(ONE)).isEqualTo(1))
        .choose(ONE, "walk:doomsday-cannon-d3", "walk:doomsday-cannon-d6")
        .then(s -> assertThat(s.crystals(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crystalSupply()).isZero());
  }

  @Test
  @Rule({"C7.1", "C7.2"})
  void acquiredCardsGoToTheDiscardPile() {
    table(2)
        .given(pools(5, 0, 0))
        .given(row("fence", "captive"))
        .perform(new Turn(ONE))
        .choose(ONE, "acquire:row.fence", "acquire:reserve.pasr")
        .then(s -> assertThat(s.discardPile(ONE).size()).isEqualTo(12))
        .then(
            s -> assertThat(Box.kindOf(s.discardPile(ONE).number(11))).isEqualTo(Laid.card("pasr")))
        .then(s -> assertThat(s.row().size()).isEqualTo(1))
        .then(s -> assertThat(s.skill()).isZero())
        .refuses(ONE, "acquire:row.captive", Text.of("refused.skill", 2, 0));
  }

  @Test
  @Rule("C7.3")
  void onAcquireBootsCountThisTurn() {
    table(2)
        .given(pools(3, 0, 0))
        .given(row("photon-scooter"))
        .perform(new Turn(ONE))
        .choose(ONE, "acquire:row.photon-scooter", "walk:cb-lift");
  }

  @Test
  @Rule("C1.5")
  void anEmptyReservePileIsNotOffered() {
    table(2)
        .given(s -> s.gainSkill(99))
        .given(
            s -> {
              for (int i = 0; i < 12; i++) s.take(TWO, Laid.card("memory-core"));
            })
        .perform(new Turn(ONE))
        .offers(ONE, "acquire:reserve.pasr")
        .doesNotOffer(ONE, "acquire:reserve.memory-core");
  }

  @Test
  @Rule({"C8.1", "C8.3"})
  void beatenEnemiesLeaveTheRow() {
    table(2)
        .given(pools(0, 2, 0))
        .given(row("security-officer", "killbot"))
        .given(noise(ONE, 3))
        .perform(new Turn(ONE))
        .refuses(ONE, "fight:row.killbot", Text.of("refused.swords", 4, 2))
        .choose(ONE, "fight:row.security-officer")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(1))
        .then(s -> assertThat(s.rowDiscard().size()).isEqualTo(1))
        .then(s -> assertThat(s.row().size()).isEqualTo(1))
        .then(s -> assertThat(s.discardPile(ONE).size()).isEqualTo(10));
  }

  @Test
  @Rule("C8.2")
  void theReserveEnemyStays() {
    table(2)
        .given(pools(0, 7, 0))
        .perform(new Turn(ONE))
        .choose(ONE, "fight:reserve.gob-lin-front", "fight:reserve.gob-lin-front")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2))
        .given(Clank::flipReserveEnemy)
        .given(Clank::flipReserveEnemy)
        .perform(new Turn(ONE))
        .choose(ONE, "fight:reserve.tyranobot")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(4))
        .then(s -> assertThat(s.swords()).isZero());
  }

  /** The cards that one tap plays: those whose order does not matter. */
  private static List<String> safe(Clank s) {
    Shortcut safe = s.decision(ONE).shortcuts().getFirst();
    return safe.options().stream().map(id -> id.replace("play:hand-0.", "")).toList();
  }

  @Test
  @Rule("C4.1")
  void safeCardsCanBePlayedTogether() {
    turn("hack", "hack", "stumble", "fence", "likvidator", "cantina", "kockolit")
        .then(s -> assertThat(safe(s)).containsExactly("hack", "hack", "fence"));
  }

  @Test
  @Rule({"C4.1", "C5.2"})
  void aPartnerOfACardThatWouldDrawIsNotSafe() {
    turn("rebel-pilot", "rebel-scout", "hack", "fence")
        .choose(ONE, "play:hand-0.rebel-pilot")
        .then(s -> assertThat(safe(s)).containsExactly("hack", "fence"));
  }

  @Test
  @Rule({"C4.1", "C5.2"})
  void aPartnerOfACardThatWouldOnlyGiveIsSafe() {
    turn("rebel-scout", "moisture-farmer", "hack")
        .choose(ONE, "play:hand-0.rebel-scout")
        .then(s -> assertThat(safe(s)).containsExactly("moisture-farmer", "hack"));
  }

  @Test
  @Rule({"C4.4", "C20.3"})
  void otherStoredTokensWaitForTheirPlayer() {
    table(2)
        .given(token(ONE, "energy-drink"))
        .perform(new Turns.End(ONE))
        .notTold(ONE, "used")
        .then(s -> assertThat(s.tokens(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule("C4.4")
  void theDisintegratorActsAtTheEnd() {
    table(2)
        .given(token(ONE, "disintegrator"))
        .given(discardPile(ONE, "fence"))
        .perform(new Turns.End(ONE))
        .asks(ONE, "ask.trash-must")
        .doesNotOffer(ONE, "keep")
        .choose(ONE, "trash:discard-0.stumble")
        .then(s -> assertThat(s.trash().size()).isEqualTo(1))
        .then(s -> assertThat(s.tokens(ONE).isEmpty()).isTrue());
  }
}
